import { type Block, blocksOf, type LinkFor } from '../html-text/html-text.ts';
import { tidied } from '../html-text/tidied.ts';
import { counted } from '../change-dialog.tsx';

interface Pasted {
  readonly blocks: readonly Block[];
  /** What did not come as it was, in words for whoever pasted. */
  readonly notes: readonly string[];
}

/** A picture's words, which say nothing without it. */
const CAPTIONED = 'figure, .wp-caption';

/** HTML of the clipboard as the site keeps texts. */
export function pasted(html: string, linkFor: LinkFor): Pasted {
  const { parsed, tables } = tidied(html);
  const pictures = [...parsed.querySelectorAll('img:not([width="1"])')];
  for (const picture of pictures) {
    const caption = picture.closest('p')?.nextElementSibling;
    if (caption?.classList.contains('MsoCaption')) caption.remove();
    picture.closest(CAPTIONED)?.remove();
    picture.remove();
  }
  let links = 0;
  const blocks = blocksOf(parsed, html, (href) => {
    const link = linkFor(href);
    if (!link && !href.startsWith('#')) links += 1;
    return link;
  }).filter(({ _type }) => _type === 'block');
  const notes = [
    pictures.length > 0 &&
      `${counted(pictures.length, 'A imagem não veio', '# imagens não vieram')}: envie em um campo de imagem, como Capa.`,
    tables > 0 && counted(tables, 'A tabela virou linhas de texto.', '# tabelas viraram linhas de texto.'),
    links > 0 &&
      `${counted(links, '1 link virou texto simples', '# links viraram texto simples')}: só valem os que começam com https://.`,
  ].filter((note) => note !== false);
  return { blocks, notes };
}

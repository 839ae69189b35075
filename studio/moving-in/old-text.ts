import { type Block, blocksOf } from '../html-text/html-text.ts';
import { linkFor } from '../html-text/link-for.ts';
import { tidied } from '../html-text/tidied.ts';

/** A picture inside of one of these comes after it. */
const HOLDERS = 'p, figure, a, li, h2, h3, h4';

/** A piece of a text: the picture it begins with, and what is said until the next one. */
export interface Piece {
  readonly picture?: string;
  readonly blocks: readonly Block[];
}

/**
 * HTML of another site as this one keeps texts, parted where a picture stands. Nothing of it is run or fetched: it is parsed as a
 * document of its own, and what is not text, a link or a picture is left behind.
 * @param url where it was, which its addresses are relative to
 */
export function piecesOf(html: string, url: string): readonly Piece[] {
  const { parsed } = tidied(html);
  for (const picture of parsed.querySelectorAll('img')) {
    const address = webAddress(picture.getAttribute('src'), url);
    if (address === undefined) picture.remove();
    else {
      picture.setAttribute('src', address);
      const holder = outermost(picture);
      // A caption follows its picture.
      if (holder?.tagName === 'FIGURE') holder.before(picture);
      else holder?.after(picture);
    }
  }
  const pieces: { picture?: string; blocks: Block[] }[] = [{ blocks: [] }];
  for (const block of blocksOf(parsed, html, linkFor)) {
    if (block._type === 'image') pieces.push({ picture: String(block['src']), blocks: [] });
    else pieces.at(-1)?.blocks.push(block);
  }
  return pieces.filter(({ picture, blocks: said }) => picture !== undefined || said.length > 0);
}

/** What holds a picture among the blocks of the text. */
function outermost(picture: Element): Element | undefined {
  let holder: Element | undefined;
  for (let above = picture.parentElement; above; above = above.parentElement)
    if (above.matches(HOLDERS)) holder = above;
  return holder;
}

function webAddress(address: string | null, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

import { blockText } from '../../schemas/index.ts';
import { linkFor } from '../html-text/link-for.ts';
import { GOOGLE_DOCS, WEB_PAGE, WORD_FOR_MAC, WORD_FOR_WINDOWS } from './clipboards.fixture.ts';
import { pasted } from './pasted.ts';

const page = { kind: 'page', target: { _type: 'reference', _ref: 'exam-hemograma' } };
const own = {
  origin: 'https://clinica.invalid',
  links: new Map<string, { kind: string }>([
    ['/exames/hemograma', page],
    ['/topics', { kind: 'topics' }],
  ]),
};

interface Shown {
  readonly style?: string;
  readonly listItem?: string;
  readonly level?: number;
  readonly children: readonly { readonly text: string; readonly marks: readonly string[] }[];
  readonly markDefs: readonly { readonly _key: string }[];
}

/** A line for each block, marked up: which marks stand where. */
function shown(html: string) {
  const { blocks, notes } = pasted(html, (href) => linkFor(href, own));
  const said = (blocks as readonly unknown[] as readonly Shown[]).map((block) => {
    const { style, listItem, level, children, markDefs } = block;
    const links = new Set(markDefs.map(({ _key }) => _key));
    const words = children.map(({ text, marks }) =>
      marks.reduce(
        (inner, mark) => (links.has(mark) ? `[${inner}]` : mark === 'em' ? `_${inner}_` : `*${inner}*`),
        text,
      ),
    );
    return `${listItem ? `${listItem} ${level}` : style}: ${words.join('')}`;
  });
  const links = (blocks as readonly unknown[] as readonly Shown[]).flatMap(({ markDefs }) =>
    markDefs.map(({ _key, ...link }) => link),
  );
  return { said, links, notes };
}

it('T8: Word for Windows: titles, lists, rows, and no mark, remark or blank line of its own', () => {
  const { said, links, notes } = shown(WORD_FOR_WINDOWS);
  expect(said).toEqual([
    'h2: Dengue: quando procurar',
    'normal: Veja o [guia do Ministério] antes de vir.',
    'h3: Sinais de alarme',
    'bullet 1: Dor forte',
    'bullet 2: Na barriga',
    'bullet 1: Vômitos',
    'h3: O que fazer',
    'number 1: Beba água',
    'number 1: Venha à *clínica*',
    'normal: *Dia* – *Exame*',
    'normal: 1 a 5 – NS1, por [sangue]',
    'normal: Dúvidas: escreva.',
  ]);
  expect(links).toEqual([
    { _type: 'link', kind: 'url', url: 'https://www.gov.br/saude/dengue' },
    { _type: 'link', kind: 'url', url: 'https://exemplo.invalid/ns1' },
  ]);
  expect(notes).toEqual([
    'A imagem não veio: envie em um campo de imagem, como Capa.',
    'A tabela virou linhas de texto.',
    '1 link virou texto simples: só valem os que começam com https://.',
  ]);
});

it('T8: Word for Mac: a title by its style, numbered titles, a mark that is plain text, and nothing that was struck out', () => {
  expect(shown(WORD_FOR_MAC)).toEqual({
    said: [
      'h2: Vacinas do viajante',
      'h3: Febre amarela',
      'bullet 1: _Dose única_',
      'bullet 1: Dez dias antes',
      'normal: Leve a carteira.',
    ],
    links: [],
    notes: [],
  });
});

it('T8: Google Docs: bold is what looks bold, and lists keep their levels', () => {
  const { said, links, notes } = shown(GOOGLE_DOCS);
  expect(said).toEqual([
    'h2: Antes do exame',
    'normal: Leia a [bula]* com calma*',
    'bullet 1: Jejum',
    'bullet 2: De oito horas',
    'number 1: Chegue cedo',
    'normal: Manhã – 7h',
  ]);
  expect(links).toEqual([{ _type: 'link', kind: 'url', url: 'https://exemplo.invalid/bula' }]);
  expect(notes).toHaveLength(2);
});

it('T8: a web page: own pages by name, what the form refuses as words, and no caption without its picture', () => {
  const { said, links, notes } = shown(WEB_PAGE);
  expect(said).toEqual([
    'h2: Cuidados',
    'normal: Primeira linha',
    'normal: Segunda 💧 linha',
    'normal: Beba muita água, sem açúcar.',
    'normal: Soro',
    'normal: Um litro',
    'h3: Mais',
    'normal: Veja os [exames], [temas] e [isto].',
    'bullet 1: Num quadro',
    'normal: Ao lado',
  ]);
  expect(links).toEqual([
    { _type: 'link', ...page, anchor: 'preparo' },
    { _type: 'link', kind: 'topics' },
    { _type: 'link', kind: 'url', url: 'https://clinica.invalid/antiga?p=3' },
  ]);
  expect(notes).toEqual([
    'A imagem não veio: envie em um campo de imagem, como Capa.',
    '2 links viraram texto simples: só valem os que começam com https://.',
  ]);
});

it.each([
  ['<h3>a</h3><h2>b</h2><h6>c</h6>', 'h2 h2 h3'],
  ['<h1>a</h1><h2></h2><h3>b</h3><h4>c</h4><h5>d</h5>', 'h2 h3 h4 h4'],
  ['<p class="Paragraph" role="heading" aria-level="2">a</p><h4>b</h4>', 'h2 h3'],
])('T8: %s have the styles %s', (html, styles) => {
  expect(
    pasted(html, () => undefined)
      .blocks.map((block) => block['style'])
      .join(' '),
  ).toBe(styles);
});

it('T8: of a picture alone nothing comes but the word that it did not', () => {
  const { blocks, notes } = pasted('<img src="https://exemplo.invalid/a.png">', () => undefined);
  expect(blockText(blocks)).toBe('');
  expect(notes).toHaveLength(1);
});

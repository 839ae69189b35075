import { htmlToPortableText } from '@portabletext/html';
import { compileSchema, defineSchema } from '@portabletext/schema';

/** As `richTextBody` has it; pictures are taken out afterwards. */
const schema = compileSchema(
  defineSchema({
    styles: [{ name: 'normal' }, { name: 'h2' }, { name: 'h3' }, { name: 'h4' }],
    lists: [{ name: 'bullet' }, { name: 'number' }],
    decorators: [{ name: 'strong' }, { name: 'em' }],
    annotations: [{ name: 'link', fields: [{ name: 'href', type: 'string' }] }],
    blockObjects: [{ name: 'image', fields: [{ name: 'src', type: 'string' }] }],
  }),
);

const NOT_TEXT = 'script, style, noscript, template, iframe, object, embed, svg, form, button, input, select, textarea';
/** A picture inside of one of these comes after it. */
const HOLDERS = 'p, figure, a, li, table, h1, h2, h3, h4, h5, h6';

export interface Block {
  readonly _type: string;
  readonly _key: string;
  readonly [field: string]: unknown;
}

/** A piece of a text: the picture it begins with, and what is said until the next one. */
export interface Piece {
  readonly picture?: string;
  readonly blocks: readonly Block[];
}

/** HTML as a document that runs and fetches nothing. Browsers complain of handlers in it all the same: these are renamed before. */
export function inertDocument(html: string): Document {
  const quiet = html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\son\w+\s*=/gi, ' data-left='));
  return new DOMParser().parseFromString(quiet, 'text/html');
}

/**
 * HTML of another site as this one keeps texts, parted where a picture stands. Nothing of it is run or fetched: it is parsed as a
 * document of its own, and what is not text, a link or a picture is left behind.
 * @param url where it was, which its addresses are relative to
 */
export function piecesOf(html: string, url: string): readonly Piece[] {
  const parsed = inertDocument(html);
  for (const element of parsed.querySelectorAll(NOT_TEXT)) element.remove();
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
  for (const heading of parsed.querySelectorAll('h1, h5, h6')) {
    const other = parsed.createElement(heading.tagName === 'H1' ? 'h2' : 'h4');
    other.append(...heading.childNodes);
    heading.replaceWith(other);
  }
  const blocks = htmlToPortableText(parsed.body.innerHTML, {
    schema,
    whitespaceMode: 'normalize',
    types: {
      image: ({ value, context }) => ({ _type: 'image', _key: context.keyGenerator(), src: value.src ?? '' }),
    },
  }) as readonly Block[];
  const pieces: { picture?: string; blocks: Block[] }[] = [{ blocks: [] }];
  for (const block of blocks) {
    if (block._type === 'image') pieces.push({ picture: String(block['src']), blocks: [] });
    else if (block._type === 'block' && wordsOf(block) !== '') pieces.at(-1)?.blocks.push(withOurLinks(block));
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

interface Span {
  readonly text?: string;
  readonly marks?: readonly string[];
}

const spansOf = (block: Block) => (Array.isArray(block['children']) ? (block['children'] as readonly Span[]) : []);

export function wordsOf(block: Block): string {
  return spansOf(block)
    .map(({ text = '' }) => text)
    .join('')
    .trim();
}

/** Links that the site takes, in its form; of any other the words stay. */
function withOurLinks(block: Block): Block {
  const defs = (block['markDefs'] ?? []) as readonly Block[];
  const links = defs.flatMap(({ _key, href }) =>
    typeof href === 'string' && /^https:\/\//i.test(href) && URL.canParse(href)
      ? [{ _type: 'link', _key, kind: 'url', url: href }]
      : [],
  );
  const kept = new Set(['strong', 'em', ...links.map(({ _key }) => _key)]);
  const children = spansOf(block).map((span) => ({
    ...span,
    marks: (span.marks ?? []).filter((mark) => kept.has(mark)),
  }));
  return { ...block, children, markDefs: links };
}

function webAddress(address: string | null, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const { href, protocol } = new URL(address, base);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

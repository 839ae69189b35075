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

export interface Block {
  readonly _type: string;
  readonly _key: string;
  readonly [field: string]: unknown;
}

/** A link as the site keeps it, or undefined for one that it does not take: its words stay. */
export type LinkFor = (href: string) => { readonly kind: string; readonly [field: string]: unknown } | undefined;

/**
 * What a document says, as this site keeps texts, and its pictures where they stand.
 * @param parsed a tidied one: it is used up
 * @param html what it was parsed from, which tells the programs apart that it comes from
 */
export function blocksOf(parsed: Document, html: string, linkFor: LinkFor): readonly Block[] {
  const blocks = htmlToPortableText(html, {
    schema,
    whitespaceMode: 'normalize',
    parseHtml: () => parsed,
    rules: [
      {
        deserialize: (node, next) => {
          const { list, level } = node instanceof HTMLElement ? node.dataset : {};
          if (list === undefined) return undefined;
          const children = next(node.childNodes);
          return { _type: 'block', style: 'normal', markDefs: [], listItem: list, level: Number(level), children };
        },
      },
    ],
    types: {
      image: ({ value, context }) => ({ _type: 'image', _key: context.keyGenerator(), src: value.src ?? '' }),
    },
  }) as readonly Block[];
  return blocks.flatMap((block) => {
    if (block._type === 'image') return [block];
    return block._type === 'block' && wordsOf(block) !== '' ? [withOurLinks(block, linkFor)] : [];
  });
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

function withOurLinks(block: Block, linkFor: LinkFor): Block {
  const defs = (block['markDefs'] ?? []) as readonly Block[];
  const links = defs.flatMap(({ _key, href }) => {
    const link = typeof href === 'string' ? linkFor(href) : undefined;
    return link ? [{ _type: 'link', _key, ...link }] : [];
  });
  const kept = new Set(['strong', 'em', ...links.map(({ _key }) => _key)]);
  const children = spansOf(block).map((span) => ({
    ...span,
    marks: (span.marks ?? []).filter((mark) => kept.has(mark)),
  }));
  return { ...block, children, markDefs: links };
}

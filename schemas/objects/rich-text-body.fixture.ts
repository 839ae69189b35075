import type { Link, RichTextBody } from '../generated/content-types.ts';

type Block = RichTextBody[number];

/** Keys are derived from the given name, so that the same text always is the same document. */
function block(key: string, text: string, format: Pick<Block, 'style' | 'listItem' | 'level'>): Block {
  return {
    _key: key,
    _type: 'block',
    ...format,
    markDefs: [],
    children: [{ _key: `${key}-0`, _type: 'span', text, marks: [] }],
  };
}

export const paragraph = (key: string, text: string): Block => block(key, text, { style: 'normal' });

export const heading = (key: string, text: string): Block => block(key, text, { style: 'h2' });

export const subheading = (key: string, text: string): Block => block(key, text, { style: 'h3' });

/** What nobody should miss, in a box. */
export const attention = (key: string, text: string): Block => block(key, text, { style: 'attention' });

export const bullets = (key: string, items: readonly string[]): readonly Block[] =>
  items.map((item, index) => block(`${key}-${index}`, item, { style: 'normal', listItem: 'bullet', level: 1 }));

/** The same paragraph, in which these words lead somewhere. */
export function linked(block: Block, words: string, link: Link): Block {
  const [before = '', after = ''] = (block.children?.[0]?.text ?? '').split(words);
  return {
    ...block,
    markDefs: [{ ...link, _key: 'link' }],
    children: [before, words, after].map((text, index) => ({
      _key: `${block._key}-${index}`,
      _type: 'span',
      text,
      marks: text === words ? ['link'] : [],
    })),
  };
}

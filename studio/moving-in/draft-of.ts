import { slugOf } from '../../schemas/index.ts';
import { type Block, wordsOf } from '../html-text/html-text.ts';
import type { OldPage } from './old-pages.ts';
import type { Piece } from './old-text.ts';

/** Whether it was brought along before is seen by this id: of the same address it is always the same. */
export function importedId(url: string): string {
  const { pathname, search } = new URL(url);
  return `importado-${slugOf(`${safeDecoded(pathname)} ${search}`, 120) || 'inicial'}`;
}

function safeDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The end of the old address, so that it stays the same where it can. */
function slugFor({ url, title }: OldPage): string {
  const last = safeDecoded(new URL(url).pathname).split('/').findLast(Boolean) ?? '';
  return slugOf(last.replace(/\.(html?|php|aspx?)$/i, '')) || slugOf(title);
}

/** Id of the uploaded picture by its old address. */
export type Uploaded = ReadonlyMap<string, string>;

const pictureOf = (uploaded: Uploaded, address: string | undefined) => {
  const id = address === undefined ? undefined : uploaded.get(address);
  return id === undefined ? undefined : { _type: 'picture', asset: { _type: 'reference', _ref: id } };
};

/** All pictures of an old page, each once, that which stands for it first. */
export function picturesOf({ cover }: OldPage, pieces: readonly Piece[]): readonly string[] {
  return [...new Set([cover, ...pieces.map(({ picture }) => picture)].filter((address) => address !== undefined))];
}

interface Draft {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}

/** A draft of an article. Its topic is part of its address. */
export function postDraft(page: OldPage, pieces: readonly Piece[], uploaded: Uploaded, topic: string): Draft {
  const cover = pictureOf(uploaded, picturesOf(page, pieces)[0]);
  return {
    _id: `drafts.${importedId(page.url)}`,
    _type: 'post',
    kind: 'saude',
    title: page.title,
    slug: { _type: 'slug', current: slugFor(page) },
    topic: { _type: 'reference', _ref: topic },
    ...(page.excerpt !== undefined && { excerpt: page.excerpt }),
    body: pieces.flatMap(({ blocks }) => blocks),
    ...(cover && { cover }),
    ...(page.publishedAt !== undefined && { publishedAt: page.publishedAt }),
    isDemo: false,
  };
}

/** What follows a picture that could not be had goes on from what was said before. */
function joined(pieces: readonly Piece[], uploaded: Uploaded): readonly Piece[] {
  const sections: { picture?: string; blocks: readonly Block[] }[] = [];
  for (const { picture, blocks } of pieces) {
    const last = sections.at(-1);
    if (picture !== undefined && uploaded.has(picture)) sections.push({ picture, blocks });
    else if (last) last.blocks = [...last.blocks, ...blocks];
    else sections.push({ blocks });
  }
  return sections;
}

/** A draft of a page: a section of text, and one for each picture with what follows it. */
export function pageDraft(page: OldPage, pieces: readonly Piece[], uploaded: Uploaded): Draft {
  return {
    _id: `drafts.${importedId(page.url)}`,
    _type: 'page',
    title: page.title,
    slug: { _type: 'slug', current: slugFor(page) },
    sections: joined(pieces, uploaded).map((piece, index) => sectionOf(piece, index === 0 ? page.title : '', uploaded)),
    isDemo: false,
  };
}

/** A section has a title: that of the page, else the heading it begins with. Without one it asks for it. */
function sectionOf({ picture, blocks }: Piece, title: string, uploaded: Uploaded) {
  const [first, ...others] = blocks;
  const heading = first && first['style'] === 'h2' && title === '' ? wordsOf(first) : '';
  const body: readonly Block[] = heading === '' ? blocks : others;
  const words = title || heading;
  const image = pictureOf(uploaded, picture);
  return {
    _type: image ? 'imageText' : 'richText',
    _key: crypto.randomUUID().slice(0, 12),
    header: { _type: 'sectionHeader', ...(words && { title: words }) },
    ...(body.length > 0 && { body }),
    ...(image && { image, variant: 'larga' }),
  };
}

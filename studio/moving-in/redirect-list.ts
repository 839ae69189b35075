import { documentRoutes, type KnownPaths, placesIn, PLACES_FRAGMENT, REQUEST, SEARCH } from '../../schemas/index.ts';
import { redirectPair, type StoredRedirect, type TriedRedirect } from '../../schemas/index.ts';
import { isFilled, separated } from '../csv.ts';

interface WrittenList {
  readonly pairs: readonly { readonly from: string; readonly to: string }[];
  /** Lines that are no redirect. */
  readonly unread: readonly { readonly line: string; readonly reason: string }[];
}

const isAddress = (cell: string) => /^([/?]|https?:\/\/|www\.)|^[\w-]+(\.[\w-]+)+\//i.test(cell);

const NO_SOURCE = 'Falta o link antigo: ele vem na primeira coluna, antes do link novo.';
const NO_ADDRESS = 'O link antigo começa com uma barra (/contatos) ou com https://.';

/** Two columns, the old address and the new one, as a spreadsheet copies or saves them. What heads them is no line. */
export function redirectList(text: string, ownHost: string): WrittenList {
  const separator = ['\t', ';'].find((one) => text.includes(one)) ?? ',';
  const lines = separated(text, separator).filter(isFilled);
  const head = lines[0]?.some(isAddress) === false && lines.length > 1 ? 1 : 0;
  const pairs: { from: string; to: string }[] = [];
  const unread: { line: string; reason: string }[] = [];
  for (const [from = '', to = ''] of lines.slice(head)) {
    if (isAddress(from)) pairs.push(redirectPair({ from, to }, ownHost));
    else unread.push({ line: `${from}\t${to}`, reason: from.trim() === '' ? NO_SOURCE : NO_ADDRESS });
  }
  return { pairs, unread };
}

/** Of the raw perspective, drafts included: two of the same place are told apart by their ids. */
export const KNOWN_QUERY = `{
  "places": {${PLACES_FRAGMENT}},
  "redirects": *[_type == $type && defined(from) && defined(to) && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]
    | order(from asc, _id asc) {_id, _rev, from, to, permanent},
  "topics": *[_type == "topic" && !(_id in path("drafts.**")) && !(_id in path("versions.**"))] | order(order asc) {_id, title},
  "brought": *[string::startsWith(_id, "drafts.importado-")]._id
}`;

export interface Known {
  readonly places: Parameters<typeof placesIn>[0];
  readonly redirects: readonly StoredRedirect[];
  readonly topics: readonly { readonly _id: string; readonly title: string | null }[];
  /** Ids of the drafts that came along from an old site. */
  readonly brought: readonly string[];
}

/** What the site has at which path. */
export function knownPaths({ places, redirects }: Known): KnownPaths {
  const published = placesIn(places).filter(({ id }) => !/^(drafts|versions)\./.test(id));
  const lists = documentRoutes.flatMap(({ index }) => (index ? [index] : []));
  const others = lists.flatMap(({ path: to, alsoAt = [] }) => alsoAt.map((from) => ({ from, to })));
  return {
    pages: ['/', SEARCH, REQUEST, ...lists.map(({ path }) => path), ...published.map(({ path }) => path)],
    former: [...others, ...published.flatMap(({ path, former }) => former.map((from) => ({ from, to: path })))],
    redirects,
  };
}

export type Writable = Extract<TriedRedirect, { kind: 'new' | 'changed' }>;

export const isWritable = (tried: TriedRedirect): tried is Writable => tried.kind === 'new' || tried.kind === 'changed';

/** What was written, for whoever wants it back: without a document where there was none. */
export interface Written {
  readonly id: string;
  readonly before?: StoredRedirect;
}

/** One transaction for all of them. Fails as a whole where a redirect is not as it was read. */
export function redirectMutations(tried: readonly Writable[], newId: () => string) {
  const steps = tried.map((one) => {
    const { from, to } = one;
    if (one.kind === 'changed') {
      const { _id: id, _rev: ifRevisionID } = one.stored;
      return { written: { id, before: one.stored }, mutation: { patch: { id, ifRevisionID, set: { to } } } };
    }
    const id = newId();
    return {
      written: { id },
      mutation: { create: { _id: id, _type: 'redirect', from, to, permanent: true, isDemo: false } },
    };
  });
  return { mutations: steps.map(({ mutation }) => mutation), written: steps.map(({ written }): Written => written) };
}

/**
 * Takes it back, where nobody changed it since.
 * @param revision that all of it has since it was written
 */
export function undoMutations(written: readonly Written[], revision: string): readonly object[] {
  return written.flatMap(({ id, before }) => {
    const patch = { id, ifRevisionID: revision, set: { to: before?.to ?? '' } };
    return before ? [{ patch }] : [{ patch }, { delete: { id } }];
  });
}

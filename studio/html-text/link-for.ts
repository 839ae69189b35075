import { comparablePath, documentRoutes, placesIn } from '../../schemas/index.ts';

/** Where the site is, and its pages. */
export interface OwnSite {
  readonly origin: string;
  /** Links by the path that they lead to. */
  readonly links: ReadonlyMap<string, Link>;
}

interface Link {
  readonly kind: string;
  readonly [field: string]: unknown;
}

const LISTS: Readonly<Record<string, string>> = { '/profissional': 'professionals', '/topics': 'topics' };

/** Links to the site's own pages. */
export function ownLinks(listed: Parameters<typeof placesIn>[0]): ReadonlyMap<string, Link> {
  const lists = documentRoutes.flatMap(({ index }) =>
    index ? [[index.path, { kind: LISTS[index.path] ?? index.path }] as const] : [],
  );
  const places = placesIn(listed).map(
    ({ id, path }) => [path, { kind: 'page', target: { _type: 'reference', _ref: id } }] as const,
  );
  return new Map([...lists, ...places]);
}

/** An address as a link of ours, if the form takes it. */
export function linkFor(href: string, own?: OwnSite): Link | undefined {
  if (href.startsWith('#') || !URL.canParse(href, own?.origin)) return undefined;
  const url = new URL(href, own?.origin);
  const { origin, pathname, search, hash, protocol, username, password } = url;
  const link =
    own && origin === own.origin && search === '' ? own.links.get(comparablePath(pathname) ?? '') : undefined;
  if (link) return link['target'] && /^#[a-z][a-z0-9-]{0,39}$/.test(hash) ? { ...link, anchor: hash.slice(1) } : link;
  return protocol === 'https:' && username === '' && password === '' ? { kind: 'url', url: url.href } : undefined;
}

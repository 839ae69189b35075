import { documentRoutes } from '#schemas/generated/routes.ts';
import type { PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { pathOf } from '#schemas/documents/route.ts';
import { comparablePath, isRedirectTarget, slugOf } from '#schemas/rules/links.ts';
import { redirectOf, redirectsByPath } from '#schemas/rules/redirects.ts';
import type { PageGuard, Place } from '#schemas/documents/places.ts';
import { askedForPath, indexPages, REQUEST, routeOf } from './route-of.ts';

/** What the site has at a path. */
export type AddressResolution =
  | { readonly kind: 'here'; readonly guards: readonly PageGuard[] }
  | { readonly kind: 'moved'; readonly to: string; readonly permanent: boolean }
  | { readonly kind: 'nothing' };

type Redirect = PATHS_QUERY_RESULT['redirects'][number];

export interface Known {
  readonly redirects: readonly Redirect[];
  readonly places: readonly Place[];
  /** What the menus lead to. */
  readonly menu: readonly { readonly label: string; readonly href: string | null }[];
  /** Id of what the site itself last saw at a path. */
  readonly findByFormerPath: (path: string) => string | undefined;
}

/** Lists, and what is below them, under other names. What a page of the clinic's has for an address, or had, stays its own. */
function secondAddresses({ places, findByFormerPath }: Known): readonly Redirect[] {
  const taken = new Set(places.flatMap(({ path, former }) => [path, ...former]));
  const ids = new Set<string | undefined>(places.map(({ id }) => id));
  return indexPages
    .flatMap(({ path: index, alsoAt = [] }) => {
      const below = places.flatMap(({ path }) => (path.startsWith(`${index}/`) ? [path] : []));
      return alsoAt.flatMap((name) =>
        [index, ...below].map((to) => ({ from: name + to.slice(index.length), to, permanent: true })),
      );
    })
    .filter(({ from }) => !taken.has(from) && !ids.has(findByFormerPath(from)));
}

const foundById = new Map(documentRoutes.flatMap((route) => (route.foundById ? [[route.type, route] as const] : [])));

/** The path with the document's id in the place of its slug, where that leads to it. */
function pathById({ id, type, params }: Place): string | undefined {
  const route = foundById.get(type);
  return route && pathOf(route, { ...params, slug: id });
}

/** Where a former address leads: what the content says, else what the site saw itself. */
function redirectTarget(path: string, { places, findByFormerPath }: Known): string | undefined {
  const renamed = places.find((place) => place.former.includes(path) || pathById(place) === path);
  if (renamed) return renamed.path;
  const id = findByFormerPath(path);
  return places.find((place) => place.id === id)?.path;
}

/** People type what a menu calls it: `/resultados`, where “Resultados” is a part of another page. */
function menuTarget(path: string, known: Known): string | undefined {
  const words = comparablePath(path)?.slice(1) ?? '';
  const slug = words.includes('/') ? '' : slugOf(words);
  const href = slug && known.menu.find(({ label }) => slugOf(label) === slug)?.href;
  if (!href || !isRedirectTarget(href)) return undefined;
  const isThere =
    !href.startsWith('/') || resolveAddress(href.replace(/[?#].*/, ''), { ...known, menu: [] }).kind === 'here';
  return isThere ? href : undefined;
}

/**
 * Says what is at a path: what staff redirect comes first, then what is there, then where it went, then what a menu calls so (R2, E1).
 * @param path as the visitor asked, without query
 */
export function resolveAddress(path: string, known: Known): AddressResolution {
  // A program writes what the form of an editor would not take.
  const redirects = known.redirects.filter(({ to }) => isRedirectTarget(to));
  const redirect = redirectOf(path, redirectsByPath([...secondAddresses(known), ...redirects]));
  if (redirect) return { kind: 'moved', to: redirect.to, permanent: redirect.permanent !== false };
  const place = known.places.find((candidate) => candidate.path === path);
  if (place) return { kind: 'here', guards: place.guards };
  const asked = askedForPath(path);
  if (asked) {
    const isThere = known.places.some((candidate) => candidate.path === asked);
    return isThere ? { kind: 'here', guards: [] } : { kind: 'moved', to: REQUEST, permanent: false };
  }
  if (['home', 'index', 'fixed'].includes(routeOf(path).kind)) return { kind: 'here', guards: [] };
  const to = redirectTarget(path, known);
  if (to) return { kind: 'moved', to, permanent: true };
  const named = menuTarget(path, known);
  return named ? { kind: 'moved', to: named, permanent: false } : { kind: 'nothing' };
}

import { documentRoutes } from '#schemas/generated/routes.ts';
import type { PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { pathOf } from '#schemas/documents/route.ts';
import { comparablePath, isRedirectTarget } from '#schemas/rules/links.ts';
import type { PageGuard, Place } from '#web/replica/places.ts';
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
  /** Id of what the site itself last saw at a path. */
  readonly findByFormerPath: (path: string) => string | undefined;
}

/** An address of another site is no path of this one; what cannot be compared is like nothing but itself. */
function normal(address: string): string {
  return address.startsWith('/') ? (comparablePath(address) ?? address) : address;
}

/** The redirect of a path, unless following it leads back: a circle shows nobody anything. */
function redirectOf(path: string, redirects: readonly Redirect[]): Redirect | undefined {
  const byFrom = new Map(redirects.map((redirect) => [normal(redirect.from), redirect]));
  const first = byFrom.get(normal(path));
  const seen = new Set([normal(path)]);
  for (let redirect = first; redirect; redirect = byFrom.get(normal(redirect.to))) {
    if (seen.has(normal(redirect.to))) return undefined;
    seen.add(normal(redirect.to));
  }
  return first;
}

/** Lists, and what is below them, under the name that people say and print. A page of the clinic's at such an address stays. */
function secondAddresses(places: readonly Place[]): readonly Redirect[] {
  const taken = new Set(places.map(({ path }) => path));
  return indexPages
    .flatMap(({ path: index, alsoAt }) =>
      alsoAt === undefined
        ? []
        : [index, ...[...taken].filter((path) => path.startsWith(`${index}/`))].map((to) => ({
            from: alsoAt + to.slice(index.length),
            to,
            permanent: true,
          })),
    )
    .filter(({ from }) => !taken.has(from));
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

/**
 * Says what is at a path: what staff redirect comes first, then what is there, then where it went (R2, E1).
 * @param path as the visitor asked, without query
 */
export function resolveAddress(path: string, known: Known): AddressResolution {
  // A program writes what the form of an editor would not take.
  const redirects = known.redirects.filter(({ to }) => isRedirectTarget(to));
  const redirect = redirectOf(path, [...secondAddresses(known.places), ...redirects]);
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
  return to ? { kind: 'moved', to, permanent: true } : { kind: 'nothing' };
}

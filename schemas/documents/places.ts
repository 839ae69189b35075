import { pathOf } from './route.ts';
import type { PATHS_QUERY_RESULT } from '../generated/content-types.ts';
import { documentRoutes } from '../generated/routes.ts';

/** What staff put at a page, besides its content: see web/page-guards.ts. */
export interface PageGuard {
  /** May be newer than this build, whatever the content model says. */
  readonly name: string;
  readonly until: string | null;
  readonly message: string | null;
}

/** Something with an address of its own. */
export interface Place {
  readonly id: string;
  readonly type: string;
  readonly path: string;
  /** What stands in the path for the names of the route's address. */
  readonly params: Readonly<Record<string, string>>;
  /** Paths that once led here, as far as the content itself knows. */
  readonly former: readonly string[];
  readonly updatedAt: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  readonly guards: readonly PageGuard[];
}

type Listed = PATHS_QUERY_RESULT['documents'];

/** Every address that content gives the site; the home page and the fixed routes are not among them. */
export function placesIn(listed: Listed): readonly Place[] {
  const documents: Readonly<Partial<Record<string, Listed[keyof Listed]>>> = listed;
  return documentRoutes.flatMap((route) =>
    (documents[route.type] ?? []).flatMap(
      ({ _id, slug, previousSlugs, _updatedAt, noindex, isDemo, guards, ...names }) => {
        const others: Readonly<Record<string, string | null>> = names;
        const entries = Object.entries({ ...others, slug });
        const params = Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
        if (!slug) return [];
        return {
          id: _id,
          type: route.type,
          path: pathOf(route, params),
          params,
          former: (previousSlugs ?? []).map((previous) => pathOf(route, { ...params, slug: previous })),
          updatedAt: _updatedAt,
          listed: noindex !== true && isDemo !== true,
          guards: guards ?? [],
        };
      },
    ),
  );
}

import type { PATHS_QUERY_RESULT } from '#schemas/generated/content-types.ts';

type Listed = Exclude<PATHS_QUERY_RESULT[Exclude<keyof PATHS_QUERY_RESULT, 'home' | 'redirects'>], null>[number];

/** What staff put at a page, besides its content: see web/guards. */
export interface PageGuard {
  /** May be newer than this build, whatever the content model says. */
  readonly name: string;
  readonly until: string | null;
  readonly message: string | null;
}

/** Something with an address of its own. */
export interface Place {
  readonly id: string;
  readonly path: string;
  /** Paths that once led here, as far as the content itself knows. */
  readonly former: readonly string[];
  readonly updatedAt: string;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  readonly guards: readonly PageGuard[];
}

function placesBelow(base: string, documents: readonly Listed[]): Place[] {
  return documents.flatMap((document) => {
    const { _id, slug, previousSlugs, _updatedAt, noindex, isDemo } = document;
    if (!slug) return [];
    return {
      id: _id,
      path: `${base}/${slug}`,
      former: (previousSlugs ?? []).map((previous) => `${base}/${previous}`),
      updatedAt: _updatedAt,
      listed: noindex !== true && isDemo !== true,
      guards: ('guards' in document && document.guards) || [],
    };
  });
}

/** Every address that content gives the site; the home page and the fixed routes are not among them. */
export function placesIn(paths: PATHS_QUERY_RESULT): Place[] {
  return [
    ...placesBelow('', paths.pages),
    ...placesBelow('/servicos', paths.services),
    ...placesBelow('/exames', paths.exams),
    ...placesBelow('/profissional', paths.professionals),
    ...placesBelow('/topics', paths.topics),
    ...paths.posts.flatMap((post) => placesBelow(`/topics/${post.topicSlug}`, [post])),
  ];
}

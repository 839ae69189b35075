import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { nameOf } from '#schemas/documents/route.ts';
import { HOME_SHARED_QUERY } from '#schemas/queries.ts';
import { readDocument } from './documents.ts';
import { read } from './read.ts';
import { routeOf } from './route-of.ts';

type SharedPicture = NonNullable<NonNullable<SETTINGS_QUERY_RESULT>['seo']>['ogImage'];

/** What a shared link shows of a page; where something is null, the clinic's own stands for it. */
export interface SharedLink {
  readonly title: string | null;
  readonly picture: SharedPicture;
}

/** Title and picture of the page at a path; null where there is none. */
export async function sharedLink(path: string): Promise<SharedLink | null> {
  const at = routeOf(path);
  switch (at.kind) {
    case 'home':
      return (await read(HOME_SHARED_QUERY)).data ?? { title: null, picture: null };
    case 'index':
      return { title: at.index.title, picture: null };
    case 'document': {
      const { data } = await readDocument(at.route, at.params);
      return data && { title: nameOf(at.route, data), picture: data.seo?.ogImage ?? null };
    }
    case 'fixed':
      return { title: null, picture: null };
    default:
      return null;
  }
}

import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { getHome, getPage } from './get-page.ts';
import { getProfessional } from './get-professionals.ts';
import { getExam, getService } from './get-services.ts';
import { getPost, getTopic } from './get-topics.ts';
import { routeOf } from './route-of.ts';

type SharedPicture = NonNullable<NonNullable<SETTINGS_QUERY_RESULT>['seo']>['ogImage'];

/** What a shared link shows of a page; where something is null, the clinic's own stands for it. */
export interface SharedLink {
  readonly title: string | null;
  readonly picture: SharedPicture;
}

const OWN: SharedLink = { title: null, picture: null };

function linkTo(
  document: { readonly seo: { readonly ogImage: SharedPicture } | null } | null,
  title: string | undefined,
): SharedLink | null {
  return document && { title: title ?? null, picture: document.seo?.ogImage ?? null };
}

/** Title and picture of the page at a path; null where there is none. */
export async function sharedLink(path: string): Promise<SharedLink | null> {
  const route = routeOf(path);
  switch (route.kind) {
    case 'home': {
      const { data } = await getHome();
      return linkTo(data, data?.seo?.title ?? undefined) ?? OWN;
    }
    case 'page': {
      const { data } = await getPage(route.slug);
      return linkTo(data, data?.title);
    }
    case 'professionals':
      return { ...OWN, title: 'Profissionais' };
    case 'professional': {
      const { data } = await getProfessional(route.slug);
      return linkTo(data, data?.fullName);
    }
    case 'service': {
      const { data } = await getService(route.slug);
      return linkTo(data, data?.title);
    }
    case 'exam': {
      const { data } = await getExam(route.slug);
      return linkTo(data, data?.title);
    }
    case 'topics':
      return { ...OWN, title: 'Temas de saúde' };
    case 'topic': {
      const { data } = await getTopic(route.slug);
      return linkTo(data, data?.title);
    }
    case 'post': {
      const { data } = await getPost(route.topic, route.slug);
      return linkTo(data, data?.title);
    }
    case 'fixed':
      return OWN;
    default:
      return null;
  }
}

import { getHome, getPage } from './get-page.ts';
import { getProfessional } from './get-professionals.ts';
import { getExam, getService } from './get-services.ts';
import { getPost, getTopic } from './get-topics.ts';
import { routeOf } from './route-of.ts';

/** Title of the page at a path; null where there is none, undefined where the clinic's own stands for it. */
export async function titleOfPath(path: string): Promise<string | null | undefined> {
  const route = routeOf(path);
  switch (route.kind) {
    case 'home':
      return (await getHome()).data?.seo?.title ?? undefined;
    case 'page':
      return (await getPage(route.slug)).data?.title ?? null;
    case 'professionals':
      return 'Profissionais';
    case 'professional':
      return (await getProfessional(route.slug)).data?.fullName ?? null;
    case 'service':
      return (await getService(route.slug)).data?.title ?? null;
    case 'exam':
      return (await getExam(route.slug)).data?.title ?? null;
    case 'topics':
      return 'Temas de saúde';
    case 'topic':
      return (await getTopic(route.slug)).data?.title ?? null;
    case 'post':
      return (await getPost(route.topic, route.slug)).data?.title ?? null;
    case 'fixed':
      return undefined;
    default:
      return null;
  }
}

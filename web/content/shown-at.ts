import 'server-only';
import type { Shown } from '#web/live/shown.ts';
import { getHome, getPage } from './get-page.ts';
import { getPaths } from './get-paths.ts';
import { getProfessional, getProfessionals } from './get-professionals.ts';
import { getExam, getService } from './get-services.ts';
import { getSettings } from './get-settings.ts';
import { getPost, getTopic, getTopics } from './get-topics.ts';
import { readNotices } from './live-content.ts';
import type { Reading } from './reading.ts';
import { revisionOf } from './revision.ts';
import { type Route, routeOf } from './route-of.ts';

/** The readings a route's own part of the page is made of. */
function readingOf(route: Route): Promise<Reading<unknown>> {
  switch (route.kind) {
    case 'home':
      return getHome();
    case 'page':
      return getPage(route.slug);
    case 'professionals':
      return getProfessionals();
    case 'professional':
      return getProfessional(route.slug);
    case 'service':
      return getService(route.slug);
    case 'exam':
      return getExam(route.slug);
    case 'topics':
      return getTopics();
    case 'topic':
      return getTopic(route.slug);
    case 'post':
      return getPost(route.topic, route.slug);
    case 'fixed':
      return getSettings();
    default:
      return getPaths();
  }
}

/**
 * Sums up everything that the page at a path shows, header, notices and footer included. The page carries this when it is
 * rendered and an open page asks for it again: both must come from here, or pages would refresh for nothing.
 */
export async function shownAt(path: string): Promise<Shown> {
  const readings = await Promise.all([getSettings(), readNotices(), readingOf(routeOf(path))]);
  return {
    revision: revisionOf(readings.map(({ revision }) => revision)),
    tags: [...new Set(readings.flatMap(({ tags }) => tags))].toSorted(),
  };
}

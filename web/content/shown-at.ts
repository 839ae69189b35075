import 'server-only';
import type { Shown } from '#web/live/live-refresh.tsx';
import { getHome, getPaths, getSettings, readDocument, readLinked } from './documents.ts';
import { readNotices } from './live-content.ts';
import { type Reading, revisionOf } from './reading.ts';
import { type Route, routeOf } from './route-of.ts';

/** The reading a route's own part of the page is made of. */
function readingOf(at: Route): Promise<Reading<unknown>> {
  switch (at.kind) {
    case 'home':
      return getHome();
    case 'index':
      return readLinked(at.index.query);
    case 'document':
      return readDocument(at.route, at.params);
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

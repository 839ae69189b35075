'use client';

import { deferred, lazyIsland } from '../live/islands.tsx';
import type { LiveRefreshProps } from '../live/live-refresh.tsx';
import type { ShellIslandsProps } from './shell-islands.tsx';

/*
 * What nearly every page runs once it is at rest comes in two files: what reads content, with SWR below it, and what the
 * frame does. Each file more is a request more, which is longer on its way than in coming.
 */
const liveParts = () => import('#schemas/sections/live-parts.ts');

/** The frame works without: links lead, the menu opens, the page is readable. So its code may wait. */
export const ShellBehaviour = deferred<ShellIslandsProps>(async () => {
  // The frame hands the service worker the files that the page has loaded. Without either of the two, React would give up the
  // whole page when there is no connection.
  const [{ ShellIslands }] = await Promise.all([import('./shell-islands.tsx'), liveParts()]);
  return ShellIslands;
});
/** Says how the reads of the page's content are going. */
export const FetchStatus = deferred(async () => (await liveParts()).FetchStatus);
/** The watcher of an open page. */
export const LiveWatcher = deferred<LiveRefreshProps & { readonly children?: never }>(
  async () => (await liveParts()).LiveRefresh,
);
/** The notices of a page. */
export const Notices = lazyIsland(async () => (await liveParts()).NoticeList);
/** 200 KB of Sanity's tools for editing in the page, for a preview alone. */
export const Editing = deferred<{ readonly font: string; readonly children?: never }>(
  async () => (await import('../preview/editing.tsx')).Editing,
);

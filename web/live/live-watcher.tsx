'use client';

import { deferred } from '../loading/deferred.tsx';
import type { LiveRefreshProps } from './live-refresh.tsx';

/** The watcher of an open page and SWR below it: 7 KB that nobody needs in the first second. */
export const LiveWatcher = deferred<LiveRefreshProps & { readonly children?: never }>(
  async () => (await import('../loading/at-rest.ts')).LiveRefresh,
);

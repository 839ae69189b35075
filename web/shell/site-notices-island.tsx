'use client';

import { lazyIsland } from '../live/lazy-island.tsx';

/** The notices of a page. */
export const NoticesIsland = lazyIsland(async () => (await import('../loading/at-rest.ts')).NoticeList);

'use client';

import { lazyIsland } from '#web/live/lazy-island.tsx';

/** One notice. */
export const NoticeIsland = lazyIsland(async () => (await import('#web/loading/at-rest.ts')).Notice);

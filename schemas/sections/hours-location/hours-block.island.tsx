'use client';

import { lazyIsland } from '#web/live/lazy-island.tsx';

/** The week and the days that differ. */
export const HoursBlockIsland = lazyIsland(async () => (await import('#web/loading/at-rest.ts')).HoursBlock);

'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** The week and the days that differ. */
export const HoursBlockIsland = lazyIsland(async () => (await import('../live-parts.ts')).HoursBlock, 'hours');

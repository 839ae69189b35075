'use client';

import { lazyIsland } from '#web/live/lazy-island.tsx';

/** The list of prices. */
export const PriceListIsland = lazyIsland(async () => (await import('#web/loading/at-rest.ts')).PriceList);

'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** The list of prices. */
export const PriceListIsland = lazyIsland(async () => (await import('../live-parts.ts')).PriceList, 'prices');

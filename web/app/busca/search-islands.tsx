'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** What was found. */
export const SearchResultsIsland = lazyIsland(async () => (await import('./search-results.tsx')).SearchResults);

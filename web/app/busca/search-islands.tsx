'use client';

import { lazyIsland } from '#web/live/islands.tsx';

const parts = () => import('./search-results.tsx');

/** What is searched for, for the field and the results below. */
export const SearchIsland = lazyIsland(async () => (await parts()).ListSearch);
/** The field. */
export const SearchFieldIsland = lazyIsland(async () => (await parts()).SiteSearchField);
/** What was found. */
export const SearchResultsIsland = lazyIsland(async () => (await parts()).SearchResults);

'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** The list. */
export const ProfessionalResultsIsland = lazyIsland(
  async () => (await import('./professional-results.tsx')).ProfessionalResults,
  'professionals',
);

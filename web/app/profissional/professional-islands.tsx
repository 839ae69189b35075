'use client';

import { lazyIsland } from '#web/live/islands.tsx';

const parts = () => import('./professional-results.tsx');

/** What is searched for, for the field and the list below. */
export const ListSearchIsland = lazyIsland(async () => (await parts()).ListSearch);
/** The field. */
export const ProfessionalSearchIsland = lazyIsland(async () => (await parts()).ProfessionalSearch);
/** The list. */
export const ProfessionalResultsIsland = lazyIsland(async () => (await parts()).ProfessionalResults, 'professionals');
/** Who attends on which day. */
export const ProfessionalWeekIsland = lazyIsland(async () => (await parts()).ProfessionalWeek);

'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** The list of plans and its search. */
export const PlanFinder = lazyIsland(async () => (await import('./plan-finder.tsx')).PlanFinder, 'health-plans');

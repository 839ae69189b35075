'use client';

import { lazyIsland } from '#web/live/islands.tsx';

/** The list of exams and its search. */
export const ExamFinder = lazyIsland(async () => (await import('./exam-finder.tsx')).ExamFinder, 'exams');

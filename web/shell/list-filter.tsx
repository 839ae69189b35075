'use client';

import { deferred } from '../loading/deferred.tsx';

/** The behaviour of every search form on the page; the forms work without. */
export const ListFilter = deferred(async () => (await import('./list-filter-behaviour.ts')).ListFilterBehaviour);

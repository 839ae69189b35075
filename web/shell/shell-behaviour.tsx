'use client';

import { deferred } from '../loading/deferred.tsx';

/** The frame works without: links lead, the menu opens, the page is readable. So its code may wait. */
export const ShellBehaviour = deferred(async () => (await import('../loading/at-rest.ts')).ShellIslands);

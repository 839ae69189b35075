'use client';

import { deferred } from '#web/live/islands.tsx';

/** "Aberto agora" wherever it is wanted; its children stand there until the browser knows the time, or for good. */
export const OpenNow = deferred(async () => (await import('../live-parts.ts')).loadOpenStatus());

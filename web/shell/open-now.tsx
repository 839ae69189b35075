'use client';

import { deferred } from '../loading/deferred.tsx';
import type { OpenStatusProps } from './open-status.tsx';

/** "Aberto agora" wherever it is wanted; its children stand there until the browser knows the time, or for good. */
export const OpenNow = deferred<OpenStatusProps>(async () => (await import('../loading/at-rest.ts')).OpenStatus);

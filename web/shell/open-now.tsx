'use client';

import { deferred } from '../loading/deferred.tsx';
import { nextTask } from '../loading/next-task.ts';
import type { OpenStatusProps } from './open-status.tsx';

/** "Aberto agora" wherever it is wanted; its children stand there until the browser knows the time, or for good. */
export const OpenNow = deferred<OpenStatusProps>(async () => {
  const { OpenStatus, prepareClock } = await import('../loading/at-rest.ts');
  await nextTask();
  prepareClock();
  return OpenStatus;
});

'use client';

import type { ReactNode } from 'react';
import { deferred } from '#web/live/islands.tsx';
import type { Timetable } from '#web/ui/formats/open-now.ts';

const Status = deferred(async () => (await import('../live-parts.ts')).loadOpenStatus());

/**
 * "Aberto agora" wherever it is wanted; its children stand there until the browser knows the time, or for good. While React sleeps
 * the core says it, in the marked place (web/core/clock.ts).
 */
export function OpenNow({ children, ...hours }: Timetable & { readonly children: ReactNode }) {
  return (
    <Status {...hours}>
      <span data-clock="">{children}</span>
    </Status>
  );
}

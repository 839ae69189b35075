import type { ReactNode } from 'react';
import type { OpenClock } from './formats/open-now.ts';

interface OpenNowProps {
  readonly clock: OpenClock;
  /** Stands there until the browser knows the time, or for good. */
  readonly children?: ReactNode;
}

/** A place where the browser says whether the clinic is open (web/behaviours/clock.ts) (B10). */
export function OpenNow({ clock, children = '\u00a0' }: OpenNowProps) {
  const { openingHours, specialDates = null, utcOffset } = clock;
  return <span data-clock={JSON.stringify({ openingHours, specialDates, utcOffset })}>{children}</span>;
}

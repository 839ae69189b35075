import type { ReactNode } from 'react';
import type { OpenClock } from './formats/open-now.ts';

interface OpenNowProps {
  readonly clock: OpenClock;
  /** Stands there until the browser knows the time, or for good. */
  readonly children?: ReactNode;
}

/** Leaves out what the clock does not read: the page has the hours twice. */
const lean = (key: string, value: unknown) => (key === '_key' || value === null ? undefined : value);

/** A place where the browser says whether the clinic is open (web/behaviours/clock.ts) (B10). */
export function OpenNow({ clock, children = '\u00a0' }: OpenNowProps) {
  const { openingHours, specialDates, utcOffset } = clock;
  return <span data-clock={JSON.stringify({ openingHours, specialDates, utcOffset }, lean)}>{children}</span>;
}

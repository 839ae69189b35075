import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { nextTask } from '#web/live/islands.tsx';
import { useLiveContent } from '#web/live/use-live-content.ts';
import { openState, prepareClock, type Timetable, wallClock, watchMinutes } from '#web/ui/formats/open-now.ts';
import { OpenLabel } from '#web/ui/hours-rows.tsx';

export interface OpenStatusProps extends Timetable {
  /** What is shown until the browser knows better, such as the usual hours. */
  readonly children?: ReactNode;
}

/** Whether the clinic is open, computed when the page is seen and kept right while it is open (B10). */
export function OpenStatus({ children, openingHours, specialDates, timeZone }: OpenStatusProps) {
  const first = useMemo(
    (): Timetable => ({ openingHours, specialDates, timeZone }),
    [openingHours, specialDates, timeZone],
  );
  const { data: timetable } = useLiveContent('hours', first, (read) =>
    // Of what is read, as much as is shown here, in its order: anything else would count as news.
    read ? { openingHours: read.openingHours, specialDates: read.specialDates, timeZone: read.timeZone } : first,
  );
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => watchMinutes(() => setNow(Date.now())), []);
  const state = openState(timetable, wallClock(new Date(now), timetable.timeZone));
  if (!state) return children;
  const status = <OpenLabel state={state} />;
  if (!children) return status;
  // What stood there keeps its room, unseen: the page must not move when the browser knows better.
  return (
    <span className="open-now-place">
      <span className="before">{children}</span>
      {status}
    </span>
  );
}

/** Makes the clock first, in a task of its own: the first one takes a slow phone 60 milliseconds. */
export async function loadOpenStatus(): Promise<typeof OpenStatus> {
  await nextTask();
  prepareClock();
  return OpenStatus;
}

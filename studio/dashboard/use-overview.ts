import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import { dayAt, daysAfter, USUAL_TIME_ZONE } from './days.ts';
import { type Overview, OVERVIEW_QUERY } from './overview.ts';

/** Long enough for the commits of one save to be over, short enough to feel live. */
const SETTLE_MS = 400;

/** How far ahead something "ends soon", days: what the rules E3 and E4 warn from. */
const AHEAD_DAYS = 30;

/** Until the clinic's hours say otherwise. */

/** The opening screen's content as it is now. `version` changes with everything that is written; `failed` until it works again. */
interface LiveOverview {
  readonly overview?: Overview;
  /** The clinic's. */
  readonly timeZone: string;
  readonly today: string;
  readonly horizon: string;
  readonly version: number;
  readonly failed: boolean;
}

/** Asks again whenever anything in the lake changes, and when the connection comes back. */
export function useOverview(types: readonly string[], now: Date): LiveOverview {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [overview, setOverview] = useState<Overview>();
  const [version, setVersion] = useState(0);
  const [failed, setFailed] = useState(false);
  const timeZone = overview?.timeZone ?? USUAL_TIME_ZONE;
  const today = dayAt(timeZone, now);
  const horizon = daysAfter(today, AHEAD_DAYS);

  useEffect(() => {
    const raw = client.withConfig({ perspective: 'raw' });
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const soon = new Date(Date.parse(horizon)).toISOString();
      const params = { types, today, horizon, yearAgo: daysAfter(today, AHEAD_DAYS - 365), soon };
      try {
        const answer = await raw.fetch<Overview>(OVERVIEW_QUERY, params, { signal: abort.signal });
        setOverview(answer);
        setVersion((number) => number + 1);
        setFailed(false);
      } catch {
        if (!abort.signal.aborted) setFailed(true);
      }
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), SETTLE_MS);
    };
    // The first welcome asks the first time; later ones follow a connection that was lost.
    const changes = raw
      .listen(
        '*',
        {},
        { includeResult: false, includeAllVersions: true, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({ next: askSoon, error: () => setFailed(true) });
    return () => {
      clearTimeout(timer);
      abort.abort();
      changes.unsubscribe();
    };
  }, [client, horizon, today, types]);

  return { overview, timeZone, today, horizon, version, failed };
}

/** The time, right to the minute: a screen that stays open over night must not go on showing yesterday. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

import { useCallback, useEffect, useRef } from 'react';
import { useClient } from 'sanity';

import { dayAt, USUAL_TIME_ZONE } from './dashboard/days.ts';

/** The day it is at the clinic when it is asked for, `YYYY-MM-DD`; that of Cuiabá until the clinic's zone has been read. */
export function useClinicToday(): () => string {
  const client = useClient({ apiVersion: '2025-02-19' });
  const zone = useRef(USUAL_TIME_ZONE);
  useEffect(() => {
    const abort = new AbortController();
    client
      .fetch<string | null>(
        '*[_id == "clinicHours"][0].timeZone',
        {},
        { perspective: 'published', signal: abort.signal },
      )
      .then(
        (stored) => (zone.current = stored ?? zone.current),
        () => undefined,
      );
    return () => abort.abort();
  }, [client]);
  return useCallback(() => dayAt(zone.current, new Date()), []);
}

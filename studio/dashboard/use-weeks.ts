import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import type { WeekOfVisits } from './visit-weeks.ts';

/** Asked once: the week does not change while somebody looks. Undefined where nobody counts. */
export function useWeeks(): readonly WeekOfVisits[] | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [weeks, setWeeks] = useState<readonly WeekOfVisits[]>();
  useEffect(() => {
    const abort = new AbortController();
    client.request<{ weeks: WeekOfVisits[] }>({ url: '/visits', signal: abort.signal }).then(
      (answer) => setWeeks(answer.weeks),
      // The overview beside it says that the connection is gone.
      () => undefined,
    );
    return () => abort.abort();
  }, [client]);
  return weeks;
}

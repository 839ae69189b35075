import { useCallback, useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';

/** Long enough for the changes of one transaction to arrive together. */
const SETTLE_MS = 200;

interface LiveQuery {
  /** Undefined until it was read once. */
  readonly found: unknown;
  /** Reads it now: whoever wrote something goes on with what came of it. */
  readonly read: () => Promise<void>;
}

/**
 * What a query finds, drafts included, read again whenever a document of the type changes.
 * @param query may name the type `$type`
 */
export function useLiveQuery(query: string, type: string): LiveQuery {
  const studioClient = useClient({ apiVersion: '2025-02-19' });
  const client = useMemo(() => studioClient.withConfig({ perspective: 'raw' }), [studioClient]);
  const [found, setFound] = useState<unknown>();
  // What cannot be read now is read with the next welcome, which follows every lost connection.
  const read = useCallback(
    () => client.fetch<unknown>(query, { type }).then(setFound, () => undefined),
    [client, query, type],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void read(), SETTLE_MS);
    };
    const changes = client
      .listen(
        '*[_type == $type]',
        { type },
        { includeResult: false, visibility: 'query', events: ['welcome', 'mutation'] },
      )
      .subscribe({ next: readSoon, error: () => undefined });
    return () => {
      clearTimeout(timer);
      changes.unsubscribe();
    };
  }, [client, read, type]);

  return { found, read };
}

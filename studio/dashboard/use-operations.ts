import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import type { Operations } from './operation-rows.ts';

/** Milliseconds. Backups and deliveries tell nobody when they fail; whoever leaves this screen open should see it today. */
const EVERY = 5 * 60_000;

/** How backups and webhooks are doing. Undefined until it is known, and for ever where nobody knows it: a hosted project. */
export function useOperations(): Operations | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [operations, setOperations] = useState<Operations>();

  useEffect(() => {
    const abort = new AbortController();
    const ask = async () => {
      try {
        setOperations(await client.request<Operations>({ url: '/operations', signal: abort.signal }));
      } catch {
        // The overview beside it says that the connection is gone; what was known last still holds.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY);
    return () => {
      abort.abort();
      clearInterval(timer);
    };
  }, [client]);

  return operations;
}

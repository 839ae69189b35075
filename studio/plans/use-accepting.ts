import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import type { Row } from './coverage.ts';

const ROWS = `*[_type in ["professional", "service", "exam"]] | order(_type asc, coalesce(fullName, title) asc, _id asc) {
  _id, _type, "title": coalesce(displayName, fullName, title), status
}`;

/** Who or what may accept a plan, as published. Undefined until it was read. */
export function useAccepting(): readonly Row[] | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    const abort = new AbortController();
    client
      .fetch<readonly Row[]>(ROWS, {}, { perspective: 'published', signal: abort.signal })
      .then(setRows, () => undefined);
    return () => abort.abort();
  }, [client]);
  return rows;
}

import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import { breachesOf } from '../../schemas/index.ts';
import { type BreachRow, breachRows, type StoredDocument } from './breach-rows.ts';

/** Whole documents, because a picture may be anywhere in one. */
const PUBLISHED = `*[_type in $types && !(_id in path("drafts.**")) && !(_id in path("versions.**"))]`;

/**
 * What published content breaks which rule, by the list the site withholds by: it came in by API, or was right before a rule
 * or a date changed. Asked again with every `version`. Undefined until the first answer.
 */
export function useBreaches(types: readonly string[], version: number): readonly BreachRow[] | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [rows, setRows] = useState<readonly BreachRow[]>();

  useEffect(() => {
    if (version === 0) return;
    const abort = new AbortController();
    const options = { perspective: 'raw', signal: abort.signal } as const;
    client
      .fetch<StoredDocument[]>(PUBLISHED, { types }, options)
      .then((documents) => setRows(breachRows(breachesOf(documents), documents)))
      // The overview, asked at the same time, says that the connection is gone.
      .catch(() => undefined);
    return () => abort.abort();
  }, [client, types, version]);

  return rows;
}

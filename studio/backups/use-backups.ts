import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import { NAME_FIELDS, type StoredDocument } from '../document-name.ts';

/** A backup that can be looked into (`lake/routes/backups.ts`). */
export interface Backup {
  readonly name: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** The newest first. Undefined while they are asked for; null when they could not be had. */
export function useBackups(): readonly Backup[] | null | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [backups, setBackups] = useState<readonly Backup[] | null>();
  useEffect(() => {
    const abort = new AbortController();
    client
      .request<{ backups: Backup[] }>({ url: '/operations/backups', signal: abort.signal })
      .then((answer) => setBackups(answer.backups))
      .catch(() => !abort.signal.aborted && setBackups(null));
    return () => abort.abort();
  }, [client]);
  return backups;
}

type Found =
  | { readonly state: 'idle' | 'searching' | 'failed' }
  | { readonly state: 'done'; readonly documents: readonly StoredDocument[]; readonly more: boolean };

/** Searches one backup by title; a new search takes the place of one that is under way. */
export function useBackupSearch(types: readonly string[]) {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [found, setFound] = useState<Found>({ state: 'idle' });
  const [running, setRunning] = useState<AbortController>();
  useEffect(() => () => running?.abort(), [running]);
  const search = (backup: string, words: string) => {
    const abort = new AbortController();
    setRunning(abort);
    setFound({ state: 'searching' });
    client
      .request<{ documents: StoredDocument[]; more: boolean }>({
        url: `/operations/backups/${backup}/${client.config().dataset}`,
        query: { words, field: [...NAME_FIELDS] },
        signal: abort.signal,
      })
      .then(({ documents, more }) =>
        setFound({ state: 'done', documents: documents.filter(({ _type }) => types.includes(_type)), more }),
      )
      .catch(() => !abort.signal.aborted && setFound({ state: 'failed' }));
  };
  return { found, search, forget: () => setFound({ state: 'idle' }) };
}

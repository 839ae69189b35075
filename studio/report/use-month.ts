import { useEffect, useState } from 'react';
import { useClient } from 'sanity';

import type { Approval } from '../approval/approval.ts';
import type { MonthData } from './month-report.ts';
import type { MonthRange } from './months.ts';

/** Whose report it is, for its head and its signature. */
interface Signer {
  readonly clinic: string | null;
  readonly director: string | null;
  /** `CRM-MT 12345` */
  readonly registration: string | null;
}

export interface Month {
  readonly range: MonthRange;
  readonly data: MonthData;
  readonly requests: readonly Approval[];
  readonly signer: Signer | null;
  /** Names of accounts by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

const AROUND = `{
  "requests": *[_type == "approval" && state == "waiting"],
  "signer": *[_id == "siteSettings"][0]{
    "clinic": tradeName,
    "director": technicalDirector->fullName,
    "registration": technicalDirector->registrations[council == "CRM"][0]{"text": council + "-" + uf + " " + number}.text
  }
}`;

interface Account {
  readonly id: string;
  readonly displayName: string;
}

/** Undefined while it is asked for; null when it could not be had, as in a hosted project. */
export function useMonth({ from, until }: MonthRange): Month | null | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [month, setMonth] = useState<Month | null>();
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const ask = async () => {
      const url = `/data/report/${client.config().dataset}`;
      const [data, around] = await Promise.all([
        client.request<MonthData>({ url, query: { from, until }, signal }),
        client.fetch<Pick<Month, 'requests' | 'signer'>>(AROUND, {}, { perspective: 'raw', signal }),
      ]);
      const ids = [...new Set(data.changes.map(({ by }) => by))];
      const found = ids.length > 0 ? await client.request<unknown>({ url: `/users/${ids.join(',')}`, signal }) : [];
      const accounts = [found].flat() as (Account | null)[];
      const names = Object.fromEntries(accounts.flatMap((one) => (one ? [[one.id, one.displayName]] : [])));
      setMonth({ range: { from, until }, data, ...around, names });
    };
    ask().catch(() => {
      if (!signal.aborted) setMonth(null);
    });
    return () => abort.abort();
  }, [client, from, until]);
  return month === null || month?.range.from === from ? month : undefined;
}

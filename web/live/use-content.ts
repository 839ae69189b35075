'use client';

import { useEffect, useState } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { createHttpClient } from './http-client.ts';

/** How a read of the browser is going. */
export interface FetchState {
  /** True while an answer is awaited, but not in the first moments: a quick one never flashes. */
  readonly pending: boolean;
  /** Why the last attempt failed; undefined after a success. */
  readonly error: unknown;
  /** Milliseconds since the epoch of the last answer; undefined while the data is the server's. */
  readonly timestamp: number | undefined;
}

/** Milliseconds before a read counts as pending. */
const FETCH_DELAY = 200;

const get = createHttpClient();

interface Options<Data> extends Omit<SWRConfiguration<Data>, 'fallbackData' | 'fetcher'> {
  /** Milliseconds before a read counts as pending. */
  readonly delay?: number;
}

/**
 * Reads a path of the site in the browser, through SWR and with the pre-rendered value as the first one (S5). Stale
 * data is read again when the connection is back (B4).
 * @param path is asked as JSON, and trusted to be of type `Data`: it is a route of this very site
 */
export function useContent<Data>(path: string, first: Data, { delay = FETCH_DELAY, ...options }: Options<Data> = {}) {
  const [timestamp, setTimestamp] = useState<number>();
  const [late, setLate] = useState(false);
  const { data, error, isValidating, mutate } = useSWR<Data>(path, async (url: string) => (await get(url)) as Data, {
    ...options,
    fallbackData: first,
    onSuccess: (answer, key, config) => {
      setTimestamp(Date.now());
      options.onSuccess?.(answer, key, config);
    },
  });

  useEffect(() => {
    if (!isValidating) return;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isValidating, delay]);

  const state: FetchState = { pending: isValidating && late, error, timestamp };
  return { data: data ?? first, state, mutate };
}

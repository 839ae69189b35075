'use client';

import { useCallback, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import { siteAnswered } from './connection.ts';
import { type FetchState, fetchStateOf, followFetch, watchFetchStates } from './fetch-states.ts';
import { createHttpClient } from './http-client.ts';

/** Start of the addresses that browsers read content from; what follows names the content. */
export const CONTENT_PATH = '/api/content/';

/** An answer of such an address. */
export interface ContentAnswer<Data> {
  readonly data: Data;
  /** The lake's tags of the data: it can only change when one of them does. Empty while they are not known. */
  readonly tags: readonly string[];
}

/** Which content a path is about; undefined for other paths of the site. */
export function contentNameOf(path: unknown): string | undefined {
  return typeof path === 'string' && path.startsWith(CONTENT_PATH) ? path.slice(CONTENT_PATH.length) : undefined;
}

const get = createHttpClient();

interface Options<Data> extends Omit<SWRConfiguration<Data>, 'fallbackData' | 'fetcher'> {
  /** Milliseconds before a read counts as pending. */
  readonly delay?: number;
}

/** What a reader of content gets. */
export interface Content<Data> {
  readonly data: Data;
  readonly state: FetchState;
  /** Reads again, and leaves the loading bar as it is: nobody asked for it. */
  readonly refresh: () => Promise<unknown>;
}

/**
 * Reads a path of the site in the browser, through SWR and with the pre-rendered value as the first one (S5). Stale
 * data is read again when the connection is back (B4).
 * @param path is asked as JSON, and trusted to be of type `Data`: it is a route of this very site. Null reads nothing
 */
export function useContent<Data>(
  path: string | null,
  first: Data,
  { delay, ...options }: Options<Data> = {},
): Content<Data> {
  const read = async (url: string): Promise<Data> => {
    const answer = await followFetch(url, get(url, { background: true }), delay);
    siteAnswered();
    return answer as Data;
  };
  const { data, mutate } = useSWR<Data>(path, read, { ...options, fallbackData: first });
  const now = () => fetchStateOf(path ?? '');
  const state = useSyncExternalStore(watchFetchStates, now, now);

  const refresh = useCallback(() => mutate(), [mutate]);
  return { data: data ?? first, state, refresh };
}

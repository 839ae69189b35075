'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useRouter } from 'next/navigation';
import { useSWRConfig } from 'swr';
import { type Change, listenToChanges } from './live-events.ts';
import { contentNameOf, useContent } from './use-content.ts';

/** What a page shows, in short. */
export interface Shown {
  /** Equal as long as every part of the page is. */
  readonly revision: string;
  /** Names of the questions that it answers: it can only change when what one of them gives does. */
  readonly tags: readonly string[];
  /** The same of what browsers read, by its name; not in the page itself. */
  readonly content?: Readonly<Record<string, readonly string[]>>;
}

export interface LiveRefreshProps {
  /** Path of the page, as the address bar has it. */
  readonly path: string;
  /** What the server put into this page. */
  readonly shown: Shown;
  /** Address of the stream that tells what changed. */
  readonly eventsUrl: string;
  /** False where only what the browser reads is kept current, since the address leads to another rendering. */
  readonly refreshes?: boolean;
}

const SLOW_INTERVAL_MS = 60_000;
/** Milliseconds until a refresh that came too early is repeated; each time twice as long, up to a minute. */
const SECOND_LOOK_MS = 2_000;

/**
 * Reads content again that a change is about. What was not read yet has the tags that came with the page's revision; before
 * that the page's own decide.
 */
function useContentRefresh(): (change: Change, shown: Shown, isOnPage: boolean) => void {
  const { cache, mutate } = useSWRConfig();
  return useCallback(
    (change, { content }, isOnPage) => {
      const isTouched = (key: string, name: string) => {
        const answer: unknown = cache.get(key)?.data;
        const read: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'tags') : undefined;
        const tags = Array.isArray(read) ? read : content?.[name];
        return change.kind === 'unknown' || !tags ? isOnPage : change.tags.some((tag) => tags.includes(tag));
      };
      void mutate((key) => {
        const name = contentNameOf(key);
        return typeof key === 'string' && name !== undefined && isTouched(key, name);
      });
    },
    [cache, mutate],
  );
}

/**
 * Keeps an open page current. When the site says that something changed, content that the browser reads is read again, that
 * of these tags alone; and the page's revision is asked for, as it is on focus, on reconnect and every minute. The page is
 * refreshed only when that differs. A refresh is not for free: Next fetches every visible link again.
 */
export function LiveRefresh({ path, shown, eventsUrl, refreshes = true }: LiveRefreshProps) {
  const router = useRouter();
  const refreshContent = useContentRefresh();
  const rendered = useRef(shown);
  const looks = useRef(0);
  const nextLook = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nextLook.current), []);
  useEffect(() => {
    if (rendered.current.revision !== shown.revision) looks.current = 0;
    rendered.current = shown;
  }, [shown]);

  const { data: latest, refresh } = useContent(`/api/revision?path=${encodeURIComponent(path)}`, shown, {
    // The live stream's welcome asks once it listens; asking on mount too would be the same question twice.
    revalidateOnMount: false,
    refreshInterval: SLOW_INTERVAL_MS,
    onSuccess: ({ revision }) => {
      if (revision === rendered.current.revision) return;
      if (!refreshes) {
        rendered.current = { ...rendered.current, revision };
        refreshContent({ kind: 'unknown' }, shown, true);
        return;
      }
      // A page that others were waiting for already can be of before the publish. Whoever stops looking never sees the new one.
      const pause = Math.min(SECOND_LOOK_MS * 2 ** looks.current, SLOW_INTERVAL_MS);
      looks.current += 1;
      router.refresh();
      clearTimeout(nextLook.current);
      nextLook.current = setTimeout(() => {
        if (rendered.current.revision !== revision) void refresh();
      }, pause);
    },
  });

  const known = useRef(latest);
  useEffect(() => {
    known.current = latest;
  }, [latest]);

  useEffect(
    () =>
      listenToChanges(eventsUrl, (change) => {
        const mine = new Set([...rendered.current.tags, ...known.current.tags]);
        const isOnPage = change.kind === 'unknown' || change.tags.some((tag) => mine.has(tag));
        if (change.kind === 'tags') refreshContent(change, known.current, isOnPage);
        if (!isOnPage) return;
        void refresh();
      }),
    [eventsUrl, refresh, refreshContent],
  );

  return null;
}

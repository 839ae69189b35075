'use client';

import { useEffect, useRef } from 'react';
import { useRouter } from 'next/navigation';
import { deferred } from '../loading/deferred.tsx';
import { listenToChanges } from './live-events.ts';
import type { Shown } from './shown.ts';
import { useContent } from './use-content.ts';

export interface LiveRefreshProps {
  /** Path of the page, as the address bar has it. */
  readonly path: string;
  /** What the server put into this page. */
  readonly shown: Shown;
  /** Address of the lake's live events. */
  readonly eventsUrl: string;
  /** Whether staff look at it before it is published. */
  readonly editing?: boolean;
}

/** 200 KB of Sanity's tools for editing in the page. From here, since this very file comes when the page is at rest. */
const Editing = deferred(async () => (await import('../preview/editing.tsx')).Editing);

const SLOW_INTERVAL = 60_000;
/** Milliseconds until a refresh that came too early is repeated; each time twice as long, up to a minute. */
const SECOND_LOOK = 2_000;

/**
 * Keeps an open page current: asks for the page's revision when the lake says that something on it changed, on focus,
 * on reconnect and every minute, and refreshes only when it differs. A refresh is not for free: Next fetches every
 * visible link again.
 */
export function LiveRefresh({ path, shown, eventsUrl, editing = false }: LiveRefreshProps) {
  const router = useRouter();
  const rendered = useRef(shown);
  const looks = useRef(0);
  const nextLook = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(nextLook.current), []);
  useEffect(() => {
    if (rendered.current.revision !== shown.revision) looks.current = 0;
    rendered.current = shown;
  }, [shown]);

  const { data: latest, mutate } = useContent(`/api/revision?path=${encodeURIComponent(path)}`, shown, {
    // The live stream's welcome asks once it listens; asking on mount too would be the same question twice.
    revalidateOnMount: false,
    refreshInterval: SLOW_INTERVAL,
    onSuccess: ({ revision }) => {
      if (revision === rendered.current.revision) return;
      // A page whose making began before the publish is old for a moment; one made of last good content, while the lake was
      // slow, for some seconds. Whoever stops looking never sees the new one.
      const pause = Math.min(SECOND_LOOK * 2 ** looks.current, SLOW_INTERVAL);
      looks.current += 1;
      router.refresh();
      clearTimeout(nextLook.current);
      nextLook.current = setTimeout(() => {
        if (rendered.current.revision !== revision) void mutate();
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
        if (change.kind === 'tags' && !change.tags.some((tag) => mine.has(tag))) return;
        void mutate();
        // A hosted project tells browsers at once and calls the site's webhook after that.
        if (eventsUrl.startsWith('https:')) setTimeout(() => void mutate(), SECOND_LOOK);
      }),
    [eventsUrl, mutate],
  );

  return editing ? <Editing /> : null;
}

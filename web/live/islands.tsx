'use client';

import { type ComponentType, lazy, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { nextTry } from './connection.ts';

/** Milliseconds within which a file that did not come is asked for again, the first time and in the end. */
const FIRST_WAIT_MS = 20_000;
const LAST_WAIT_MS = 60_000;

/**
 * Loads code that the page on the screen is complete without: until it has come that page stays what it is, with what was typed into it.
 * React would put an error in its place. A file that is gone for good has the page loaded afresh (web/behaviours/watch-scripts.ts).
 */
async function bring<Code>(load: () => Promise<Code>): Promise<Code> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LAST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      // A server has all files.
      if (typeof window === 'undefined') throw error;
      console.error(error);
      await nextTry(wait);
    }
  }
}

/** Whether the page that came from the server is React's (web/shell/shell-islands.tsx). */
function hasTakenOver(): boolean {
  return typeof document === 'object' && document.documentElement.hasAttribute('data-ready');
}

/**
 * An island whose code is a file of its own: the scripts of all islands of a registry are one file otherwise, which visitors
 * of every page would load. On the server it is as good as the component itself. A component around it, because the
 * browser refuses a lazy component as what a client file exports (React error 306).
 * @param reads content that the island reads: while React sleeps, a change of it wakes React (web/behaviours/follow-changes.ts)
 */
export function lazyIsland<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  reads?: string,
): ComponentType<Props> {
  // A page that React opens later is not on the screen yet: what keeps it from coming is said in its place (web/app/error.tsx).
  const Part = lazy(async () => ({ default: await (hasTakenOver() ? load() : bring(load)) }));
  return function Island(props: Props) {
    return (
      <>
        {reads ? <meta name="page-reads" content={reads} /> : null}
        <Part {...props} />
      </>
    );
  };
}

/** A busy page, too, must get its behaviour that long after it has loaded. */
const LATEST_MS = 2_000;

/**
 * Runs a task when the page has loaded and the browser has nothing better to do: what is not needed at once must not
 * compete with what is.
 * @returns the way to call it off
 */
function whenIdle(task: () => void): () => void {
  const off = new AbortController();
  const { signal } = off;
  const run = () => {
    if (!signal.aborted) task();
  };
  const rest = () => {
    // Safari has no requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS });
    else setTimeout(run, LATEST_MS / 10);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true, signal });
  return () => off.abort();
}

/** Lets the browser do what waits, such as answering a touch, before more is done. */
async function nextTask(): Promise<void> {
  await new Promise((done) => setTimeout(done));
}

const nothing = () => undefined;

/**
 * A component of the browser alone whose code comes when the page is at rest. Its children stand in its place before,
 * or nothing: it must not be anything a visitor could miss.
 * @param load imports the component
 */
export function deferred<Props extends { readonly children?: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const watchers = new Set<() => void>();
  function watch(tell: () => void): () => void {
    watchers.add(tell);
    return () => watchers.delete(tell);
  }
  async function arrive(): Promise<void> {
    loaded = await bring(load);
    for (const tell of watchers) {
      // Each in a task of its own: together they would hold up what a visitor does.
      await nextTask();
      tell();
    }
  }
  return function Deferred(props: Props) {
    // Not a state that begins with it: a part of the page that React hydrates late, after the code has come, must first be
    // what the server sent. Otherwise React throws that part away, with what was typed into it (error 418).
    const Part = useSyncExternalStore(watch, () => loaded, nothing);
    useEffect(() => {
      if (loaded) return;
      return whenIdle(() => void (coming ??= arrive()));
    }, []);
    return Part ? <Part {...props} /> : props.children;
  };
}

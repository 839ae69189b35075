'use client';

import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { nextTask } from './next-task.ts';
import { whenIdle } from './when-idle.ts';

const nothing = () => undefined;

/**
 * A component of the browser alone whose code comes when the page is at rest. Its children stand in its place before,
 * or nothing: it must not be anything a visitor could miss.
 * @param load imports the component; a failure is left to the watcher of chunks
 */
export function deferred<Props extends { readonly children?: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const watchers = new Set<() => void>();
  function watch(tell: () => void): () => void {
    watchers.add(tell);
    return () => watchers.delete(tell);
  }
  async function arrive(): Promise<void> {
    loaded = await load();
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
      return whenIdle(() => void arrive());
    }, []);
    return Part ? <Part {...props} /> : props.children;
  };
}

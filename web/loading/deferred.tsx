'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component of the browser alone whose code comes when the page is at rest. Nothing stands in its place before, so
 * it must not be anything a visitor could miss.
 * @param load imports the component; a failure is left to the watcher of chunks
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function Deferred(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | undefined>(() => loaded);
    useEffect(() => {
      if (loaded) return;
      return whenIdle(() => {
        void load().then((component) => {
          loaded = component;
          return setPart(() => component);
        });
      });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}

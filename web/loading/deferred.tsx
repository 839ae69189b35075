'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component of the browser alone whose code comes when the page is at rest. Its children stand in its place before,
 * or nothing: it must not be anything a visitor could miss.
 * @param load imports the component; a failure is left to the watcher of chunks
 */
export function deferred<Props extends { readonly children?: ReactNode }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
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
    return Part ? <Part {...props} /> : props.children;
  };
}

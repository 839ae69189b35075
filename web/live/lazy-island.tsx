'use client';

import { type ComponentType, lazy } from 'react';

/**
 * An island whose code is a file of its own: the scripts of all islands of a registry are one file otherwise, which visitors
 * of every page would load. On the server it is as good as the component itself. A component around it, because the
 * browser refuses a lazy component as what a client file exports (React error 306).
 */
export function lazyIsland<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Island(props: Props) {
    return <Part {...props} />;
  };
}

'use client';

import { useEffect, useState } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';
import { watchActivity } from './activity.ts';
import { createLoadingBar, type LoadingBarState } from './loading-bar.ts';
import { navigationFinished } from './navigation.ts';

const still: LoadingBarState = { visible: false, percent: 0, failed: false };

/**
 * The bar at the top of the window while a page or data is on its way (B1). Only in the browser: it reads the address,
 * which a pre-rendered page does not know.
 */
export function LoadingBarView() {
  const [state, setState] = useState(still);
  const path = usePathname();
  const query = useSearchParams();

  useEffect(() => navigationFinished(`${path}?${query.toString()}`), [path, query]);

  useEffect(() => {
    const bar = createLoadingBar(setState);
    return watchActivity({
      begin: () => bar.start(),
      end: (outcome) => (outcome === 'failed' ? bar.fail() : bar.finish()),
    });
  }, []);

  const { visible, percent, failed } = state;
  if (!visible) return null;
  return (
    <progress
      className="loading-bar"
      aria-label={failed ? 'Falha ao carregar' : 'Carregando'}
      value={percent}
      max={100}
      data-failed={failed || undefined}
    />
  );
}

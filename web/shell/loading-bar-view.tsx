'use client';

import { useEffect } from 'react';
import { usePathname, useSearchParams } from 'next/navigation';
import { useUi } from './ui-provider.tsx';
import { navigationFinished } from '../live/activity.ts';

/**
 * The bar at the top of the window while a page or data is on its way (B1). Only in the browser: it reads the address,
 * which a pre-rendered page does not know.
 */
export function LoadingBarView() {
  const { visible, percent, failed } = useUi().loading;
  const path = usePathname();
  const query = useSearchParams();
  useEffect(() => navigationFinished(`${path}?${query.toString()}`), [path, query]);

  // A live region: it may stand outside of the page's landmarks, and says in words what the bar shows.
  return (
    <output>
      {visible ? (
        <progress
          className="loading-bar"
          aria-label={failed ? 'Falha ao carregar' : 'Carregando'}
          value={percent}
          max={100}
          data-failed={failed || undefined}
        />
      ) : null}
    </output>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { keepShownPage } from './keep-page.ts';

/** Lets the browser keep the pages a visitor sees, for when there is no connection. Renders nothing. */
export function OfflineBehaviour() {
  const path = usePathname();
  useEffect(() => keepShownPage(path, { awake: true }), [path]);
  return null;
}

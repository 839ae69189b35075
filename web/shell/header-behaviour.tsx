'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { closeMenu, followHeader, markCurrent } from './header-menu.ts';

/** Has the header follow what visitors do, and the page they are on. Renders nothing. */
export function HeaderBehaviour() {
  const path = usePathname();
  useEffect(followHeader, []);
  useEffect(() => {
    closeMenu({ returnFocus: false });
    markCurrent(path);
  }, [path]);
  return null;
}

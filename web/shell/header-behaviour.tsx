'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { closeMenu, followHeader, markCurrent } from './header-menu.ts';

/** Has the header follow what visitors do, and the page they are on. Renders nothing. */
export function HeaderBehaviour() {
  const path = usePathname();
  useEffect(followHeader, []);
  const shown = useRef(path);
  useEffect(() => {
    markCurrent(path);
    // Not when React comes: somebody may have opened the menu before.
    if (shown.current !== path) closeMenu({ returnFocus: false });
    shown.current = path;
  }, [path]);
  return null;
}

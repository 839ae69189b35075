'use client';

import { useEffect } from 'react';
import { watchVisit } from './watch-visit.ts';

/** Once for a page that was loaded; what visitors then open by links belongs to the same visit. */
let isWatching = false;

export function VisitWatcher() {
  useEffect(() => {
    // In a frame it is staff, who look at a preview.
    if (isWatching || window.top !== window) return;
    isWatching = true;
    watchVisit();
  }, []);
  return null;
}

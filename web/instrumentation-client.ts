import { navigationStarted } from './live/activity.ts';

/** Next calls this when a client navigation begins (B1). */
export function onRouterTransitionStart(url: string): void {
  navigationStarted(url);
}

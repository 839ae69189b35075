import { navigationStarted } from './loading/navigation.ts';

/** Next calls this when a client navigation begins (B1). */
export function onRouterTransitionStart(url: string): void {
  navigationStarted(url);
}

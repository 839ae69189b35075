import { watchChunks } from './loading/chunks.ts';
import { navigationStarted } from './loading/navigation.ts';

// Runs before anything else in the browser: a script that fails may be one of the first.
watchChunks();

/** Next calls this when a client navigation begins (B1). */
export function onRouterTransitionStart(url: string): void {
  navigationStarted(url);
}

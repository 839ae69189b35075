/*
 * What the page waits for: client navigations and requests of the HTTP client. Both report here by themselves and the
 * loading bar listens, so neither knows the other. Small on purpose: it is part of every page's first scripts, the bar
 * comes later.
 */

export type Outcome = 'done' | 'failed';

interface Watcher {
  /** The first activity began. */
  readonly begin: () => void;
  /** One of several ended; `share` of all that began, from 0 to 1. */
  readonly step: (share: number) => void;
  /** The last one ended; `failed` when any of them did. */
  readonly end: (outcome: Outcome) => void;
}

const watchers = new Set<Watcher>();
let running = 0;
/** How many began since nothing was running. */
let begun = 0;
let outcome: Outcome = 'done';

/**
 * Reports that something is being waited for.
 * @returns the way to say that it is over; only its first call counts
 */
export function beginActivity(): (outcome?: Outcome) => void {
  running += 1;
  begun += 1;
  if (running === 1) {
    begun = 1;
    outcome = 'done';
    for (const watcher of watchers) watcher.begin();
  }
  let over = false;
  return (result = 'done') => {
    if (over) return;
    over = true;
    running -= 1;
    if (result === 'failed') outcome = 'failed';
    for (const watcher of watchers) {
      if (running === 0) watcher.end(outcome);
      else watcher.step(1 / begun);
    }
  };
}

/**
 * Follows what the page waits for; told at once of what is already running.
 * @returns the way to stop
 */
export function watchActivity(watcher: Watcher): () => void {
  watchers.add(watcher);
  if (running > 0) watcher.begin();
  return () => {
    watchers.delete(watcher);
  };
}

/** Ends the activity of the navigation that is under way. */
let endNavigation: (() => void) | undefined;
/** The page that is on the screen. */
let shownPage: string | undefined;

/** Path and query of an address, written in one way: what is after `#` needs no new page. */
function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  return `${pathname}?${searchParams.toString()}`;
}

/** The router sets out for an address. Nothing to wait for when it is the page that is shown. */
export function navigationStarted(url: string): void {
  endNavigation?.();
  endNavigation = undefined;
  if (pageOf(url) !== (shownPage ?? pageOf(location.href))) endNavigation = beginActivity();
}

/** A page is on the screen, whichever was asked for: a redirect ends a navigation, too. */
export function navigationFinished(url: string): void {
  shownPage = pageOf(url);
  endNavigation?.();
  endNavigation = undefined;
}

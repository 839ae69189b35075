import { beginActivity } from './activity.ts';

let end: (() => void) | undefined;
let shown: string | undefined;

/** Path and query of an address, written in one way: what is after `#` needs no new page. */
function pageOf(url: string): string {
  const { pathname, searchParams } = new URL(url, location.href);
  return `${pathname}?${searchParams.toString()}`;
}

/** The router sets out for an address. Nothing to wait for when it is the page that is shown. */
export function navigationStarted(url: string): void {
  end?.();
  end = undefined;
  if (pageOf(url) !== (shown ?? pageOf(location.href))) end = beginActivity();
}

/** A page is on the screen, whichever was asked for: a redirect ends a navigation, too. */
export function navigationFinished(url: string): void {
  shown = pageOf(url);
  end?.();
  end = undefined;
}

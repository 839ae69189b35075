'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

/** What is done with links; the part of Next's router that it takes. */
export interface LinkRouter {
  push(address: string): void;
  prefetch(address: string): void;
}

/** Paths that are not pages of the site: files, and what other programs serve. As in web/proxy.ts. */
const NO_PAGE = /^\/(?:_next|api|og|lake|studio)(?:\/|$)|\.[^/]*$/;

/** The page of our own that an event is about: path, query and hash. Anything else is the browser's business. */
function pageBehind({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return undefined;
  // A place on the same page: the browser also moves the focus there.
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const { origin, pathname, search, hash } = link;
  return origin === location.origin && !NO_PAGE.test(pathname) ? pathname + search + hash : undefined;
}

const isPlain = (click: MouseEvent) =>
  click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;

/**
 * Makes plain links navigate on the client (R7), and fetches the page behind a link when a visitor points at it, touches
 * it or reaches it by keyboard. Nothing is fetched for links that are merely in sight: on a phone that is a third of
 * the requests of a page, for pages most visitors never open.
 * @returns the way to stop
 */
export function followLinks(router: LinkRouter): () => void {
  const off = new AbortController();
  const { signal } = off;
  const isShown = (page: string) => page.split(/[?#]/, 1)[0] === location.pathname;
  const prefetch = (event: Event) => {
    const page = pageBehind(event);
    if (page !== undefined && !isShown(page)) router.prefetch(page);
  };
  // A touch begins with this event, too.
  document.addEventListener('pointerover', prefetch, { passive: true, signal });
  document.addEventListener('focusin', prefetch, { signal });
  document.addEventListener(
    'click',
    (click) => {
      const page = click.defaultPrevented || !isPlain(click) ? undefined : pageBehind(click);
      if (page === undefined) return;
      click.preventDefault();
      router.push(page);
    },
    { signal },
  );
  return () => off.abort();
}

/** What links do in the browser beyond leading somewhere. Renders nothing. */
export function LinkBehaviour() {
  const router = useRouter();
  useEffect(
    () =>
      followLinks({
        push: (address) => router.push(address),
        prefetch: (address) => {
          // The development server would compile every page that is pointed at.
          if (process.env.NODE_ENV !== 'development') router.prefetch(address);
        },
      }),
    [router],
  );
  return null;
}

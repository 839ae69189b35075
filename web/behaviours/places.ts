/** What tells that somebody is there. */
export const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** @returns the place that web/server/finish-page.ts left for a script */
export function placeOf(id: 'visit' | 'page-data' | '_R_'): HTMLScriptElement | null {
  return document.querySelector(`script[data-src]#${id}`);
}

/** Places of the files that React and Next begin with, but for the first of them (`_R_`). */
export function placesOfFiles(): Iterable<HTMLScriptElement> {
  return document.querySelectorAll<HTMLScriptElement>('script[data-src]:not([id])');
}

/**
 * Puts the real script into its place, as React will look for it (`script[async][src=…]`).
 * @param query of its address
 */
export function fill(place: HTMLScriptElement | null, query = ''): HTMLScriptElement | undefined {
  if (!place) return undefined;
  const script = document.createElement('script');
  script.setAttribute('async', '');
  script.setAttribute('src', place.dataset.src + query);
  if (place.id) script.id = place.id;
  place.replaceWith(script);
  return script;
}

/** Has a script fetched that is put into its place later: it is on its way meanwhile. */
export function hint({ dataset }: HTMLScriptElement): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  link.href = dataset.src ?? '';
  document.head.append(link);
}

import { clockAt, type OpenClock, openState, watchMinutes } from '../ui/formats/open-now.ts';

/** What stood there keeps its room, unseen: the page must not move. The rest is the page's (web/ui/global-style.tsx). */
const INSIDE =
  '<style>:host{display:inline-grid}*{grid-area:1/1}b{font:inherit;visibility:hidden}</style><b><slot></slot></b><span></span>';

/** Keeps the places right that say whether the clinic is open. */
export function followClock(): void {
  watchMinutes(showOpenNow);
}

/**
 * Says whether the clinic is open, in each place that has the hours for it (`data-clock`, web/ui/open-now.tsx) (B10). In a shadow
 * tree: to React, which may come later, the place is what the server sent.
 */
export function showOpenNow(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-clock]')) {
    const hours = JSON.parse(place.dataset.clock ?? '') as OpenClock;
    const state = openState(hours, clockAt(new Date(), hours.utcOffset));
    if (state) showIn(place, [state.now, state.next].filter(Boolean).join(', '), state.open);
  }
}

function showIn(place: HTMLElement, text: string, isOpen: boolean): void {
  if (!place.shadowRoot) place.attachShadow({ mode: 'open' }).innerHTML = INSIDE;
  const now = place.shadowRoot?.lastElementChild;
  now?.setAttribute('part', isOpen ? 'open-now open' : 'open-now');
  if (now && now.textContent !== text) now.textContent = text;
}

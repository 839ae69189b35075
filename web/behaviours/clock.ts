import { clockAt, type OpenClock, openState, watchMinutes } from '../ui/formats/open-now.ts';

/** What stood there keeps its room, unseen: the page must not move. The rest is the page's (web/ui/global-style.tsx). */
const STYLE = ':host{display:inline-grid}*{grid-area:1/1}.before{visibility:hidden}';

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
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (root.lastElementChild?.textContent === text) return;
  const style = document.createElement('style');
  style.textContent = STYLE;
  const before = document.createElement('span');
  before.className = 'before';
  before.append(document.createElement('slot'));
  const now = document.createElement('span');
  now.setAttribute('part', isOpen ? 'open-now open' : 'open-now');
  now.textContent = text;
  root.replaceChildren(style, before, now);
}

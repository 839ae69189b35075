import { nextTry } from '../live/connection.ts';
import { clockAt, openState, type Timetable, watchMinutes } from '../ui/formats/open-now.ts';

/** What stood there keeps its room, unseen: the page must not move. The rest is the page's (web/ui/global-style.tsx). */
const STYLE = ':host{display:inline-grid}*{grid-area:1/1}.before{visibility:hidden}';

/**
 * Says whether the clinic is open, in the places that the page keeps for it (`data-clock`), by the hours as they are now (B10).
 * In a shadow tree: to React, which may come later, the place is what the server sent.
 * @returns the way to stop
 */
export function showOpenNow(): () => void {
  const places = document.querySelectorAll<HTMLElement>('[data-clock]');
  let stop: (() => void) | undefined;
  let isOver = false;
  async function begin(): Promise<void> {
    const hours = await readHours();
    if (hours === undefined) {
      await nextTry();
      if (!isOver) await begin();
      return;
    }
    if (!hours || isOver) return;
    const show = () => places.forEach((place) => showIn(place, hours));
    show();
    stop = watchMinutes(show);
  }
  if (places.length > 0) void begin();
  return () => {
    isOver = true;
    stop?.();
  };
}

/** With the clock's place by minutes: the first time zone that a browser has to know takes a slow phone 60 milliseconds. */
type Hours = Timetable & { readonly utcOffset: number };

/** @returns null where the clinic has none, undefined where nobody answers: the usual hours stay meanwhile */
async function readHours(): Promise<Hours | null | undefined> {
  try {
    const response = await fetch('/api/content/hours');
    const { data } = (await response.json()) as { data?: Hours | null };
    return response.ok ? (data ?? null) : undefined;
  } catch {
    return undefined;
  }
}

function showIn(place: HTMLElement, hours: Hours): void {
  const state = openState(hours, clockAt(new Date(), hours.utcOffset));
  if (!state) return;
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  const style = document.createElement('style');
  style.textContent = STYLE;
  const before = document.createElement('span');
  before.className = 'before';
  before.append(document.createElement('slot'));
  const now = document.createElement('span');
  now.setAttribute('part', state.open ? 'open-now open' : 'open-now');
  now.textContent = [state.now, state.next].filter(Boolean).join(', ');
  root.replaceChildren(style, before, now);
}

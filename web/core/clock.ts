import { clockAt, openState, type Timetable, watchMinutes } from '../ui/formats/open-now.ts';

/** Milliseconds after which the hours are asked for again. */
const AGAIN_MS = 20_000;

/** What stood there keeps its room, unseen: the page must not move. The rest is the page's (web/ui/global-style.tsx). */
const STYLE = ':host{display:inline-grid}*{grid-area:1/1}.before{visibility:hidden}';

/**
 * Says whether the clinic is open, in the places that the page keeps for it (`data-clock`), by the hours as they are now (B10).
 * In a shadow tree: to React, which may come later, the place is what the server sent.
 * @returns the way to stop
 */
export function showOpenNow(): () => void {
  const places = document.querySelectorAll<HTMLElement>('[data-clock]');
  const off = new AbortController();
  async function begin(): Promise<void> {
    const hours = await readHours();
    if (off.signal.aborted) return;
    let stop: () => void;
    if (hours) {
      const show = () => places.forEach((place) => showIn(place, hours));
      show();
      stop = watchMinutes(show);
    } else {
      const again = setTimeout(() => void begin(), AGAIN_MS);
      stop = () => clearTimeout(again);
    }
    off.signal.addEventListener('abort', stop);
  }
  if (places.length > 0) void begin();
  return () => off.abort();
}

/** With the clock's place by minutes: the first time zone that a browser has to know takes a slow phone 60 milliseconds. */
type Hours = Timetable & { readonly utcOffset: number };

/** @returns undefined where nobody answers, or the clinic has none: then the usual hours stay */
async function readHours(): Promise<Hours | undefined> {
  try {
    const response = await fetch('/api/content/hours');
    const { data } = (await response.json()) as { data?: Hours | null };
    return response.ok && data ? data : undefined;
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

import { PAGE_BUTTONS } from '../shell/page-buttons.ts';
import { fill, hint, placeOf, placesOfFiles } from './places.ts';

/** Controls that do nothing, or less, without React. The theme switch has its script; a `summary` and a button of a popover need none. */
const CONTROLS = `:is(input,textarea,select,button):not(.theme-switch,[popovertarget],${PAGE_BUTTONS})`;
const DAY_MS = 86_400_000;
/** The seven days that the page shows, and the one that ends where the clinic is. */
const WEEK_MS = 8 * DAY_MS;
/** Milliseconds for which a click is worth repeating: after that nobody waits for it. */
const TIMEOUT_MS = 10_000;

const controlOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(CONTROLS) : null);

/** Has React, Next and the page's data fetched, once. The script that begins with React comes last: it reads the data when it runs. */
export function wakePage(): void {
  const { documentElement } = document;
  if (documentElement.hasAttribute('data-awake')) return;
  documentElement.setAttribute('data-awake', '');
  for (const place of placesOfFiles()) fill(place);
  const first = placeOf('_R_');
  if (first) hint(first);
  const begin = () => void fill(first);
  const data = fill(placeOf('page-data'), `?at=${encodeURIComponent(location.pathname + location.search)}`);
  if (data) data.addEventListener('load', begin);
  else begin();
}

/**
 * Wakes React when somebody touches or reaches a control; at once where somebody is in one already, where the address asks a list
 * of the page something, and where the week that the page shows is one that differs.
 * @returns the way to stop
 */
export function wakeOnTouch(): () => void {
  const off = new AbortController();
  const { signal } = off;
  const look = (event: Event) => {
    if (controlOf(event)) wakePage();
  };
  for (const type of ['pointerdown', 'focusin', 'keydown'] as const) {
    document.addEventListener(type, look, { passive: true, signal });
  }
  const asked = new URLSearchParams(location.search);
  const fields = document.querySelectorAll<HTMLInputElement>('main input[name]');
  if (document.activeElement?.matches(CONTROLS) || [...fields].some(({ name }) => asked.has(name)) || differsSoon())
    wakePage();
  return () => off.abort();
}

/**
 * Whether one of the days of `data-differs` is near: only React says how it differs. Yesterday counts, as today may be another
 * day where the clinic is.
 */
function differsSoon(): boolean {
  const { differs = '' } = document.querySelector<HTMLElement>('[data-differs]')?.dataset ?? {};
  return differs.split(' ').some((span) => {
    const [from = Number.NaN, until = from] = span.split('/').map(Date.parse);
    return from < Date.now() + WEEK_MS && until > Date.now() - 2 * DAY_MS;
  });
}

/**
 * Notes the buttons that were clicked while nobody listened.
 * @returns clicks each of them, once, when React has come to it
 */
export function repeatClicks(): () => Promise<void> {
  const off = new AbortController();
  const clicked = new Set<HTMLButtonElement>();
  const settle = (button: HTMLButtonElement) => {
    clicked.delete(button);
    button.removeAttribute('aria-busy');
  };
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      // Others do something by themselves: they send their form.
      if (!(control instanceof HTMLButtonElement) || control.type !== 'button' || isHeard(control)) return;
      control.setAttribute('aria-busy', 'true');
      clicked.add(control);
      setTimeout(() => settle(control), TIMEOUT_MS);
    },
    { signal: off.signal },
  );
  return async () => {
    while (clicked.size > 0) {
      for (const button of clicked) {
        if (!isHeard(button)) continue;
        settle(button);
        button.click();
      }
      await new Promise((done) => setTimeout(done, 20));
    }
    off.abort();
  };
}

/** React leaves a mark on what it has taken over; it promises no name for it (docs/upstream.md). */
export function isHeard(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

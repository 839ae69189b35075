import { PAGE_BUTTONS } from '../shell/page-buttons.ts';
import { fill, hint, placeOf, placesOfFiles } from './places.ts';

/** Controls that do nothing, or less, without React. The theme switch has its script; a `summary` and a button of a popover need none. */
const CONTROLS = `:is(input,textarea,select,button):not(.theme-switch,[popovertarget],${PAGE_BUTTONS})`;
/** Milliseconds for which a click is worth repeating. */
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
 * Wakes React when somebody touches or reaches a control, and at once where the address asks a list of the page something.
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
  if ([...fields].some(({ name }) => asked.has(name))) wakePage();
  return () => off.abort();
}

/**
 * Notes the buttons that were clicked while nobody listened.
 * @returns clicks each of them, once, when React has come to it
 */
export function repeatClicks(): () => Promise<void> {
  const off = new AbortController();
  const clicked = new Set<HTMLButtonElement>();
  document.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      // Others do something by themselves: they send their form.
      if (!(control instanceof HTMLButtonElement) || control.type !== 'button' || isHeard(control)) return;
      control.setAttribute('aria-busy', 'true');
      clicked.add(control);
    },
    { signal: off.signal },
  );
  return async () => {
    const end = Date.now() + TIMEOUT_MS;
    while (clicked.size > 0 && Date.now() < end) {
      for (const button of clicked) {
        if (!isHeard(button)) continue;
        clicked.delete(button);
        button.removeAttribute('aria-busy');
        button.click();
      }
      await new Promise((done) => setTimeout(done, 20));
    }
    off.abort();
  };
}

/** React leaves a mark on what it has taken over; it promises no name for it (docs/upstream.md). */
function isHeard(element: Element): boolean {
  return Object.keys(element).some((name) => name.startsWith('__reactProps$'));
}

import { matcher, searchResult } from '../ui/search-words.ts';

/*
 * A form with `data-narrows` (web/ui/search-form.tsx) hides what is not asked for in the list with that id: items (`li[data-words]`) whose
 * words the field `q` does not find, or whose `data-<name>` does not name the choice of another control. The address says what is asked,
 * so a narrowed list can be shared. React neither hides nor shows anything in such a list.
 */

const FORMS = 'form[data-narrows]';

/** Forms that have taken up what the address asks. */
const known = new WeakSet<HTMLFormElement>();

const forms = () => document.querySelectorAll<HTMLFormElement>(FORMS);

const formAround = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLFormElement>(FORMS) : undefined;

/** Has the lists follow what is typed and chosen, and the address. */
export function followLists(): void {
  document.addEventListener('input', (event) => {
    const form = formAround(event);
    if (!form) return;
    narrow(form);
    // A choice is made at once; words are still being typed.
    if ((event.target as Control).type !== 'search') history.replaceState(null, '', addressOf(form));
  });
  document.addEventListener('submit', (event) => {
    const form = formAround(event);
    // What is not in the list may be on the site: then the form asks the search, as it does without script (P2).
    if (!form || (narrow(form) === 0 && !form.action.endsWith(location.pathname))) return;
    event.preventDefault();
    history.pushState(null, '', addressOf(form));
  });
  addEventListener('popstate', () => {
    for (const form of forms()) {
      fillIn(form);
      narrow(form);
    }
  });
}

/** Narrows every list of the page as its form says. */
export function narrowLists(): void {
  for (const form of forms()) {
    if (!known.has(form)) {
      known.add(form);
      // Somebody may have typed before this code was there.
      const isTouched = controlsOf(form).some(
        (control) => 'defaultValue' in control && control.value !== control.defaultValue,
      );
      if (!isTouched && location.search) fillIn(form);
    }
    narrow(form);
  }
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Control>('input, select')];

/** The page's own, with what is asked for. */
function addressOf(form: HTMLFormElement): string {
  const asked = new URLSearchParams(questionsIn(form)).toString();
  return location.pathname + (asked && `?${asked}`);
}

/** @returns names and values of what is asked for */
function questionsIn(form: HTMLFormElement): string[][] {
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value.trim()]] : [],
  );
}

function fillIn(form: HTMLFormElement): void {
  const asked = new URLSearchParams(location.search);
  const controls = controlsOf(form);
  for (const control of controls) {
    const wanted = asked.get(control.name) ?? '';
    // A day that is over is no choice any more.
    const isOffered = controls.some(({ name, value }) => name === control.name && value === wanted);
    const value = control.type === 'radio' && !isOffered ? '' : wanted;
    if (control instanceof HTMLInputElement && control.type === 'radio') control.checked = control.value === value;
    else control.value = value;
    // A plan that is gone, too.
    if (control.value !== value && control instanceof HTMLSelectElement) control.value = '';
  }
}

/** @returns how many are found; undefined where there is no list */
function narrow(form: HTMLFormElement): number | undefined {
  const list = document.getElementById(form.dataset.narrows ?? '');
  const result = form.querySelector<HTMLElement>('[data-result]');
  if (!list || !result) return undefined;
  const asked = questionsIn(form);
  const { q: words = '', ...choices } = Object.fromEntries(asked) as Record<string, string>;
  const isSought = matcher(words);
  const isMeant = ({ dataset }: HTMLElement) =>
    isSought(dataset.words ?? '') &&
    Object.entries(choices).every(([name, value]) => dataset[name]?.split(' ').includes(value));
  const items = [...list.querySelectorAll<HTMLElement>('li[data-words]')];
  const found = new Set(items.filter(isMeant));
  for (const item of items) item.hidden = !found.has(item);
  // A heading over nothing goes, too.
  for (const group of new Set(items.map((item) => item.parentElement?.parentElement)))
    if (group) group.hidden = ![...found].some((item) => group.contains(item));
  // What is said of a choice: `dia 2026-11-28`, or `dia ` where none is made.
  for (const part of list.querySelectorAll<HTMLElement>('[data-if]')) {
    const [name = '', value] = String(part.dataset.if).split(' ');
    part.hidden = value !== (choices[name] ?? '');
  }
  const none = list.querySelector<HTMLElement>('[data-none]');
  if (none) none.hidden = found.size > 0;
  // Whoever asks for an appointment need not choose again (`fill-request.ts`).
  const chosen = new URLSearchParams(choices).toString();
  for (const link of list.querySelectorAll<HTMLAnchorElement>('a[href^="/agendar/"]'))
    link.setAttribute('href', link.pathname + (chosen && `?${chosen}`));
  say(result, searchResult(asked.length > 0, found.size, items.length, result.dataset.result ?? ''));
  return found.size;
}

/** In a shadow tree: to React, which may come later, the page is what the server sent. */
function say(place: HTMLElement, text: string): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  if (root.textContent !== text) root.textContent = text;
}

import { matcher, searchResult } from '../ui/search-words.ts';

/** Milliseconds that React may take to narrow a list itself. */
const TIMEOUT_MS = 10_000;

/**
 * Narrows the lists that a page searches (web/ui/list-search.tsx), by what the address asks and by what somebody types: React wakes meanwhile,
 * and then does the same. Of what React will read nothing changes but whether it is seen; how many were found is said in a shadow tree.
 * @returns the way to stop: everything is seen again, as soon as React has narrowed the list itself
 */
export function filterLists(): () => void {
  const asked = new URLSearchParams(location.search);
  const stops = [...document.querySelectorAll<HTMLElement>('[data-result]')].flatMap((result) => {
    const form = result.closest('form');
    const field = form?.querySelector<HTMLInputElement>('input[type="search"]');
    const list = form?.closest('section:has([data-words])') ?? document.querySelector('main');
    if (!field || !list) return [];
    const show = () => narrow(list, result, field.value);
    field.addEventListener('input', show);
    if (field.value === field.defaultValue) field.value = asked.get(field.name) ?? field.value;
    if (field.value !== field.defaultValue) show();
    const stop = () => {
      watcher.disconnect();
      field.removeEventListener('input', show);
      narrow(list, result, '');
    };
    // React says how many it has found: it has the list now.
    const watcher = new MutationObserver(stop);
    watcher.observe(result, { childList: true, characterData: true, subtree: true });
    return () => void (field.value.trim() === '' ? stop() : setTimeout(stop, TIMEOUT_MS));
  });
  return () => {
    for (const stop of stops) stop();
  };
}

function narrow(list: Element, result: HTMLElement, words: string): void {
  const isSought = matcher(words);
  const items = [...list.querySelectorAll<HTMLElement>('li[data-words]')];
  const found = items.filter(({ dataset }) => isSought(dataset.words ?? ''));
  for (const item of items) show(item, found.includes(item));
  // A heading over nothing goes, too.
  const groups = new Set(items.map((item) => item.parentElement?.parentElement));
  for (const group of groups)
    if (group)
      show(
        group,
        found.some((item) => group.contains(item)),
      );
  say(result, searchResult(words, found.length, items.length, result.dataset.result || undefined));
}

function show(element: HTMLElement, isSeen: boolean): void {
  if (isSeen) element.style.removeProperty('display');
  else element.style.display = 'none';
}

/** What stands there is React's: it is seen again when there is nothing to say. */
function say(place: HTMLElement, text: string): void {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' });
  root.replaceChildren(text || document.createElement('slot'));
}

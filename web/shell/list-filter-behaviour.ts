'use client';

import { useEffect } from 'react';
import { matchesWords, searchable } from '../ui/search-words.ts';

/** Shows the entries of a form's list that match, hides groups left empty, and says how many there are. */
function filter(form: HTMLFormElement): void {
  const list = document.getElementById(form.dataset.filters ?? '');
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  if (!list || !field) return;
  const sought = searchable(field.value);
  const entries = [...list.querySelectorAll<HTMLElement>('[data-words]')];
  for (const entry of entries) entry.hidden = !matchesWords(entry.dataset.words ?? '', sought);
  for (const group of list.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('[data-words]:not([hidden])') === null;
  }
  const found = entries.filter(({ hidden }) => !hidden).length;
  const count = found === 0 ? (form.dataset.empty ?? 'Nada encontrado.') : `${found} de ${entries.length}`;
  const output = form.querySelector('output');
  if (output) output.value = sought === '' ? '' : count;
}

function formOf({ target }: Event): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('form[data-filters]') : null;
}

function onInput(event: Event): void {
  const form = formOf(event);
  if (form) filter(form);
}

function onSubmit(event: Event): void {
  const form = formOf(event);
  if (!form) return;
  // Already filtered: the answer of the server would be the same.
  event.preventDefault();
  filter(form);
}

/** A form elsewhere may have sent the question along in the address. */
function takeFromAddress(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]');
  const asked = field && new URLSearchParams(window.location.search).get(field.name);
  if (!asked || field.value !== '') return;
  field.value = asked;
  filter(form);
}

/** Filters lists while the visitor types. It renders nothing and only toggles attributes. */
export function ListFilterBehaviour() {
  useEffect(() => {
    const off = new AbortController();
    document.addEventListener('input', onInput, { signal: off.signal });
    document.addEventListener('submit', onSubmit, { signal: off.signal });
    document.querySelectorAll<HTMLFormElement>('form[data-filters]').forEach(takeFromAddress);
    return () => off.abort();
  }, []);
  return null;
}

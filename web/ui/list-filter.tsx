'use client';

import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { matches } from './fold.ts';

/** The name under which a page's address may carry a question: `/exames?busca=tireoide`. */
const PARAMETER = 'busca';

export interface ListFilterProps {
  readonly label: string;
  readonly placeholder?: string;
  /** What things are called, one and many: "exame", "exames". */
  readonly nouns: readonly [one: string, many: string];
  /** Said when nothing fits. */
  readonly empty: string;
  readonly children: ReactNode;
}

/**
 * Narrows a list that the server wrote. Items carry `data-search` with the words they are found by; a `data-group` without a
 * visible item is hidden with them. Without script the whole list is there and the field is not (`FilteredList`).
 */
export function ListFilter({ label, placeholder, nouns: [one, many], empty, children }: ListFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [status, setStatus] = useState('');

  function narrow(question: string): void {
    let found = 0;
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-search]') ?? []) {
      item.hidden = !matches(item.dataset.search ?? '', question);
      if (!item.hidden) found += 1;
    }
    for (const group of root.current?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
      group.hidden = group.querySelector('[data-search]:not([hidden])') === null;
    }
    setStatus(question.trim() === '' ? '' : found === 0 ? empty : `${found} ${found === 1 ? one : many}`);
  }

  useEffect(() => {
    const question = new URLSearchParams(window.location.search).get(PARAMETER);
    if (!question || !input.current) return;
    input.current.value = question;
    narrow(question);
  }, []);

  return (
    <div className="filtered" ref={root}>
      <search className="filter">
        <label htmlFor={id}>{label}</label>
        <input
          ref={input}
          id={id}
          type="search"
          name={PARAMETER}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => narrow(event.target.value)}
        />
        <p className="status" role="status">
          {status}
        </p>
      </search>
      {children}
    </div>
  );
}

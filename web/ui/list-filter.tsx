'use client';

import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
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

const askedByAddress = () => new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
const nothing = () => '';
const neverChanges = () => nothing;

/** Shows what fits and hides the rest; groups that are left empty go, too. Returns how many are shown. */
function narrow(root: HTMLElement, question: string): number {
  let found = 0;
  for (const item of root.querySelectorAll<HTMLElement>('[data-search]')) {
    item.hidden = !matches(item.dataset.search ?? '', question);
    if (!item.hidden) found += 1;
  }
  for (const group of root.querySelectorAll<HTMLElement>('[data-group]')) {
    group.hidden = group.querySelector('[data-search]:not([hidden])') === null;
  }
  return found;
}

/**
 * Narrows a list that the server wrote. Items carry `data-search` with the words they are found by; a `data-group` without a
 * visible item is hidden with them. Without script the whole list is there and the field is not (`FilteredList`).
 */
export function ListFilter({ label, placeholder, nouns: [one, many], empty, children }: ListFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const asked = useSyncExternalStore(neverChanges, askedByAddress, nothing);
  const [typed, setTyped] = useState<string>();
  const question = typed ?? asked;
  const [found, setFound] = useState(0);
  useEffect(() => {
    if (root.current) setFound(narrow(root.current, question));
  }, [question]);
  const count = found === 0 ? empty : `${found} ${found === 1 ? one : many}`;
  return (
    <div className="filtered" ref={root}>
      <div className="filter">
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="search"
          name={PARAMETER}
          value={question}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setTyped(event.target.value)}
        />
        <output className="status" htmlFor={id}>
          {question.trim() === '' ? '' : count}
        </output>
      </div>
      {children}
    </div>
  );
}

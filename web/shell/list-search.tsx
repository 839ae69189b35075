'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

interface ListSearchState {
  /** Name of the question in the page's address. */
  readonly name: string;
  readonly words: string;
  /** While somebody types. */
  readonly search: (words: string) => void;
  /** When the question is meant so: it then stands in the address. */
  readonly settle: (words: string) => void;
}

const nothing = () => {};

const ListSearchContext = createContext<ListSearchState>({ name: 'q', words: '', search: nothing, settle: nothing });

function watchAddress(tell: () => void): () => void {
  addEventListener('popstate', tell);
  return () => removeEventListener('popstate', tell);
}

const wordsInAddress = (name: string) => new URLSearchParams(location.search).get(name);

interface ListSearchProps {
  /** Name of the question in the page's address. */
  readonly name: string;
  /** Words by which the server has narrowed the list already. */
  readonly words?: string | undefined;
  readonly children: ReactNode;
}

/** Holds what is searched for, for a field and its list, which may stand in different places; follows the address. */
export function ListSearch({ name, words: first = '', children }: ListSearchProps) {
  // A form elsewhere may have sent the question along; and the way back leads through questions that were asked.
  const asked = useSyncExternalStore(
    watchAddress,
    () => wordsInAddress(name) ?? '',
    () => first,
  );
  const [typed, search] = useState<string>();
  const words = typed ?? asked;
  useEffect(() => watchAddress(() => search(undefined)), []);
  const state = useMemo(() => {
    function settle(sought: string): void {
      const address = new URL(location.href);
      if (sought === '') address.searchParams.delete(name);
      else address.searchParams.set(name, sought);
      if (address.href !== location.href) history.pushState(null, '', address);
      search(sought);
    }
    return { name, words, search, settle };
  }, [name, words]);
  return <ListSearchContext value={state}>{children}</ListSearchContext>;
}

/** What is searched for in the list around. */
export function useListSearch(): ListSearchState {
  return use(ListSearchContext);
}

/** "2 de 14", or why there is nothing; empty while nothing is searched for. */
export function searchResult(words: string, found: number, all: number, none = 'Nada encontrado.'): string {
  if (words.trim() === '') return '';
  return found === 0 ? none : `${found} de ${all}`;
}

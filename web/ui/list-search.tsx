'use client';

import {
  createContext,
  type FormEvent,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Icon } from './icon.tsx';
import { MAX_LETTERS, searchResult } from './search-words.ts';

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

interface SearchFieldProps {
  /** Id of the field. */
  readonly id: string;
  readonly label: string;
  /** When a visitor reaches the field: the time to read the list anew. */
  readonly onReach: () => void;
  readonly placeholder?: string | undefined;
  /** Path that answers without script. */
  readonly action?: string | undefined;
  /** What the button says; without it there is none. */
  readonly button?: string | undefined;
  /** Words for a list in which nothing is found. */
  readonly none?: string | undefined;
  /** How many were found, and of how many. */
  readonly found?: number;
  readonly all?: number;
  /** What is said below the field in place of that: a search whose list is not all there. */
  readonly says?: string;
}

/**
 * The field over a list: narrows it while the visitor types. Enter puts the question into the address, where it can be
 * shared. Without script the form asks the server. Dressed by what stands around it.
 */
export function SearchField(props: SearchFieldProps) {
  const { id, label, placeholder, action, button, onReach, none, found = 0, all = 0, says } = props;
  const { name, words, search, settle } = useListSearch();
  const field = useRef<HTMLInputElement>(null);
  const isOwn = useRef(true);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    // The first time it may hold what was typed before this code was there; later it follows the address.
    if (isOwn.current) {
      isOwn.current = false;
      if (input.value !== input.defaultValue) search(input.value);
    } else if (input.value !== words) input.value = words;
  }, [words, search]);
  useEffect(() => {
    const input = field.current;
    input?.addEventListener('focus', onReach, { once: true });
    return () => input?.removeEventListener('focus', onReach);
  }, [onReach]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    settle(field.current?.value.trim() ?? '');
  }

  return (
    <form action={action} aria-label={label} onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="field">
        <input
          id={id}
          ref={field}
          type="search"
          name={name}
          defaultValue={words}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={MAX_LETTERS}
          enterKeyHint="search"
          onChange={(event) => search(event.currentTarget.value)}
        />
        {button ? (
          <button type="submit">
            <Icon name="search" size={20} />
            {button}
          </button>
        ) : null}
      </div>
      <output htmlFor={id}>
        {says ?? (
          // While React sleeps, web/core/filter-lists.ts says it.
          <span data-result={none ?? ''}>{searchResult(words, found, all, none)}</span>
        )}
      </output>
    </form>
  );
}

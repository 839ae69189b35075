import type { ReactNode } from 'react';
import { MAX_LETTERS } from './search-words.ts';

export interface SearchFormProps {
  /** Id of the field. */
  readonly id: string;
  readonly label: string;
  /** Path that answers without script: the search of the site, or the page of the list. */
  readonly action?: string;
  readonly placeholder?: string | undefined;
  /** What is searched for already. */
  readonly words?: string | undefined;
  /** Id of what holds the list that the form narrows (web/behaviours/narrow-lists.ts). */
  readonly narrows?: string;
  /** What stands in that list, in the plural. */
  readonly counted?: string;
  /** What the form says below its field: how many were found. */
  readonly result?: string;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** A search: a plain form of the browser's, dressed by what stands around it. */
export function SearchForm({
  id,
  label,
  action = '/busca',
  placeholder,
  words,
  narrows,
  counted = '',
  result,
  children,
}: SearchFormProps) {
  return (
    <form action={action} aria-label={label} data-narrows={narrows}>
      <label htmlFor={id}>{label}</label>
      <div className="field">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          placeholder={placeholder}
          autoComplete="off"
          maxLength={MAX_LETTERS}
          enterKeyHint="search"
        />
        <button type="submit" className="button-plain main">
          Buscar
        </button>
      </div>
      {children}
      {narrows ? (
        <output htmlFor={id}>
          <span data-result={counted}>{result}</span>
        </output>
      ) : null}
    </form>
  );
}

'use client';

import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ContentName } from '../live/content-answer.ts';
import { useAsking } from '../live/use-content.ts';
import { Icon } from '../ui/icon.tsx';
import { useListSearch } from './list-search.tsx';

/** As much as the server answers, too (web/proxy.ts). */
const MAX_LETTERS = 60;

export interface SearchFieldProps {
  /** Id of the field. */
  readonly id: string;
  readonly label: string;
  /** What is searched: it is read anew when a visitor reaches the field. */
  readonly content: ContentName;
  readonly placeholder?: string | undefined;
  /** Path that answers without script. */
  readonly action?: string | undefined;
  /** What the button says; without it there is none. */
  readonly button?: string | undefined;
  /** Said about the list: how many were found. */
  readonly children?: ReactNode;
}

/**
 * The field over a list: narrows it while the visitor types. Enter puts the question into the address, where it can be
 * shared. Without script the form asks the server. Dressed by what stands around it.
 */
export function SearchField({ id, label, content, placeholder, action, button, children }: SearchFieldProps) {
  const { name, words, search, settle } = useListSearch();
  const ask = useAsking(content);
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
    input?.addEventListener('focus', ask, { once: true });
    return () => input?.removeEventListener('focus', ask);
  }, [ask]);

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
      <output htmlFor={id}>{children}</output>
    </form>
  );
}

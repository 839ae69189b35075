import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

/** What does not fit into the tab's storage outlives the screen, and not a reload. */
const unstored = new Map<string, unknown>();

function keptAt(key: string): unknown {
  const stored = sessionStorage.getItem(key);
  return stored === null ? unstored.get(key) : JSON.parse(stored);
}

function keep(key: string, state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(state));
    unstored.delete(key);
  } catch {
    sessionStorage.removeItem(key);
    unstored.set(key, state);
  }
}

/**
 * State of a screen that is kept while this browser's tab is open, whatever else is looked at meanwhile.
 * @param state JSON, until there is something
 */
export function useKept<State>(key: string, state: State): readonly [State, Dispatch<SetStateAction<State>>] {
  const [kept, setKept] = useState<State>(() => (keptAt(key) as State | undefined) ?? state);
  useEffect(() => keep(key, kept), [key, kept]);
  return [kept, setKept];
}

import { useSyncExternalStore } from 'react';

const ids = new Set<string>();
const listeners = new Set<() => void>();

/** Says whether Studio waits for a publication of this document; the form and the button that publishes have no parent in common that is ours. */
export function setBeingPublished(publishedId: string, value: boolean): void {
  if (ids.has(publishedId) === value) return;
  if (value) ids.add(publishedId);
  else ids.delete(publishedId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useBeingPublished(publishedId: string): boolean {
  return useSyncExternalStore(subscribe, () => ids.has(publishedId));
}

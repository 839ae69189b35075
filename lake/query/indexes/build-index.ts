import type { Entry } from '../../store/entry.ts';
import type { EntryIndex } from '../../store/keyed-index.ts';

/** Other requests wait no longer than this while an index is made. */
const SLICE_MS = 4;
/** Entries added without a look at the clock; small datasets are done within the first slice. */
const STRIDE = 16;

interface Building extends EntryIndex {
  /** Called once, when everything has been added. */
  seal?(): void;
}

/**
 * Adds entries to an index a few milliseconds at a time. Commits meanwhile reach the index by themselves: the states
 * they replace are skipped here. Returns the way to stop.
 */
export function buildIndex(index: Building, entries: readonly Entry[], onDone: () => void): () => void {
  const snapshot = [...entries];
  let position = 0;
  let next: NodeJS.Immediate | undefined;

  function work(): void {
    const end = performance.now() + SLICE_MS;
    while (position < snapshot.length) {
      const entry = snapshot[position];
      if (entry?.isCurrent) index.add(entry, entry.read());
      position += 1;
      if (position % STRIDE === 0 && performance.now() > end) {
        next = setImmediate(work);
        return;
      }
    }
    index.seal?.();
    onDone();
  }
  work();
  return () => clearImmediate(next);
}

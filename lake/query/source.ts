import { Documents } from '../store/documents.ts';
import type { Source } from '../store/documents.ts';
import type { Reader } from '../store/types.ts';

/**
 * The indexed documents behind a reader. One that has none, as a transaction that has already changed something, is
 * indexed for this query alone.
 */
export function sourceOf(reader: Reader): Source {
  return reader instanceof Documents ? reader : new Documents(reader.dataset, reader.all(), reader.sequence);
}

import { LRUCache } from 'lru-cache';
import type { DocumentTest } from '../groq/document-test.ts';
import type { QueryParams } from '../groq/parse.ts';
import type { QueryEngine } from '../query/workers/query-engine.ts';
import type { ListenQuery } from '../query/workers/query-process.ts';
import type { Commit, StoredDocument } from '../store/types.ts';
import type { ListenOptions } from './listener.ts';

/** Filters of listeners without a token. None of them is read or evaluated in this process. */
export interface AnonymousFilters {
  /**
   * The test behind a listen query. It knows the documents of a commit after `ask`, and accepts all others: better an event
   * too many than one that is missed.
   * @throws LakeError 400 for a query that cannot be listened to, 429 when too much is waiting
   */
  open(query: string, params: QueryParams): Promise<DocumentTest>;
  /** Has the documents of a commit compared with what these listen to. */
  ask(commit: Commit, listeners: readonly ListenOptions[]): Promise<void>;
}

interface Filter {
  readonly query: ListenQuery;
  readonly answers: WeakMap<StoredDocument, boolean>;
  readonly test: DocumentTest;
}

const MAX_FILTERS = 500;
/** Documents of one commit that are sent to the other process; of a larger one everybody hears everything. */
export const MAX_DOCUMENTS = 100;

export function createAnonymousFilters(queries: Pick<QueryEngine, 'test'>): AnonymousFilters {
  const filters = new LRUCache<string, Filter>({ max: MAX_FILTERS });
  const byTest = new WeakMap<DocumentTest, Filter>();
  return {
    async open(query, params) {
      const key = JSON.stringify([query, params]);
      const known = filters.get(key);
      if (known) return known.test;
      await queries.test([{ query, params }], []);
      // Somebody may have opened the same meanwhile.
      const made = filters.get(key) ?? createFilter({ query, params });
      filters.set(key, made);
      byTest.set(made.test, made);
      return made.test;
    },
    async ask({ changes }, listeners) {
      const asked = listeners.map(({ matches }) => byTest.get(matches)).filter((filter) => filter !== undefined);
      const documents = changes
        .flatMap(({ before, after }) => [before, after])
        .filter((document) => document && listeners.some(({ caller }) => caller.may('read', document)))
        .filter((document) => document !== undefined);
      if (asked.length === 0 || documents.length === 0 || documents.length > MAX_DOCUMENTS) return;
      const answers = await queries.test(
        asked.map(({ query }) => query),
        documents,
      );
      for (const [index, filter] of asked.entries()) {
        for (const [place, document] of documents.entries()) {
          filter.answers.set(document, answers[index]?.[place] !== false);
        }
      }
    },
  };
}

function createFilter(query: ListenQuery): Filter {
  const answers = new WeakMap<StoredDocument, boolean>();
  return { query, answers, test: (document) => answers.get(document) ?? true };
}

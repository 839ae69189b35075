import { LRUCache } from 'lru-cache';
import { answerOf, assertReadable, KNOWN_LIMITS, SHORT_CHARACTERS, SMALL, STRANGER_LIMITS } from '../run-query.ts';
import { TooExpensive } from '../../groq/meter.ts';
import { sharedPools } from './query-pool.ts';
import type { IndexedReader } from '../../store/documents.ts';
import type { Sort } from '../../store/index/sort-keys.ts';
import type { Limits } from '../../groq/meter.ts';
import type { QueryRequest } from '../run-query.ts';
import type { AppliedChange } from '../../store/overlay.ts';
import type { StoredDocument } from '../../store/types.ts';
import type { Answer, ListenQuery, Outcome, Selection, SentQuery, Task } from './query-process.ts';
import type { Asker, QueryPools } from './query-pool.ts';

export interface EngineRequest extends Omit<QueryRequest, 'planned' | 'now' | 'limits'> {
  /** Who asks, where the lake does not know them: their queries are answered in processes for strangers. */
  readonly stranger?: Asker | undefined;
}

/** Answers the queries of one dataset; none of them keeps the others waiting. */
export interface QueryEngine {
  /** @throws LakeError 400 like `runQuery`; 429 or 503 when too many large queries are waiting */
  ask(request: EngineRequest): Promise<Answer>;
  /**
   * The ids that a query of a mutation gives, over the stored documents and those of the transaction, in another process.
   * @throws LakeError like `ask`
   */
  select(request: EngineRequest, overlay: readonly AppliedChange[]): Promise<Selection>;
  /**
   * Whether each filter of a listener without a token accepts each document: in another process, always.
   * @throws LakeError 400 for a filter that cannot be read; 429 when too much is waiting
   */
  test(filters: readonly ListenQuery[], documents: readonly StoredDocument[]): Promise<readonly (readonly boolean[])[]>;
  close(): void;
}

/** A query that was not small is not tried here again for so long; an index may have been made for it by then. */
const LARGE_FOR_MS = 1000;
/** Texts of queries. */
const MAX_REMEMBERED = 500;

interface EngineOptions {
  readonly reader: IndexedReader;
  /** The dataset's file, which other processes read. */
  readonly path: string;
  /** Told of a sort that would have helped. */
  readonly ask?: (sort: Sort, isStranger: boolean) => void;
  readonly pools?: QueryPools;
  /** What a large query may cost a caller without a token, and one with. */
  readonly limits?: { readonly stranger: Limits; readonly known: Limits };
}

/** What is done for all listeners without a token together is not counted as anybody's. */
const LISTENING: Asker = { client: 'listening' };

const LIMITS = { stranger: STRANGER_LIMITS, known: KNOWN_LIMITS };

export function createQueryEngine({
  reader,
  path,
  ask,
  pools = sharedPools(),
  limits = LIMITS,
}: EngineOptions): QueryEngine {
  const large = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: LARGE_FOR_MS });

  /** The answer, if the query turns out to be small. */
  function answerHere(request: EngineRequest): Answer | undefined {
    const { query } = request;
    if (query.length > SHORT_CHARACTERS || large.has(query)) return undefined;
    try {
      return reader.inOneRead(() => answerOf(reader, { ...request, limits: SMALL }));
    } catch (error) {
      if (!(error instanceof TooExpensive)) throw error;
      large.set(query, true);
      return undefined;
    }
  }

  async function answerElsewhere(request: EngineRequest): Promise<Answer> {
    const { answer, asked } = await elsewhere({ kind: 'query', query: sent(request) }, request);
    for (const sort of asked) ask?.(sort, request.stranger !== undefined);
    return answer;
  }

  function elsewhere(task: Task, { caller, stranger }: Pick<EngineRequest, 'caller' | 'stranger'>): Promise<Outcome> {
    const asker = stranger ?? { client: caller.userId ?? '' };
    const pool = stranger ? pools.strangers : pools.known;
    const limit = caller.userId === null ? limits.stranger : limits.known;
    return pool.do({ path, dataset: reader.dataset, task, limits: limit }, asker);
  }

  return {
    async ask(request) {
      assertReadable(request.query, request.caller);
      // Many small queries of strangers would fill this process's memory and keep the others from their turn.
      return (!request.stranger && answerHere(request)) || (await answerElsewhere(request));
    },
    async select(request, overlay) {
      assertReadable(request.query, request.caller);
      const { answer } = await elsewhere({ kind: 'select', query: sent(request), overlay }, request);
      return JSON.parse(answer.json) as Selection;
    },
    async test(filters, documents) {
      const { answer } = await pools.strangers.do(
        { path, dataset: reader.dataset, task: { kind: 'test', filters, documents }, limits: limits.stranger },
        LISTENING,
      );
      return JSON.parse(answer.json) as boolean[][];
    },
    close() {
      pools.known.closeDataset(path);
      pools.strangers.closeDataset(path);
    },
  };
}

function sent(request: EngineRequest): SentQuery {
  const { query, params = {}, perspective = 'raw', caller, projectId = '', sourceMap, delta } = request;
  const { userId, roles, grants } = caller;
  return { query, params, perspective, caller: { userId, roles, grants }, projectId, sourceMap, delta };
}

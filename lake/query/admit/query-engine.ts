import { LRUCache } from 'lru-cache';
import { answerOf, assertReadable, KNOWN_LIMITS, STRANGER_LIMITS } from '../run-query.ts';
import { TooExpensive } from '../run/meter.ts';
import { prepareQuery } from '../plan/prepare.ts';
import { sharedPools } from './query-pool.ts';
import type { Reader } from '../../store/types.ts';
import type { Limits } from '../run/meter.ts';
import type { QueryRequest } from '../run-query.ts';
import type { Answer } from './query-process.ts';
import type { Asker, QueryPools } from './query-pool.ts';

export interface EngineRequest extends Omit<QueryRequest, 'planned' | 'now' | 'limits'> {
  /** Who asks, where the lake does not know them: their queries are answered in processes for strangers. */
  readonly stranger?: Asker | undefined;
}

/** Answers the queries of one dataset; none of them keeps the others waiting. */
export interface QueryEngine {
  /** @throws LakeError 400 like `runQuery`; 429 or 503 when too many large queries are waiting */
  ask(request: EngineRequest): Promise<Answer>;
  close(): void;
}

/**
 * What a query may cost in the process that everything else needs too: some ten milliseconds. It is counted in work,
 * because on a busy machine the smallest query can wait that long for the processor.
 */
const SMALL: Limits = { milliseconds: 40, documents: 1500, steps: 60_000, values: 50_000, characters: 2_000_000 };
/** Parsing takes time with the square of the length; longer queries show first, elsewhere, that they are quick to read. */
const SHORT_CHARACTERS = 2048;
const QUICK_MS = 250;
/** A query that was not small is not tried here again for so long; an index may have been made for it by then. */
const LARGE_FOR_MS = 1000;
/** Texts of queries. */
const MAX_REMEMBERED = 500;

interface EngineOptions {
  readonly reader: Reader;
  /** The dataset's file, which other processes read. */
  readonly path: string;
  readonly pools?: QueryPools;
  /** What a large query may cost a caller without a token, and one with. */
  readonly limits?: { readonly stranger: Limits; readonly known: Limits };
}

const LIMITS = { stranger: STRANGER_LIMITS, known: KNOWN_LIMITS };

export function createQueryEngine({
  reader,
  path,
  pools = sharedPools(),
  limits = LIMITS,
}: EngineOptions): QueryEngine {
  const large = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: LARGE_FOR_MS });
  const quickToRead = new LRUCache<string, true>({ max: MAX_REMEMBERED });

  /** The answer, if the query turns out to be small. */
  function answerHere(request: EngineRequest): Answer | undefined {
    const { query, params = {} } = request;
    if (large.has(query) || (query.length > SHORT_CHARACTERS && !quickToRead.has(query))) return undefined;
    if (!prepareQuery(query, params).hasMeteredSteps) return undefined;
    try {
      return answerOf(reader, { ...request, limits: SMALL });
    } catch (error) {
      if (!(error instanceof TooExpensive)) throw error;
      large.set(query, true);
      return undefined;
    }
  }

  async function answerElsewhere(request: EngineRequest): Promise<Answer> {
    const { query, params = {}, perspective = 'raw', caller, projectId = '', sourceMap, stranger } = request;
    const { userId, roles, grants } = caller;
    const job = {
      path,
      dataset: reader.dataset,
      query,
      params,
      perspective,
      caller: { userId, roles, grants },
      projectId,
      sourceMap,
      limits: userId === null ? limits.stranger : limits.known,
    };
    const pool = stranger ? pools.strangers : pools.known;
    const { answer, readingMs } = await pool.do(job, stranger ?? { client: userId ?? '' });
    if (readingMs < QUICK_MS) quickToRead.set(query, true);
    return answer;
  }

  return {
    async ask(request) {
      assertReadable(request.query, request.caller);
      // Many small queries of strangers would fill this process's memory and keep the others from their turn.
      return (!request.stranger && answerHere(request)) || (await answerElsewhere(request));
    },
    close() {
      pools.known.closeDataset(path);
      pools.strangers.closeDataset(path);
    },
  };
}

import { KNOWN_LIMITS, STRANGER_LIMITS, assertReadable } from '../run-query.ts';
import { TooExpensive } from '../meter.ts';
import { prepareQuery } from '../prepare.ts';
import { answerOf } from './answer.ts';
import { Notes } from './notes.ts';
import { queryPool } from './query-pool.ts';
import type { Reader } from '../../store/types.ts';
import type { Limits } from '../meter.ts';
import type { QueryRequest } from '../run-query.ts';
import type { Answer } from './messages.ts';
import type { QueryPool } from './query-pool.ts';

export interface EngineRequest extends Omit<QueryRequest, 'planned' | 'now' | 'limits'> {
  /** Whose large queries are limited together; callers with a token are told apart without it. */
  readonly client?: string;
  /** How work is done for somebody whose work is measured; without it, at once. */
  readonly admitted?: Admitted | undefined;
}

/** A way to do work that others have to be kept from waiting for. */
export interface Admitted {
  /** In this process. @throws LakeError 429 */
  inTurn<T>(work: () => T): Promise<T>;
  /** Notes what was done in another process. */
  spend(ms: number): void;
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
const SHORT = 2048;
const QUICK_MS = 250;
/** A query that was not small is not tried here again for so long; an index may have been made for it by then. */
const LARGE_FOR_MS = 1000;

export interface EngineOptions {
  readonly reader: Reader;
  /** The dataset's file, which other processes read. */
  readonly path: string;
  readonly pool?: QueryPool;
  /** What a large query may cost a caller without a token, and one with. */
  readonly limits?: { readonly stranger: Limits; readonly known: Limits };
}

const LIMITS = { stranger: STRANGER_LIMITS, known: KNOWN_LIMITS };

export function createQueryEngine({ reader, path, pool = queryPool(), limits = LIMITS }: EngineOptions): QueryEngine {
  const large = new Notes(LARGE_FOR_MS);
  const quickToRead = new Notes(Infinity);

  /** The answer, if the query turns out to be small. */
  function answerHere(request: EngineRequest): Answer | undefined {
    const { query, params = {} } = request;
    if (large.has(query) || (query.length > SHORT && !quickToRead.has(query))) return undefined;
    if (!prepareQuery(query, params).isTame) return undefined;
    try {
      return answerOf(reader, { ...request, limits: SMALL });
    } catch (error) {
      if (!(error instanceof TooExpensive)) throw error;
      large.add(query);
      return undefined;
    }
  }

  async function answerElsewhere(request: EngineRequest): Promise<Answer> {
    const { query, params = {}, perspective = 'raw', caller, projectId = '', sourceMap } = request;
    const { userId, roles, grants } = caller;
    const isKnown = userId !== null;
    const { answer, readingMs } = await pool.do(
      {
        path,
        dataset: reader.dataset,
        query,
        params,
        perspective,
        caller: { userId, roles, grants },
        projectId,
        sourceMap,
        limits: isKnown ? limits.known : limits.stranger,
      },
      userId ?? request.client ?? '',
      isKnown,
      (ms) => request.admitted?.spend(ms),
    );
    if (readingMs < QUICK_MS) quickToRead.add(query);
    return answer;
  }

  return {
    async ask(request) {
      assertReadable(request.query, request.caller);
      const { admitted } = request;
      const small = admitted ? await admitted.inTurn(() => answerHere(request)) : answerHere(request);
      return small ?? (await answerElsewhere(request));
    },
    close() {
      pool.forget(path);
    },
  };
}

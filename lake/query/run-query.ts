import { LakeError } from '../errors.ts';
import { plainResult } from '../groq/evaluator.ts';
import { viewOf } from './access/view.ts';
import { prepareQuery } from './plan/prepare.ts';
import { tagsOfQuery } from './source-map/sync-tags.ts';
import { traceQuery } from './source-map/trace.ts';
import { assertPresentable } from '../groq/meter.ts';
import type { Caller } from '../caller.ts';
import type { QueryParams } from '../groq/parse.ts';
import type { Source } from '../store/source.ts';
import type { StoredDocument } from '../store/types.ts';
import type { Perspective } from './access/perspective.ts';
import type { Answer } from './workers/query-process.ts';
import type { Cost, RunRequest } from './plan/prepare.ts';
import type { ArraySelector, ContentSourceMap } from './source-map/content-source-map.ts';
import type { TracedResult } from './source-map/trace.ts';
import type { Limits } from '../groq/meter.ts';

/**
 * What a query may cost in the process that everything else needs too: some ten milliseconds. It is counted in work,
 * because on a busy machine the smallest query can wait that long for the processor.
 */
export const SMALL: Limits = {
  milliseconds: 40,
  documents: 1500,
  steps: 60_000,
  values: 50_000,
  characters: 2_000_000,
};
/** Parsing takes time with the square of the length; longer queries are read and answered elsewhere. */
export const SHORT_CHARACTERS = 2048;
/** A filter and an order over ten thousand documents take 30 ms; counting steps adds some 5 ms to that. */
export const STRANGER_LIMITS: Limits = { milliseconds: 2000, values: 2_000_000, characters: 64 * 1024 * 1024 };
/** Staff and programs with a token may ask for more: exports and migrations do. */
export const KNOWN_LIMITS: Limits = { ...STRANGER_LIMITS, milliseconds: 10_000 };

/** The site's longest query has half of this. Reading the worst of this length takes seconds, and counts as running. */
export const STRANGER_CHARACTERS = 65_536;
export const KNOWN_CHARACTERS = 262_144;

export interface QueryRequest {
  readonly query: string;
  readonly params?: QueryParams | undefined;
  /** Default `raw`. */
  readonly perspective?: Perspective | undefined;
  /** Only documents this caller may read exist for the query. */
  readonly caller: Caller;
  /** Answer of `sanity::projectId()`. */
  readonly projectId?: string | undefined;
  /** Answer of `now()`. */
  readonly now?: Date | undefined;
  /** Default: those of a stranger or of somebody known. */
  readonly limits?: Limits | undefined;
  /** How the source map, if one is wanted, points at elements of lists. */
  readonly sourceMap?: ArraySelector | undefined;
  /** A change that the query is about: `@` is the document after it, or before it where it is gone. */
  readonly delta?: QueryDelta | undefined;
  /** Off only in tests, which compare results with and without the planner. */
  readonly planned?: boolean | undefined;
}

/** A change of one document, as the functions of `delta::` know it. */
export interface QueryDelta {
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

interface QueryResult {
  /** JSON value; `null` when nothing was found. */
  readonly result: unknown;
  /** Tags of what the result depends on; see `tagsOfQuery`. */
  readonly syncTags: readonly string[];
  /** Which document and attribute each part comes from, when asked for. */
  readonly resultSourceMap?: ContentSourceMap;
  readonly cost: Cost;
}

/**
 * Answers a GROQ query from the documents in memory.
 * @throws LakeError 400 `queryParseError` or `queryEvaluationError`.
 */
export function runQuery(reader: Source, request: QueryRequest): QueryResult {
  const { query, params = {}, perspective = 'raw', caller, delta, planned = true } = request;
  assertReadable(query, caller);
  const prepared = prepareQuery(query, params, delta ? 'delta' : 'normal');
  const view = viewOf(reader, { perspective, caller });
  const limits = request.limits ?? (caller.userId === null ? STRANGER_LIMITS : KNOWN_LIMITS);

  const types = new Set<string>();
  const missing = new Set<string>();
  const run: RunRequest = {
    params,
    planned,
    limits,
    view,
    scope: {
      dereference(id) {
        const target = view.get(id);
        if (target) types.add(target._type);
        else missing.add(id);
        return target;
      },
      identity: caller.userId ?? '<anonymous>',
      now: request.now ?? new Date(),
      project: { projectId: request.projectId ?? '', dataset: reader.dataset },
      delta: delta && { before: delta.before ?? null, after: delta.after ?? null },
      root: delta && (delta.after ?? delta.before),
    },
  };
  const { sourceMap } = request;
  return prepared.run(run, (running) => {
    const traced: Partial<TracedResult> & { value: unknown } = sourceMap
      ? traceQuery(prepared.tree, sourceMap, running)
      : { value: running.result() };
    assertPresentable(traced.value, limits);
    const { resultSourceMap } = traced;
    return {
      result: plainResult(traced.value) ?? null,
      syncTags: tagsOfQuery(prepared.tree, { types, missing }),
      ...(resultSourceMap && { resultSourceMap }),
      cost: running.cost(),
    };
  });
}

/** groq-js takes time with the square of the length, and no limit on steps applies while it reads. */
export function assertReadable(query: string, caller: Caller): void {
  const most = caller.userId === null ? STRANGER_CHARACTERS : KNOWN_CHARACTERS;
  if (query.length <= most) return;
  throw new LakeError(400, 'queryParseError', `Unable to parse query: it has more than ${most} characters`, {
    details: { query: query.slice(0, 200), start: 0, end: 200 },
  });
}

/** Ids of the documents among what a query gave. */
export function idsIn(result: unknown): readonly string[] {
  const documents: readonly unknown[] = Array.isArray(result) ? result : [result];
  return documents.flatMap((document) =>
    typeof document === 'object' && document !== null && '_id' in document && typeof document._id === 'string'
      ? [document._id]
      : [],
  );
}

/** Runs the query in this process. @throws LakeError 400 like `runQuery` */
export function answerOf(reader: Source, request: QueryRequest): Answer {
  const { result, syncTags, resultSourceMap } = runQuery(reader, request);
  return {
    json: JSON.stringify(result),
    syncTags,
    sourceMapJson: resultSourceMap && JSON.stringify(resultSourceMap),
  };
}

import { LakeError } from '../errors.ts';
import { rewriteFunctions } from './functions/rewrite-functions.ts';
import { stumbled, withSafeAccess } from './functions/safe-access.ts';
import { evaluateQuery, parseQuery, plainResult } from './groq.ts';
import { assertPresentable, createMeter } from './meter.ts';
import { planQuery } from './planner.ts';
import { evaluateSubqueriesOnce } from './subqueries.ts';
import { tagsOfQuery } from './sync-tags.ts';
import { rewriteTextSearch, usesTextSearch } from './text-search.ts';
import { viewOf } from './view.ts';
import type { Caller } from '../auth/caller.ts';
import type { Reader } from '../store/types.ts';
import type { ExprNode } from './ast.ts';
import type { EvaluationScope, QueryParams } from './groq.ts';
import type { Perspective } from './perspective.ts';

/** A filter and an order over ten thousand documents take 30 ms; counting steps adds some 5 ms to that. */
const STRANGER_MS = 2000;
/** Staff and programs with a token may ask for more: exports and migrations do. */
const KNOWN_MS = 10_000;

/** The site's longest query has a quarter of this; reading the worst of this length takes about a second. */
const STRANGER_CHARACTERS = 32_768;
const KNOWN_CHARACTERS = 262_144;

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
  /** Off only in tests, which compare results with and without the planner. */
  readonly planned?: boolean | undefined;
}

export interface QueryResult {
  /** JSON value; `null` when nothing was found. */
  readonly result: unknown;
  /** Tags of what the result depends on; see `tagsOfQuery`. */
  readonly syncTags: readonly string[];
}

/**
 * Answers a GROQ query from the documents in memory.
 * @throws LakeError 400 `queryParseError` or `queryEvaluationError`.
 */
export function runQuery(reader: Reader, request: QueryRequest): QueryResult {
  const { query, params = {}, perspective = 'raw', caller, planned = true } = request;
  assertReadable(query, caller);
  const parsed = parseQuery(query, params);
  const searchable = usesTextSearch(parsed);
  const view = viewOf(reader, { perspective, caller, searchable });

  const types = new Set<string>();
  const missing = new Set<string>();
  const scope: EvaluationScope = {
    documents: view.documents,
    dereference(id) {
      const target = view.get(id);
      if (target) types.add(target._type);
      else missing.add(id);
      return target;
    },
    identity: caller.userId ?? '<anonymous>',
    now: request.now ?? new Date(),
    project: { projectId: request.projectId ?? '', dataset: reader.dataset },
  };

  const meter = createMeter(caller.userId === null ? STRANGER_MS : KNOWN_MS);
  meter.start();
  const evaluate = (expression: ExprNode, root?: unknown): unknown => {
    try {
      return evaluateQuery(meter.metered(expression), scope, root);
    } catch (error) {
      if (!stumbled(error)) throw error;
      return evaluateQuery(meter.metered(withSafeAccess(expression, scope.dereference)), scope, root);
    }
  };
  const complete = rewriteFunctions(parsed, {
    get: scope.dereference,
    incomingCount: (id) => view.referencing([id]).length,
    project: scope.project,
    test: (condition, value) => evaluate(condition, value) === true,
  });
  const tree = searchable ? rewriteTextSearch(complete) : complete;
  const plan = (expression: ExprNode) => planQuery(expression, view);
  const result = evaluate(planned ? plan(evaluateSubqueriesOnce(tree, (subquery) => evaluate(plan(subquery)))) : tree);
  assertPresentable(result);
  return { result: plainResult(result) ?? null, syncTags: tagsOfQuery(complete, { types, missing }) };
}

/** groq-js takes time with the square of the length, and no limit on steps applies while it reads. */
function assertReadable(query: string, caller: Caller): void {
  const most = caller.userId === null ? STRANGER_CHARACTERS : KNOWN_CHARACTERS;
  if (query.length <= most) return;
  throw new LakeError(400, 'queryParseError', `Unable to parse query: it has more than ${most} characters`, {
    details: { query: query.slice(0, 200), start: 0, end: 200 },
  });
}

/**
 * Ids of the documents a patch or delete by query means, among those the caller may read.
 * @throws LakeError 400 like `runQuery`.
 */
export function selectIds(reader: Reader, query: string, params: QueryParams, caller: Caller): readonly string[] {
  const { result } = runQuery(reader, { query, params, caller });
  const documents: readonly unknown[] = Array.isArray(result) ? result : [result];
  return documents.flatMap((document) =>
    typeof document === 'object' && document !== null && '_id' in document && typeof document._id === 'string'
      ? [document._id]
      : [],
  );
}

import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { isoTime, mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import { flag, idList } from './request-params.ts';
import type { Caller } from '../caller.ts';
import type { Lake } from '../lake.ts';
import type { TransactionFilter } from '../store/find-transactions.ts';
import type { Commit, DocumentChange } from '../store/types.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** `GET /v…/data/history/<dataset>/transactions/<id,…>`: what was done to documents and by whom, one JSON per line. */
export function historyTransactionRoutes(lake: Lake): Hono {
  return new Hono().get('/data/history/:dataset/transactions/:ids', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const search = new URL(context.req.url).searchParams;
    const ids = idList(context.req.param('ids'));
    const filter = filterOf(search);
    const commits = mayReadSomeHistory(caller) ? history.transactions(ids, filter) : [];
    const lines = commits.flatMap((commit) => {
      const line = lineOf(commit, changesFor(commit, ids, caller, search), search);
      return line ? [`${JSON.stringify(line)}\n`] : [];
    });
    return context.body(lines.join(''), 200, { 'content-type': 'application/x-ndjson' });
  });
}

function filterOf(search: URLSearchParams): TransactionFilter {
  return {
    limit: limitOf(search),
    from: search.get('fromTransaction') || undefined,
    to: search.get('toTransaction') || undefined,
    fromTime: isoTime(search, 'fromTime'),
    toTime: isoTime(search, 'toTime'),
    authors: search.get('authors')?.split(',').filter(Boolean),
    newestFirst: flag(search, 'reverse'),
  };
}

function limitOf(search: URLSearchParams): number {
  const given = search.get('limit');
  const limit = given === null ? DEFAULT_LIMIT : Number(given);
  if (Number.isInteger(limit) && limit > 0) return Math.min(limit, MAX_LIMIT);
  throw new LakeError(400, 'httpBadRequest', '"limit" must be a positive whole number.');
}

function changesFor(commit: Commit, ids: readonly string[], caller: Caller, search: URLSearchParams): DocumentChange[] {
  const onlyAsked = flag(search, 'includeIdentifiedDocumentsOnly');
  return commit.changes.filter((change) => {
    if (onlyAsked && !ids.includes(change.id)) return false;
    return [change.before, change.after].every((document) => !document || mayReadHistory(caller, document));
  });
}

function lineOf(commit: Commit, changes: readonly DocumentChange[], search: URLSearchParams): unknown {
  if (changes.length === 0) return undefined;
  const withMutations = !flag(search, 'excludeContent') && !flag(search, 'excludeMutations');
  const withEffects = search.get('effectFormat') === 'mendoza';
  return {
    id: commit.transactionId,
    timestamp: commit.timestamp,
    author: commit.author,
    documentIDs: changes.map((change) => change.id),
    ...(withMutations && { mutations: changes.flatMap((change) => change.mutations) }),
    ...(withEffects && { effects: Object.fromEntries(changes.map((change) => [change.id, change.effects])) }),
  };
}

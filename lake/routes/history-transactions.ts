import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { isoTime, mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import { flag, idList } from './request-params.ts';
import { takeTurns } from './turns.ts';
import type { Caller } from '../caller.ts';
import type { Lake } from '../lake.ts';
import type { TransactionFilter } from '../store/find-transactions.ts';
import type { Commit, Effects, Mutation } from '../store/types.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;
const LONGEST_ANSWER = 64 * 1024 * 1024;
const TOO_LONG =
  'The answer would be too large. Ask for fewer transactions with "limit", or use "excludeContent=true".';

/** `GET /v…/data/history/<dataset>/transactions/<id,…>`: what was done to documents and by whom, one JSON per line. */
export function historyTransactionRoutes(lake: Lake): Hono {
  return new Hono().get('/data/history/:dataset/transactions/:ids', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const search = new URL(context.req.url).searchParams;
    const ids = idList(context.req.param('ids'));
    const filter = filterOf(search);
    const commits = mayReadSomeHistory(caller) ? history.transactions(ids, filter) : [];
    const lines: string[] = [];
    const turn = takeTurns();
    let characters = 0;
    // Oldest first, as they are put together at the least cost.
    for (const commit of filter.newestFirst ? commits.toReversed() : commits) {
      const line = await lineOf(commit, caller, search, turn);
      if (line === undefined) continue;
      characters += line.length;
      if (characters > LONGEST_ANSWER) throw new LakeError(400, 'httpBadRequest', TOO_LONG);
      lines.push(line);
    }
    if (filter.newestFirst) lines.reverse();
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
    onlyThese: flag(search, 'includeIdentifiedDocumentsOnly'),
  };
}

function limitOf(search: URLSearchParams): number {
  const given = search.get('limit');
  const limit = given === null ? DEFAULT_LIMIT : Number(given);
  if (Number.isInteger(limit) && limit > 0) return Math.min(limit, MAX_LIMIT);
  throw new LakeError(400, 'httpBadRequest', '"limit" must be a positive whole number.');
}

/** One transaction as a line, with what the caller may read of it; nothing when that is nothing. */
async function lineOf(
  commit: Commit,
  caller: Caller,
  search: URLSearchParams,
  turn: () => Promise<void>,
): Promise<string | undefined> {
  const withMutations = !flag(search, 'excludeContent') && !flag(search, 'excludeMutations');
  const withEffects = search.get('effectFormat') === 'mendoza';
  const documentIDs: string[] = [];
  const mutations: Mutation[] = [];
  const effects: [id: string, effects: Effects][] = [];
  for (const change of commit.changes) {
    await turn();
    const states = [change.before, change.after];
    if (!states.every((document) => !document || mayReadHistory(caller, document))) continue;
    documentIDs.push(change.id);
    if (withMutations) mutations.push(...change.mutations);
    if (withEffects) effects.push([change.id, change.effects]);
  }
  if (documentIDs.length === 0) return undefined;
  const { transactionId: id, timestamp, author } = commit;
  const line = {
    id,
    timestamp,
    author,
    documentIDs,
    ...(withMutations && { mutations }),
    ...(withEffects && { effects: Object.fromEntries(effects) }),
  };
  return `${JSON.stringify(line)}\n`;
}

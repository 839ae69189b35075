import { Hono } from 'hono';
import { clientAddress } from '../admission/client-address.ts';
import { jsonBody } from './request-body.ts';
import { flag } from './request-params.ts';
import { parseActions, parseMutations } from '../transaction/parse-mutations.ts';
import { mutateQueued } from '../transaction/mutate-queued.ts';
import { assertKnown, mayWrite } from '../transaction/permissions.ts';
import type { Context } from 'hono';
import type { Accounts } from '../auth/accounts.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { ResultRow, TransactionResult } from '../transaction/types.ts';

/** `POST /v…/data/mutate/<dataset>`: plain mutations, all or none. */
export function mutateRoutes(lake: Lake, accounts: Accounts): Hono {
  return new Hono().post('/data/mutate/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    assertKnown('mutationError', caller);
    const search = new URL(context.req.url).searchParams;
    const body = await jsonBody(context.req.raw, bodyLimit(caller, lake));
    const request = {
      mutations: parseMutations(body.mutations, lake.config.writeLimits),
      caller,
      transactionId: transactionIdOf(body, search),
      dryRun: flag(search, 'dryRun') || body.dryRun === true,
      autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
    };
    const result = await mutateQueued(dataset, request, context.req.raw.signal);
    const { transactionId, results } = result;
    noteWhatCounts(accounts, context, caller, dataset, result);
    const [ids, documents] = [flag(search, 'returnIds'), flag(search, 'returnDocuments')];
    return context.json({ transactionId, results: results.map((row) => resultOf(row, ids, documents)) });
  });
}

/** Who may write nothing but what opens a preview sends no large body. */
export const READERS_BODY_BYTES = 64 * 1024;

function bodyLimit(caller: Caller, lake: Lake): number {
  const { bodyBytes } = lake.config.writeLimits;
  return mayWrite(caller) ? bodyBytes : Math.min(bodyBytes, READERS_BODY_BYTES);
}

function transactionIdOf(body: Readonly<Record<string, unknown>>, search?: URLSearchParams): string | undefined {
  const id = body.transactionId ?? search?.get('transactionId');
  return typeof id === 'string' && id !== '' ? id : undefined;
}

function resultOf(row: ResultRow, ids: boolean, documents: boolean): Partial<ResultRow> {
  return {
    ...((ids || documents) && { id: row.id }),
    operation: row.operation,
    ...(documents && row.document && { document: row.document }),
  };
}

/** `POST /v…/data/actions/<dataset>`: how Studio saves. One transaction per request, under the id the client chose. */
export function actionRoutes(lake: Lake, accounts: Accounts): Hono {
  return new Hono().post('/data/actions/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    assertKnown('actionError', caller);
    const body = await jsonBody(context.req.raw, bodyLimit(caller, lake));
    const request = {
      actions: parseActions(body.actions, lake.config.writeLimits),
      caller,
      transactionId: transactionIdOf(body),
      dryRun: body.dryRun === true,
    };
    const { transactor } = dataset;
    const result = await transactor.queued(() => transactor.act(request));
    noteWhatCounts(accounts, context, caller, dataset, result);
    return context.json({ transactionId: result.transactionId });
  });
}

const EVENTS = { purged: 'document.purged', imported: 'approval.imported' } as const;

/** What was erased leaves no other trace of who wanted it, and nobody here gave an approval that was imported. */
function noteWhatCounts(
  accounts: Accounts,
  context: Context,
  caller: { readonly userId: string },
  { name }: Dataset,
  { noted, transactionId }: TransactionResult,
): void {
  const actor = { id: caller.userId, address: clientAddress(context) };
  for (const what of ['purged', 'imported'] as const) {
    const [first] = noted[what];
    const details = { dataset: name, transaction: transactionId, ids: noted[what] };
    if (first !== undefined) accounts.audit.write(EVENTS[what], actor, first, details);
  }
}

import { Hono } from 'hono';
import { clientAddress } from '../admission/client-address.ts';
import { limitedText } from './request-body.ts';
import { LARGE_CHARACTERS } from '../transaction/large-writes.ts';
import { asObject, parseBody } from '../transaction/parse-body.ts';
import { flag } from './request-params.ts';
import { parseActions, parseMutations } from '../transaction/parse-mutations.ts';
import { mutateQueued } from '../transaction/mutate-queued.ts';
import { assertKnown, mayWrite } from '../transaction/permissions.ts';
import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { LargeWrite } from '../transaction/write-thread.ts';
import type { ResultRow, TransactionResult } from '../transaction/types.ts';

/** `POST /v…/data/mutate/<dataset>`: plain mutations, all or none. */
export function mutateRoutes(lake: Lake): Hono {
  return new Hono().post('/data/mutate/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    assertKnown('mutationError', caller);
    const search = new URL(context.req.url).searchParams;
    const [ids, documents] = [flag(search, 'returnIds'), flag(search, 'returnDocuments')];
    const limit = bodyLimit(caller, lake);
    const text = await limitedText(context.req.raw, limit);
    const write: LargeWrite = {
      ...writeOf(caller, text),
      kind: 'mutations',
      transactionId: textIn(search.get('transactionId')),
      dryRun: flag(search, 'dryRun'),
      autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
      returnDocuments: documents,
    };
    const mutateHere = () => {
      const body = asObject(parseBody(text, limit));
      const request = {
        ...write,
        caller,
        mutations: parseMutations(body.mutations, lake.config.writeLimits),
        transactionId: textIn(body.transactionId) ?? write.transactionId,
        dryRun: write.dryRun || body.dryRun === true,
      };
      return mutateQueued(dataset, request, context.req.raw.signal);
    };
    const result = (await elsewhere(dataset, write)) ?? (await mutateHere());
    const { transactionId, results } = result;
    noteWhatCounts(lake, context, caller, dataset, result);
    return context.json({ transactionId, results: results.map((row) => resultOf(row, ids, documents)) });
  });
}

function writeOf({ userId, name, roles, grants }: Caller, body: string): LargeWrite {
  return {
    kind: 'actions',
    body,
    caller: { userId, name, roles, grants },
    transactionId: undefined,
    dryRun: false,
    autoGenerateArrayKeys: false,
    returnDocuments: false,
  };
}

/** Undefined for what is done here: small ones, and those with costly queries. */
async function elsewhere({ writeLarge }: Dataset, write: LargeWrite): Promise<Written | undefined> {
  return write.body.length > LARGE_CHARACTERS ? writeLarge(write) : undefined;
}

type Written = Omit<TransactionResult, 'commit'>;

/** Who may write nothing but what opens a preview sends no large body. */
export const READERS_BODY_BYTES = 64 * 1024;

function bodyLimit(caller: Caller, lake: Lake): number {
  const { bodyBytes } = lake.config.writeLimits;
  return mayWrite(caller) ? bodyBytes : Math.min(bodyBytes, READERS_BODY_BYTES);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function resultOf(row: ResultRow, ids: boolean, documents: boolean): Partial<ResultRow> {
  return {
    ...((ids || documents) && { id: row.id }),
    operation: row.operation,
    ...(documents && row.document && { document: row.document }),
  };
}

/** `POST /v…/data/actions/<dataset>`: how Studio saves. One transaction per request, under the id the client chose. */
export function actionRoutes(lake: Lake): Hono {
  return new Hono().post('/data/actions/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    assertKnown('actionError', caller);
    const limit = bodyLimit(caller, lake);
    const text = await limitedText(context.req.raw, limit);
    const actHere = () => {
      const body = asObject(parseBody(text, limit));
      const request = {
        actions: parseActions(body.actions, lake.config.writeLimits),
        caller,
        transactionId: textIn(body.transactionId),
        dryRun: body.dryRun === true,
      };
      return dataset.transactor.queued(() => dataset.transactor.act(request));
    };
    const result = (await elsewhere(dataset, writeOf(caller, text))) ?? (await actHere());
    noteWhatCounts(lake, context, caller, dataset, result);
    return context.json({ transactionId: result.transactionId });
  });
}

/** What was erased leaves no other trace of who wanted it. */
export function noteWhatCounts(
  { audit }: Lake,
  context: Context,
  { userId }: Caller,
  { name }: Dataset,
  { noted, transactionId }: Written,
): void {
  const actor = { id: userId ?? '', address: clientAddress(context) };
  for (const { event, ids } of noted) {
    const [first = ''] = ids;
    audit.write(event, actor, first, { dataset: name, transaction: transactionId, ids });
  }
}

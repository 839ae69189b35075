import { Hono } from 'hono';
import { clientAddress } from '../admission/client-address.ts';
import { limitedText } from './request-body.ts';
import { LARGE_CHARACTERS } from '../transaction/large-writes.ts';
import { flag } from './request-params.ts';
import { mutateQueued } from '../transaction/mutate-queued.ts';
import { assertKnown, mayWrite } from '../transaction/permissions.ts';
import { readWrite } from '../transaction/sent-write.ts';
import type { Context } from 'hono';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { SentWrite } from '../transaction/sent-write.ts';
import type { ResultRow, TransactionResult } from '../transaction/types.ts';

/**
 * `POST /v…/data/mutate/<dataset>`: plain mutations, all or none. `POST /v…/data/actions/<dataset>`: how Studio saves, one
 * transaction per request, under the id the client chose.
 */
export function writeRoutes(lake: Lake): Hono {
  return new Hono()
    .post('/data/mutate/:dataset', async (context) => {
      const search = new URL(context.req.url).searchParams;
      const [ids, documents] = [flag(search, 'returnIds'), flag(search, 'returnDocuments')];
      const { transactionId, results } = await written(lake, context, {
        kind: 'mutations',
        transactionId: search.get('transactionId'),
        dryRun: flag(search, 'dryRun'),
        autoGenerateArrayKeys: flag(search, 'autoGenerateArrayKeys'),
        returnDocuments: documents,
      });
      return context.json({ transactionId, results: results.map((row) => resultOf(row, ids, documents)) });
    })
    .post('/data/actions/:dataset', async (context) => {
      const { transactionId } = await written(lake, context, { kind: 'actions' });
      return context.json({ transactionId });
    });
}

type Written = Omit<TransactionResult, 'commit'>;

/** Who may write nothing but what opens a preview sends no large body. */
export const READERS_BODY_BYTES = 64 * 1024;

async function written(lake: Lake, context: Context, options: Omit<SentWrite, 'body' | 'caller'>): Promise<Written> {
  const request = context.req.raw;
  const dataset = lake.datasets.get(context.req.param('dataset') ?? '');
  const caller = await lake.callerOf(request, dataset.access);
  assertKnown(options.kind === 'actions' ? 'actionError' : 'mutationError', caller);
  const { writeLimits } = lake.config;
  const bodyBytes = mayWrite(caller) ? writeLimits.bodyBytes : Math.min(writeLimits.bodyBytes, READERS_BODY_BYTES);
  const body = await limitedText(request, bodyBytes);
  const { userId, name, roles, grants } = caller;
  const write = { ...options, body, caller: { userId, name, roles, grants } };
  const writeHere = () => {
    const { transactor } = dataset;
    const read = readWrite(write, caller, { ...writeLimits, bodyBytes });
    return 'mutations' in read
      ? mutateQueued(dataset, read, request.signal)
      : transactor.queued(() => transactor.act(read));
  };
  // Large ones are done elsewhere, but for those with costly queries.
  const result = (body.length > LARGE_CHARACTERS && (await dataset.writeLarge(write))) || (await writeHere());
  noteWhatCounts(lake, context, caller, dataset, result);
  return result;
}

function resultOf(row: ResultRow, ids: boolean, documents: boolean): Partial<ResultRow> {
  return {
    ...((ids || documents) && { id: row.id }),
    operation: row.operation,
    ...(documents && row.document && { document: row.document }),
  };
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

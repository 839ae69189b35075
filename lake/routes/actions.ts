import { Hono } from 'hono';
import { transactionIdOf } from './mutate.ts';
import { jsonBody } from './request-body.ts';
import { parseActions } from '../transaction/parse-mutations.ts';
import { assertKnown } from '../transaction/permissions.ts';
import type { Lake } from '../lake.ts';

/** `POST /v…/data/actions/<dataset>`: how Studio saves. One transaction per request, under the id the client chose. */
export function actionRoutes(lake: Lake): Hono {
  return new Hono().post('/data/actions/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    assertKnown('actionError', caller);
    const body = await jsonBody(context.req.raw, lake.config.writeLimits.bodyBytes);
    const request = {
      actions: parseActions(body.actions, lake.config.writeLimits),
      caller,
      transactionId: transactionIdOf(body),
      dryRun: body.dryRun === true,
    };
    const { transactor } = dataset;
    const { transactionId } = await transactor.queued(() => transactor.act(request));
    return context.json({ transactionId });
  });
}

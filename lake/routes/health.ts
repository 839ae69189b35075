import { Hono } from 'hono';
import { clientAddress, isThisMachine } from '../admission/client-address.ts';
import { LakeError } from '../errors.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { Lake } from '../lake.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches over the process: is it alive, can it serve, how is it doing. */
export function healthRoutes(lake: Lake, accounts: Accounts, metrics: Metrics): Hono {
  const routes = new Hono();

  routes.get('/healthz', (c) => c.json({ status: 'ok' }));

  // Reads from both databases: files that went away are told here, not by the first visitor.
  routes.get('/readyz', (c) => {
    try {
      accounts.audit.list({ limit: 1 });
      for (const name of lake.datasets.names()) lake.datasets.get(name).history.since(Number.MAX_SAFE_INTEGER, 1);
      return c.json({ status: 'ready' });
    } catch (cause) {
      throw new LakeError(503, undefined, 'The lake cannot read its files.', { retryAfter: 5, cause });
    }
  });

  // How much is going on is nobody's business outside of this machine.
  routes.get('/metrics', async (c) => {
    if (!isThisMachine(clientAddress(c))) {
      const { roles } = await lake.callerOf(c.req.raw, null);
      if (!roles.includes('administrator')) throw new LakeError(403, undefined, 'Metrics are for administrators.');
    }
    return c.text(await metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return routes;
}

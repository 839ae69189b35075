import { Hono } from 'hono';
import { clientAddress, isThisMachine } from '../admission/client-address.ts';
import { LakeError } from '../errors.ts';
import { readinessOf } from './readiness.ts';
import type { Lake } from '../lake.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches over the process: is it alive, can it serve, how is it doing. */
export function healthRoutes(lake: Lake, metrics: Metrics): Hono {
  const routes = new Hono();

  routes.get('/healthz', (c) => c.json({ status: 'ok' }));

  routes.get('/readyz', async (c) => {
    const readiness = await readinessOf(lake);
    if (readiness.ok) return c.json(readiness);
    return c.json(readiness, 503, { 'Retry-After': '5' });
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

import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import type { LinkState } from '../links/link-check.ts';
import { assertAdministrator } from './datasets.ts';
import type { Lake } from '../lake.ts';

/** How the links to other sites are doing. */
interface LinkReport extends Partial<LinkState> {
  readonly isRunning: boolean;
}

/**
 * `GET /link-check`: the last look at the links to other sites, for staff. `POST` has administrators look now; it answers before
 * that is done. The hosted service has no such address.
 */
export function linkCheckRoutes(lake: Lake): Hono {
  const routes = new Hono();
  const report = (): LinkReport => ({ ...lake.links.state(), isRunning: lake.links.isRunning() });
  routes.get('/link-check', async (c) => {
    const { userId } = await lake.callerOf(c.req.raw, null);
    if (userId === null) throw new LakeError(401, undefined, 'This needs a token.');
    return c.json(report());
  });
  routes.post('/link-check', async (c) => {
    await assertAdministrator(c, lake);
    void lake.links.run();
    return c.json(report(), 202);
  });
  return routes;
}

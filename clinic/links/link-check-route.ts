import { Hono } from 'hono';
import { LakeError } from '#lake/errors.ts';
import type { LinkCheck, LinkState } from './link-check.ts';
import { assertAdministrator } from '#lake/routes/datasets.ts';
import type { Lake } from '#lake/lake.ts';

/** How the links to other sites are doing. */
interface LinkReport extends Partial<LinkState> {
  readonly isRunning: boolean;
}

/**
 * `GET /link-check`: the last look at the links to other sites, for staff. `POST` has administrators look now; it answers before
 * that is done. The hosted service has no such address.
 */
export function linkCheckRoutes(lake: Lake, links: LinkCheck): Hono {
  const routes = new Hono();
  const report = (): LinkReport => ({ ...links.state(), isRunning: links.isRunning() });
  routes.get('/link-check', async (c) => {
    const { userId } = await lake.callerOf(c.req.raw, null);
    if (userId === null) throw new LakeError(401, undefined, 'This needs a token.');
    return c.json(report());
  });
  routes.post('/link-check', async (c) => {
    await assertAdministrator(c, lake);
    void links.run();
    return c.json(report(), 202);
  });
  return routes;
}

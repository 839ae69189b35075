import { Hono } from 'hono';
import { operationsOf } from '../operations/operations.ts';
import { assertAdministrator } from './datasets.ts';
import type { Lake } from '../lake.ts';

/** `/operations`: backups and webhooks, for the opening screen of administrators. The hosted service has no such address. */
export function operationRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.get('/operations', async (c) => {
    await assertAdministrator(c, lake);
    return c.json(operationsOf(lake));
  });
  return routes;
}

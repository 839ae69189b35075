import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from './datasets.ts';
import { jsonBody } from './request-body.ts';
import type { Lake } from '../lake.ts';

/**
 * `POST /data/erase/<dataset>` with `{"id"}`: erases a document for good, for administrators. The hosted service has no such
 * address. The answer says what was erased; the audit log keeps that it was done and by whom.
 */
export function eraseRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.post('/data/erase/:dataset', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { id } = await jsonBody(c.req.raw);
    if (typeof id !== 'string' || id === '') {
      throw new LakeError(400, 'httpBadRequest', 'The body needs "id", the id of a document.');
    }
    const erased = await lake.erasure.erase(c.req.param('dataset'), id);
    lake.audit.write('document.erased', actor, erased.id, { dataset: erased.dataset });
    return c.json(erased);
  });
  return routes;
}

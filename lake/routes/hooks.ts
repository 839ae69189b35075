import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from './datasets.ts';
import { jsonBody } from './request-body.ts';
import type { Lake } from '../lake.ts';
import type { Hook } from '../webhooks/hook-table.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 1000;

/** `/hooks/projects/<id>`: administrators register webhooks and look at what became of their deliveries. */
export function hookRoutes(lake: Lake): Hono {
  const { hooks, log } = lake.webhooks;
  const { projectId } = lake.config;
  const describe = (hook: Hook) => withoutSecret(hook, projectId);
  const routes = new Hono();

  const guard = createMiddleware(async (c, next) => {
    await assertAdministrator(c, lake);
    await next();
  });
  routes.use('/hooks/projects/:project', guard);
  routes.use('/hooks/projects/:project/*', guard);

  routes.get('/hooks/projects/:project', (c) => c.json(hooks.list().map(describe)));
  routes.post('/hooks/projects/:project', async (c) => {
    return c.json(describe(hooks.create(await jsonBody(c.req.raw))), 201);
  });
  routes.get('/hooks/projects/:project/attempts/:attempt', (c) => {
    const attempt = log.attempt(c.req.param('attempt'));
    if (!attempt) throw new LakeError(404, undefined, `Attempt "${c.req.param('attempt')}" not found.`);
    return c.json({ ...attempt, projectId });
  });
  routes.get('/hooks/projects/:project/:id', (c) => c.json(describe(hooks.get(c.req.param('id')))));
  routes.on(['PATCH', 'PUT'], '/hooks/projects/:project/:id', async (c) => {
    return c.json(describe(hooks.change(c.req.param('id'), await jsonBody(c.req.raw))));
  });
  routes.delete('/hooks/projects/:project/:id', (c) => {
    hooks.remove(c.req.param('id'));
    return c.json({ deleted: true });
  });
  routes.get('/hooks/projects/:project/:id/messages', (c) => {
    const { id } = hooks.get(c.req.param('id'));
    const messages = log.messages(id, limitOf(c.req.query('limit')));
    return c.json(messages.map((message) => ({ ...message, projectId })));
  });
  routes.get('/hooks/projects/:project/:id/attempts', (c) => {
    const { id } = hooks.get(c.req.param('id'));
    const attempts = log.attempts(id, limitOf(c.req.query('limit')));
    return c.json(attempts.map((attempt) => ({ ...attempt, projectId })));
  });
  return routes;
}

/** Whoever may see webhooks need not know what signs them. */
function withoutSecret(hook: Hook, projectId: string): Record<string, unknown> {
  const hasSecret = hook.secret !== null;
  return { ...hook, secret: undefined, since: undefined, projectId, isDisabled: false, isDeleted: false, hasSecret };
}

function limitOf(text: string | undefined): number {
  const limit = Number(text ?? DEFAULT_LIMIT);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, MAX_LIMIT) : DEFAULT_LIMIT;
}

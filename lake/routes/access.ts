import { Hono } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../admission/client-address.ts';
import { bearerToken, notAuthenticated } from '../auth/callers.ts';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from './datasets.ts';
import { rolesShown } from './projects.ts';
import { checkedFields } from './request-body.ts';
import type { Access } from '../auth/access.ts';
import type { Lake } from '../lake.ts';
import type { Robot } from '../auth/robots.ts';

const NO_ORIGIN = 'must be like https://example.com, without a wildcard';
const robotSchema = z.object({
  label: z.string(),
  memberships: z.tuple([z.object({ roleNames: z.tuple([z.string()]) })]),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});
/** Compared with what browsers send, letter by letter: no path, no wildcard. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
const originSchema = z.object({
  origin: z.string().refine(isOrigin, NO_ORIGIN),
  allowCredentials: z.boolean().default(false),
});

/** What administrators see and change with the `sanity` command: tokens and origins. */
export function accessRoutes(lake: Lake, { robots, audit, corsOrigins }: Access): Hono {
  const { projectId } = lake.config;
  const routes = new Hono();

  const robotShown = ({ id, label, role, createdAt, expiresAt }: Robot) => {
    const memberships = [{ resourceType: 'project', resourceId: projectId, roleNames: [role ?? 'custom'] }];
    return { id, label, memberships, createdAt, expiresAt };
  };

  routes.get('/access/project/:project/roles', async (c) => {
    await assertAdministrator(c, lake);
    return c.json({ data: rolesShown(lake.config.roles), nextCursor: null });
  });

  routes.get('/access/project/:project/robots', async (c) => {
    await assertAdministrator(c, lake);
    return c.json({ data: robots.list().map(robotShown), nextCursor: null });
  });

  routes.post('/access/project/:project/robots', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { label, memberships, expiresAt } = await checkedFields(c.req.raw, robotSchema);
    const end = expiresAt && new Date(expiresAt).toISOString();
    const { token, robot } = robots.create(label, memberships[0].roleNames[0], end);
    audit.write('token.created', actor, robot.label, { token: robot.id, role: robot.role });
    return c.json({ ...robotShown(robot), token }, 201);
  });

  routes.delete('/access/project/:project/robots/:id', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const robot = robots.get(c.req.param('id'));
    if (!robot || !robots.revoke(robot.id)) throw new LakeError(404, undefined, 'There is no such token.');
    audit.write('token.revoked', actor, robot.label, { token: robot.id });
    return c.body(null, 204);
  });

  routes.post('/access/robots/me/rotate', async (c) => {
    const { userId } = await lake.callerOf(c.req.raw, null);
    if (userId === null) throw notAuthenticated();
    const robot = robots.find(bearerToken(c.req.raw) ?? '');
    if (!robot) throw new LakeError(403, undefined, 'Only tokens of programs are renewed like this.');
    const token = robots.renew(robot.id);
    audit.write('token.renewed', { id: robot.id, address: clientAddress(c) }, robot.label, { token: robot.id });
    return c.json({ ...robotShown(robot), token });
  });

  const allOrigins = () => {
    const added = corsOrigins.list();
    const configured = lake.config.allowedOrigins.filter((origin) => added.every((one) => one.origin !== origin));
    return [...configured.map((origin) => ({ id: 'configured', origin, allowCredentials: true })), ...added];
  };

  routes.get('/projects/:project/cors', async (c) => {
    await assertAdministrator(c, lake);
    return c.json(allOrigins().map((one) => ({ ...one, projectId })));
  });

  routes.post('/projects/:project/cors', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { origin, allowCredentials } = await checkedFields(c.req.raw, originSchema);
    if (allOrigins().some((one) => one.origin === origin)) {
      throw new LakeError(409, undefined, `${origin} is listed already.`);
    }
    const added = corsOrigins.add(origin, allowCredentials);
    audit.write('origin.added', actor, added.origin, { allowCredentials });
    return c.json({ ...added, projectId }, 201);
  });

  routes.delete('/projects/:project/cors/:id', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const added = corsOrigins.list().find(({ id }) => id === c.req.param('id'));
    if (!added) {
      throw new LakeError(
        409,
        undefined,
        'That origin is set up by the configuration (SITE_URL, LAKE_ALLOWED_ORIGINS).',
      );
    }
    corsOrigins.remove(added.id);
    audit.write('origin.removed', actor, added.origin);
    return c.body(null, 204);
  });
  return routes;
}

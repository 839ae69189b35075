import { Hono } from 'hono';
import { z } from 'zod';
import { clientAddress } from '../admission/client-address.ts';
import { notAuthenticated } from '../auth/callers.ts';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from './datasets.ts';
import { roleShown, rolesShown } from './projects.ts';
import { jsonBody } from './request-body.ts';
import type { AccountPages } from '../accounts/pages/visit.ts';
import type { Lake } from '../lake.ts';
import type { Robot } from '../auth/robots.ts';
import type { User } from '../accounts/users.ts';

const NO_ORIGIN = 'must be like https://clinica.example, without a wildcard';
const robotSchema = z.object({
  label: z.string(),
  memberships: z.tuple([z.object({ roleNames: z.tuple([z.string()]) })]),
  expiresAt: z.iso.datetime({ offset: true }).optional(),
});
const invitationSchema = z.object({ email: z.string(), role: z.string() });
/** Compared with what browsers send, letter by letter: no path, no wildcard. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text && !text.includes('*');
const originSchema = z.object({
  origin: z.string().refine(isOrigin, NO_ORIGIN),
  allowCredentials: z.boolean().default(false),
});

/** What administrators see and change with the `sanity` command: tokens, invitations and origins. */
export function accessRoutes(lake: Lake, { accounts, accountMails }: AccountPages): Hono {
  const { robots, users, links, audit, corsOrigins } = accounts;
  const { projectId } = lake.config;
  const routes = new Hono();

  const robotShown = ({ id, label, role, createdAt, expiresAt }: Robot) => {
    const memberships = [{ resourceType: 'project', resourceId: projectId, roleNames: [role ?? 'custom'] }];
    return { id, label, memberships, createdAt, expiresAt };
  };

  routes.get('/access/project/:project/roles', async (c) => {
    await assertAdministrator(c, lake);
    return c.json({ data: rolesShown(), nextCursor: null });
  });

  routes.get('/access/project/:project/robots', async (c) => {
    await assertAdministrator(c, lake);
    return c.json({ data: robots.list().map(robotShown), nextCursor: null });
  });

  routes.post('/access/project/:project/robots', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { label, memberships, expiresAt } = await fieldsOf(c.req.raw, robotSchema);
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
    const robot = robots.get(userId);
    if (!robot) throw new LakeError(403, undefined, 'Only tokens of programs are renewed like this.');
    const token = robots.renew(robot.id);
    audit.write('token.renewed', { id: robot.id, address: clientAddress(c) }, robot.label, { token: robot.id });
    return c.json({ ...robotShown(robot), token });
  });

  routes.get('/invitations/project/:project', async (c) => {
    await assertAdministrator(c, lake);
    const invited = users.list().filter(({ active, hasPassword }) => active && !hasPassword);
    return c.json(invited.map(invitationShown));
  });

  routes.post('/invitations/project/:project', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { email, role } = await fieldsOf(c.req.raw, invitationSchema);
    if (!accountMails.isConfigured) {
      throw new LakeError(409, undefined, 'No mail server is set up (SMTP_URL). Invite on the page of accounts.');
    }
    const known = users.findByEmail(email);
    if (known && (known.hasPassword || !known.active)) {
      throw new LakeError(409, undefined, `There is an account for ${email} already.`);
    }
    const name = email.split('@')[0] ?? email;
    const user = known ?? (await users.create({ email, name, role, password: undefined }));
    if (!known) audit.write('user.created', actor, user.id, { role: user.role });
    links.removeAllOf(user.id);
    audit.write('user.invited', actor, user.id);
    if ((await accountMails.sendLink(user, 'invitation')) === 'failed') {
      throw new LakeError(502, undefined, 'The mail server refused it. The account is there: hand the link over.');
    }
    return c.json(invitationShown(user), 201);
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
    const { origin, allowCredentials } = await fieldsOf(c.req.raw, originSchema);
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

/** As in the hosted service, somebody is a member from the moment on in which the invitation is accepted. */
function invitationShown({ id, email, role, createdAt }: User): unknown {
  return { id, email, role, roles: [roleShown(role)], isAccepted: false, isRevoked: false, createdAt };
}

async function fieldsOf<Fields>(request: Request, schema: z.ZodType<Fields>): Promise<Fields> {
  const result = schema.safeParse(await jsonBody(request));
  if (result.success) return result.data;
  throw new LakeError(400, 'validationError', z.prettifyError(result.error));
}

import { Hono } from 'hono';
import { z } from 'zod';
import { LakeError } from '../errors.ts';
import { assertAdministrator } from '../routes/datasets.ts';
import { roleShown } from '../routes/projects.ts';
import { checkedFields } from '../routes/request-body.ts';
import type { Lake } from '../lake.ts';
import type { AccountPages } from './pages/visit.ts';
import type { User } from './users.ts';

const invitationSchema = z.object({ email: z.string(), role: z.string() });

/** Invitations as the `sanity` command makes and lists them. */
export function invitationRoutes(lake: Lake, { accounts, accountMails }: AccountPages): Hono {
  const { users, links, audit } = accounts;
  const routes = new Hono();
  // As in the hosted service, somebody is a member from the moment on in which the invitation is accepted.
  const shown = ({ id, email, role, createdAt }: User) => {
    const roles = [roleShown(lake.config.roles, role)];
    return { id, email, role, roles, isAccepted: false, isRevoked: false, createdAt };
  };

  routes.get('/invitations/project/:project', async (c) => {
    await assertAdministrator(c, lake);
    const invited = users.list().filter(({ active, hasPassword }) => active && !hasPassword);
    return c.json(invited.map(shown));
  });

  routes.post('/invitations/project/:project', async (c) => {
    const actor = await assertAdministrator(c, lake);
    const { email, role } = await checkedFields(c.req.raw, invitationSchema);
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
    return c.json(shown(user), 201);
  });
  return routes;
}

import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { linkPage, newPersonPage, peoplePage, personPage } from './people-pages.ts';
import { LakeError } from '../../errors.ts';
import { endSessions } from './own.ts';
import { done, form, page } from './visit.ts';
import type { Context } from 'hono';
import type { AccountPages, Visit } from './visit.ts';
import type { User } from '../users.ts';

/** People's accounts, for administrators. */
export function peopleRoutes(pages: AccountPages): Hono {
  const { accounts, accountMails, texts } = pages;
  const { users, audit, sessions, factors, links, besides } = accounts;
  const routes = new Hono();

  const person = (c: Context): User => {
    const user = users.get(c.req.param('id') ?? '');
    if (user) return user;
    throw new LakeError(404, undefined, 'There is no such account.');
  };
  const show = (c: Context, visit: Visit, user: User, error?: string) => {
    const shown = {
      user,
      byMail: accountMails.isConfigured,
      sessions: sessions.listOf(user.id),
      factors: factors.factorsOf(user.id),
      has: besides.rolesOf(user),
    };
    const options = { ...shown, ...(error !== undefined && { error }) };
    return pageResponse(c, personPage(visit, options), error === undefined ? 200 : 400);
  };

  /** By mail where that works and is wanted; otherwise the administrator hands it over. Earlier links of the account end. */
  async function sendLink(c: Context, visit: Visit, user: User, byHand = false): Promise<Response> {
    if (!user.active) return show(c, visit, user, texts.people.isDisabled);
    // There the present password is asked for: whoever finds an administrator's browser open does not know it.
    if (user.id === visit.user.id) return show(c, visit, user, texts.people.ownPassword);
    const purpose = user.hasPassword ? 'reset' : 'invitation';
    links.removeAllOf(user.id);
    audit.write(purpose === 'reset' ? 'user.reset-link' : 'user.invited', visit.actor, user.id);
    const sending = byHand ? 'failed' : await accountMails.sendLink(user, purpose);
    const address = sending === 'sent' ? '' : accountMails.addressOf(links.create(user.id, purpose) ?? '');
    return pageResponse(c, linkPage(visit, { user, purpose, sending, address }));
  }

  routes.get(
    '/',
    page(pages, (c, visit) => pageResponse(c, peoplePage(visit, users.list(), factors))),
  );
  routes.get(
    '/people/new',
    page(pages, (c, visit) => pageResponse(c, newPersonPage(visit, {}))),
  );
  routes.get(
    '/people/:id',
    page(pages, (c, visit) => show(c, visit, person(c))),
  );

  routes.post(
    '/people',
    form(pages, async (c, visit, fields) => {
      const given = {
        name: fields.get('name') ?? '',
        email: (fields.get('email') ?? '').trim(),
        role: fields.get('role') ?? '',
      };
      try {
        const user = await users.create({ ...given, password: undefined });
        audit.write('user.created', visit.actor, user.id, { role: user.role });
        return await sendLink(c, visit, user);
      } catch (error) {
        return pageResponse(c, newPersonPage(visit, { ...given, error: texts.problemText(error) }), 400);
      }
    }),
  );

  routes.post(
    '/people/:id',
    form(pages, (c, visit, fields) => {
      const user = person(c);
      const change = { name: fields.get('name') ?? '', role: fields.get('role') ?? '' };
      const before = besides.rolesOf(user);
      try {
        const changed = users.update(user.id, change);
        besides.enter(changed, changed.role === 'administrator' ? fields.getAll('besides') : []);
        const [from, role] = [before, besides.rolesOf(changed)].map((names) => names.join(' '));
        if (from !== role) audit.write('user.role', visit.actor, user.id, { from, role });
        if (changed.name !== user.name) audit.write('user.renamed', visit.actor, user.id, { name: changed.name });
      } catch (error) {
        return show(c, visit, user, texts.problemText(error));
      }
      return done(c, visit, `/people/${user.id}`, 'saved');
    }),
  );

  routes.post(
    '/people/:id/link',
    form(pages, (c, visit, fields) => sendLink(c, visit, person(c), fields.get('way') === 'hand')),
  );

  routes.post(
    '/people/:id/factors',
    form(pages, (c, visit) => {
      const user = person(c);
      if (user.id === visit.user.id) return show(c, visit, user, texts.people.ownFactors);
      factors.removeAllOf(user.id);
      audit.write('factor.all-removed', visit.actor, user.id);
      accountMails.tell(user, texts.mails.factorsRemoved);
      return done(c, visit, `/people/${user.id}`, 'factors-removed');
    }),
  );

  routes.post(
    '/people/:id/active',
    form(pages, (c, visit, fields) => {
      const user = person(c);
      const active = fields.get('active') === 'true';
      if (user.id === visit.user.id) return show(c, visit, user, texts.people.ownState);
      try {
        users.update(user.id, { active });
      } catch (error) {
        return show(c, visit, user, texts.problemText(error));
      }
      audit.write(active ? 'user.enabled' : 'user.disabled', visit.actor, user.id);
      return done(c, visit, `/people/${user.id}`, active ? 'enabled' : 'disabled');
    }),
  );

  routes.post(
    '/people/:id/sessions',
    form(pages, (c, visit, fields) => {
      const user = person(c);
      endSessions(pages, visit, user.id, fields.get('session') ?? '');
      return done(c, visit, `/people/${user.id}`, 'ended');
    }),
  );
  return routes;
}

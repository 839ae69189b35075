import { Hono } from 'hono';
import { pageResponse } from '../auth/html-page.ts';
import { newPersonPage, peoplePage, personPage, secretPage } from '../auth/pages/people-pages.ts';
import { problemText } from '../auth/pages/texts.ts';
import { generatePassword } from '../auth/passwords.ts';
import { LakeError } from '../errors.ts';
import { endSessions } from './accounts-own.ts';
import { done, form, page } from './accounts-visit.ts';
import type { Context } from 'hono';
import type { Visit } from '../auth/pages/visit.ts';
import type { User } from '../auth/users.ts';
import type { AccountPages } from './accounts-visit.ts';

/** People's accounts, for administrators. */
export function peopleRoutes(pages: AccountPages): Hono {
  const { accounts } = pages;
  const { users, audit, sessions } = accounts;
  const routes = new Hono();

  const person = (c: Context): User => {
    const user = users.get(c.req.param('id') ?? '');
    if (user) return user;
    throw new LakeError(404, undefined, 'There is no such account.');
  };
  const show = (c: Context, visit: Visit, user: User, error?: string) => {
    const options = { user, sessions: sessions.listOf(user.id), ...(error !== undefined && { error }) };
    return pageResponse(c, personPage(visit, options), error === undefined ? 200 : 400);
  };

  routes.get(
    '/',
    page(pages, (c, visit) => pageResponse(c, peoplePage(visit, users.list()))),
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
      const password = generatePassword();
      try {
        const user = await users.create({ ...given, password });
        audit.write('user.created', visit.actor, user.id, { role: user.role });
      } catch (error) {
        return pageResponse(c, newPersonPage(visit, { ...given, error: problemText(error) }), 400);
      }
      const text = `Conta de ${given.name} criada. Senha inicial:`;
      return pageResponse(c, secretPage(visit, { title: 'Conta criada', section: '', text, secret: password }));
    }),
  );

  routes.post(
    '/people/:id',
    form(pages, (c, visit, fields) => {
      const user = person(c);
      const change = { name: fields.get('name') ?? '', role: fields.get('role') ?? '' };
      try {
        const changed = users.update(user.id, change);
        if (changed.role !== user.role) {
          audit.write('user.role', visit.actor, user.id, { from: user.role, role: changed.role });
        }
        if (changed.name !== user.name) audit.write('user.renamed', visit.actor, user.id, { name: changed.name });
      } catch (error) {
        return show(c, visit, user, problemText(error));
      }
      return done(c, visit, `/people/${user.id}`, 'saved');
    }),
  );

  routes.post(
    '/people/:id/password',
    form(pages, async (c, visit) => {
      const user = person(c);
      const secret = generatePassword();
      await users.setPassword(user.email, secret);
      audit.write('user.password', visit.actor, user.id);
      const text = `Senha nova de ${user.name}:`;
      return pageResponse(c, secretPage(visit, { title: 'Senha nova', section: `/people/${user.id}`, text, secret }));
    }),
  );

  routes.post(
    '/people/:id/active',
    form(pages, (c, visit, fields) => {
      const user = person(c);
      const active = fields.get('active') === 'true';
      if (user.id === visit.user.id) return show(c, visit, user, 'A própria conta não pode ser desativada.');
      try {
        users.update(user.id, { active });
      } catch (error) {
        return show(c, visit, user, problemText(error));
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

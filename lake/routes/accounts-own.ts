import { Hono } from 'hono';
import { pageResponse } from '../auth/html-page.ts';
import { ownPage } from '../auth/pages/people-pages.ts';
import { problemText } from '../auth/pages/texts.ts';
import { waitText } from '../auth/sign-in.ts';
import { done, form, page } from './accounts-visit.ts';
import type { Context } from 'hono';
import type { Visit } from '../auth/pages/visit.ts';
import type { AccountPages } from './accounts-visit.ts';

/** Everybody's own account: password and sessions. */
export function ownAccountRoutes(pages: AccountPages): Hono {
  const { accounts, signIn } = pages;
  const routes = new Hono();
  const everyone = { everyone: true };
  const show = (c: Context, visit: Visit, error?: string, status = error === undefined ? 200 : 400) =>
    pageResponse(c, ownPage(visit, accounts.sessions.listOf(visit.user.id), error), status);

  routes.get(
    '/me',
    page(pages, (c, visit) => show(c, visit), everyone),
  );

  routes.post(
    '/me/password',
    form(
      pages,
      async (c, visit, fields) => {
        const { user, actor, sessionId } = visit;
        const { kind, ...rest } = await signIn.check(user.email, fields.get('current') ?? '', actor.address);
        if ('seconds' in rest) {
          c.header('Retry-After', String(rest.seconds));
          return show(c, visit, waitText(rest.seconds), 429);
        }
        if (kind === 'wrong') return show(c, visit, 'A senha atual não confere.');
        try {
          await accounts.users.setPassword(user.email, fields.get('password') ?? '', sessionId);
        } catch (error) {
          return show(c, visit, problemText(error));
        }
        accounts.audit.write('user.password', actor, user.id);
        return done(c, visit, '/me', 'password');
      },
      everyone,
    ),
  );

  routes.post(
    '/me/sessions',
    form(
      pages,
      (c, visit, fields) => {
        endSessions(pages, visit, visit.user.id, fields.get('session') ?? '');
        return done(c, visit, '/me', 'ended');
      },
      everyone,
    ),
  );
  return routes;
}

/** `which` is the id of a session, or `all`. */
export function endSessions({ accounts }: AccountPages, visit: Visit, userId: string, which: string): void {
  const { sessions, audit } = accounts;
  const count = which === 'all' ? sessions.endAllOf(userId) : Number(sessions.end(userId, which));
  if (count > 0) audit.write('session.revoked', visit.actor, userId, { count });
}

import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { ownPage } from './own-pages.ts';
import { done, form, page } from './visit.ts';
import { originOf } from '../login/login-steps.ts';
import type { Context } from 'hono';
import type { AccountPages, Visit } from './visit.ts';

/** Everybody's own account: password and sessions. */
export function ownAccountRoutes(pages: AccountPages): Hono {
  const { accounts, config, texts } = pages;
  const routes = new Hono();
  const everyone = { everyone: true };
  const show = (c: Context, visit: Visit, error?: string) => {
    const { user } = visit;
    const options = {
      sessions: accounts.sessions.listOf(user.id),
      factors: accounts.factors.factorsOf(user.id),
      passkeys: accounts.passkeys.listOf(user.id),
      isRequired: accounts.factors.isRequiredFor(user),
      allowsPasskeys: config.auth.passkeyHost !== undefined,
      error,
    };
    const isBlocked = c.res.headers.has('Retry-After');
    return pageResponse(c, ownPage(visit, options), error === undefined ? 200 : isBlocked ? 429 : 400);
  };

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
        const problem = await passwordProblem(pages, c, visit, fields);
        if (problem !== undefined) return show(c, visit, problem);
        try {
          await accounts.users.setPassword(user.email, fields.get('password') ?? '', sessionId);
        } catch (error) {
          return show(c, visit, texts.problemText(error));
        }
        accounts.links.removeAllOf(user.id);
        accounts.audit.write('user.password', actor, user.id);
        pages.accountMails.tell(user, texts.mails.passwordChanged);
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
        const which = fields.get('session') ?? '';
        endSessions(pages, visit, visit.user.id, which);
        return done(c, visit, '/me', which === 'others' ? 'ended-others' : 'ended');
      },
      everyone,
    ),
  );
  return routes;
}

/**
 * Why a change that asks for the present password is not done, in words; undefined when the field `current` holds it. Wrong
 * ones count like those of the login: whoever finds somebody signed in cannot try passwords here.
 */
export async function passwordProblem(
  { signIn, texts }: AccountPages,
  c: Context,
  { user }: Visit,
  fields: URLSearchParams,
): Promise<string | undefined> {
  const result = await signIn.check(user.email, fields.get('current') ?? '', originOf(c));
  if (result.kind === 'signed in') return undefined;
  if (result.kind === 'wrong') return texts.own.wrongPassword;
  c.header('Retry-After', String(result.seconds));
  return texts.waitText(result.seconds);
}

/** `which` is the id of a session, `others` for all but the visitor's own, or `all`. */
export function endSessions({ accounts }: AccountPages, visit: Visit, userId: string, which: string): void {
  const { sessions, audit } = accounts;
  const isMany = which === 'all' || which === 'others';
  const keep = which === 'others' ? visit.sessionId : undefined;
  const count = isMany ? sessions.endAllOf(userId, keep) : Number(sessions.end(userId, which));
  if (count > 0) audit.write('session.revoked', visit.actor, userId, { count });
}

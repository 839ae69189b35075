import { Hono } from 'hono';
import { bearerToken, notAuthenticated } from '../../auth/callers.ts';
import { sessionCookie } from '../session-cookie.ts';
import { createTickets } from './tickets.ts';
import { pageResponse } from '../pages/html-page.ts';
import { loginRefusedPage } from './login-page.ts';
import { isAllowedOrigin, isOwnOrigin } from '../../auth/origins.ts';
import { endSession, signInBrowser, signOutBrowser, startSession } from './browser-session.ts';
import { loginSteps } from './login-steps.ts';
import { refuseInClear } from './refuse-in-clear.ts';
import type { Context } from 'hono';
import type { Lake } from '../../lake.ts';
import type { AccountPages } from '../pages/visit.ts';
import type { LoginEnd } from './login-steps.ts';

/** A finished login on its way from the login page to a Studio on another origin. Its id works once, for a minute. */
interface Handover {
  readonly userId: string;
  /** When the account was last changed: a login from before a new password is worth nothing. */
  readonly userUpdatedAt: string;
  /** Of the Studio; only it may fetch the token. */
  readonly origin: string;
  /** What was shown to get in, for the log. */
  readonly method: string;
}

const HANDOVER_LIFETIME_MS = 60_000;

/**
 * Login by Studio's flow. A Studio on the lake's own origin, and one that asks for `type=cookie`, comes back from the login
 * page with a cookie that no script can read. One on another origin may get a token instead: page → `#sid` in the address →
 * `auth/fetch` → token. On the own origin there is no way to a token, whatever is asked for: a script that slipped into a
 * page of the site could go it, too.
 */
export function authRoutes(lake: Lake, pages: AccountPages): Hono {
  const { accounts } = pages;
  const handovers = createTickets<Handover>(HANDOVER_LIFETIME_MS);
  const login = loginSteps(pages);
  const routes = new Hono();

  routes.get('/auth/providers', (c) =>
    c.json({
      providers: [
        { name: 'local', title: pages.texts.login.provider, url: `${lake.config.publicUrl}/v1/auth/login/local` },
      ],
      thirdPartyLogin: false,
      sso: { saml: false },
    }),
  );

  const endAt = (c: Context, target: URL): LoginEnd => ({
    formTarget: target.origin,
    finish({ id: userId, updatedAt: userUpdatedAt }, method) {
      const { origin } = target;
      const isByCookie = c.req.query('type') === 'cookie' || isOwnOrigin(target, c.req.raw.headers, lake.config);
      if (isByCookie) signInBrowser(pages, c, userId, method);
      else target.hash = `sid=${handovers.issue({ userId, userUpdatedAt, origin, method })}`;
      return c.redirect(target.href, 303);
    },
  });

  routes.use('/auth/login/local', refuseInClear(pages));

  routes.get('/auth/login/local', (c) => {
    const target = targetOf(c, lake);
    return target ? login.show(c, endAt(c, target)) : refuse(pages, c);
  });

  routes.post('/auth/login/local', (c) => {
    const target = targetOf(c, lake);
    return target ? login.next(c, endAt(c, target)) : refuse(pages, c);
  });

  routes.get('/auth/fetch', (c) => {
    const sid = c.req.query('sid') ?? '';
    const handover = handovers.find(sid);
    handovers.end(sid);
    if (!handover || handover.origin !== c.req.header('origin')) throw notAuthenticated();
    const { userId, userUpdatedAt, method } = handover;
    const user = accounts.users.get(userId);
    const isCurrent = user?.active && user.updatedAt === userUpdatedAt && !accounts.factors.isMissingFor(user);
    if (!isCurrent) throw notAuthenticated();
    c.header('Cache-Control', 'no-store');
    return c.json({ token: startSession(pages, c, userId, method).token });
  });

  routes.get('/auth/id', (c) => {
    const token = bearerToken(c.req.raw) ?? sessionCookie(c.req.raw, lake.config);
    const session = token === undefined ? undefined : accounts.sessions.find(token);
    if (!session || session.expired) throw notAuthenticated();
    return c.json({ id: session.userId, expiry: session.expiresAt });
  });

  // Studio comes twice, with its token and with its cookie.
  routes.post('/auth/logout', (c) => {
    const token = bearerToken(c.req.raw);
    if (token) endSession(pages, c, token);
    signOutBrowser(pages, c);
    return c.body(null, 204);
  });
  return routes;
}

/** The page to return to after the login, when it is one the lake may send a session to. */
function targetOf(c: Context, lake: Lake): URL | undefined {
  const origin = c.req.query('origin') ?? '';
  return isAllowedOrigin(origin, c.req.raw.headers, lake.config) ? new URL(origin) : undefined;
}

function refuse({ texts }: AccountPages, c: Context): Promise<Response> {
  return pageResponse(c, loginRefusedPage(texts, texts.login.refusedOrigin), 403);
}

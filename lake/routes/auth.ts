import { Hono } from 'hono';
import { bearerToken, holderOfCookie, notAuthenticated } from '../auth/callers.ts';
import { clientAddress } from '../admission/client-address.ts';
import { createHandovers } from '../auth/handovers.ts';
import { pageResponse } from './accounts/html-page.ts';
import { loginRefusedPage } from './accounts/login-page.ts';
import { isAllowedOrigin } from '../auth/origins.ts';
import { sessionCookie, sessionSetCookie } from '../auth/session-cookie.ts';
import { continueLogin, showLogin } from './login-steps.ts';
import type { Context } from 'hono';
import type { Lake } from '../lake.ts';
import type { AccountPages } from './accounts/visit.ts';
import type { LoginEnd } from './login-steps.ts';

/**
 * Login by Studio's flow: page → `#sid` in the address → `auth/fetch` → token. Studios that ask for `type=cookie` or
 * `dual` get the same session in a cookie too.
 */
export function authRoutes(lake: Lake, pages: AccountPages): Hono {
  const { accounts } = pages;
  const handovers = createHandovers();
  const routes = new Hono();

  routes.get('/auth/providers', (c) =>
    c.json({
      providers: [{ name: 'local', title: 'Conta da clínica', url: `${lake.config.publicUrl}/v1/auth/login/local` }],
      thirdPartyLogin: false,
      sso: { saml: false },
    }),
  );

  /** The login ends with a way back to Studio that lets it, and nobody else, fetch a session. */
  const endAt = (c: Context, target: URL): LoginEnd => ({
    formTarget: target.origin,
    finish(user, method) {
      const cookie = c.req.query('type') === 'cookie' || c.req.query('type') === 'dual';
      target.hash = `sid=${handovers.create({ userId: user.id, userUpdatedAt: user.updatedAt, origin: target.origin, cookie, method })}`;
      return c.redirect(target.href, 303);
    },
  });

  routes.get('/auth/login/local', (c) => {
    const target = targetOf(c, lake);
    return target ? showLogin(pages, c, endAt(c, target)) : refuse(c);
  });

  routes.post('/auth/login/local', (c) => {
    const target = targetOf(c, lake);
    return target ? continueLogin(pages, c, endAt(c, target)) : refuse(c);
  });

  routes.get('/auth/fetch', (c) => {
    // Studio fetches; whoever merely opens this address was sent here to be signed in as somebody else.
    if (c.req.header('sec-fetch-mode') === 'navigate') throw notAuthenticated();
    const handover = handovers.redeem(c.req.query('sid') ?? '', c.req.header('origin'));
    if (!handover) throw notAuthenticated();
    const { userId, userUpdatedAt, origin, cookie, method } = handover;
    const user = accounts.users.get(userId);
    const isCurrent = user?.active && user.updatedAt === userUpdatedAt && !accounts.factors.isMissingFor(user);
    if (!isCurrent) throw notAuthenticated();
    const address = clientAddress(c);
    const agent = c.req.header('user-agent') ?? '';
    const { token, expiresAt } = accounts.tokens.startSession(userId, { address, agent });
    accounts.audit.write('login', { id: userId, address }, userId, { agent: agent.slice(0, 200), method });
    c.header('Cache-Control', 'no-store');
    if (cookie) c.header('Set-Cookie', sessionSetCookie(token, { secure: origin.startsWith('https:'), expiresAt }));
    return c.json({ token });
  });

  routes.get('/auth/id', (c) => {
    const token = bearerToken(c.req.raw);
    const holder = token ? accounts.tokens.holderOf(token) : holderOfCookie(c.req.raw, accounts, lake.config);
    if (holder.kind !== 'user') throw notAuthenticated();
    return c.json({ id: holder.userId, expiry: holder.expiresAt });
  });

  // Studio comes twice, with its token and with its cookie.
  routes.post('/auth/logout', (c) => {
    const token = bearerToken(c.req.raw);
    const cookie = sessionCookie(c.req.raw, lake.config);
    for (const ending of [token, cookie]) if (ending) end(c, ending);
    if (cookie) c.header('Set-Cookie', sessionSetCookie(undefined, { secure: false }));
    return c.body(null, 204);
  });

  function end(c: Context, token: string): void {
    const holder = accounts.tokens.holderOf(token);
    accounts.tokens.endSession(token);
    if (holder.kind !== 'user') return;
    accounts.audit.write('logout', { id: holder.userId, address: clientAddress(c) }, holder.userId);
  }
  return routes;
}

/** The page to return to after the login, when it is one the lake may send a session to. */
function targetOf(c: Context, lake: Lake): URL | undefined {
  const origin = c.req.query('origin') ?? '';
  return isAllowedOrigin(origin, c.req.raw.headers, lake.config) ? new URL(origin) : undefined;
}

function refuse(c: Context): Promise<Response> {
  return pageResponse(c, loginRefusedPage('Este endereço não está autorizado a usar as contas da clínica.'), 403);
}

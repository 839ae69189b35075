import { Hono } from 'hono';
import { clientAddress } from '../auth/client-address.ts';
import { pageResponse } from '../auth/html-page.ts';
import { loginPage } from '../auth/login-page.ts';
import { linksFrom } from '../auth/pages/visit.ts';
import { isAllowedOrigin } from '../auth/origins.ts';
import { sessionCookie, sessionSetCookie } from '../auth/session-cookie.ts';
import { waitText } from '../auth/sign-in.ts';
import { operationPages } from './accounts-operations.ts';
import { ownAccountRoutes } from './accounts-own.ts';
import { peopleRoutes } from './accounts-people.ts';
import { programRoutes } from './accounts-programs.ts';
import { formOf } from './accounts-visit.ts';
import type { Accounts } from '../auth/accounts.ts';
import type { SignIn } from '../auth/sign-in.ts';
import type { Lake } from '../lake.ts';

/**
 * `/accounts`: the pages on which administrators manage people, programs and the audit log, and everybody their own
 * account. Plain HTML and forms; the session is the cookie that Studio's cookie mode uses too.
 */
export function accountRoutes(lake: Lake, accounts: Accounts, signIn: SignIn): Hono {
  const { config } = lake;
  const routes = new Hono();

  routes.get('/login', (c) => pageResponse(c, loginPage({})));

  routes.post('/login', async (c) => {
    // Without this, a foreign page could sign somebody in under an account of its own, and read along.
    const origin = c.req.header('origin') ?? '';
    if (!isAllowedOrigin(origin, c.req.raw.headers, config)) return pageResponse(c, loginPage({ error: STRANGE }), 403);
    const form = await formOf(c);
    const email = (form.get('email') ?? '').trim();
    const address = clientAddress(c);
    const result = await signIn.check(email, form.get('password') ?? '', address);
    if (result.kind === 'blocked') {
      c.header('Retry-After', String(result.seconds));
      return pageResponse(c, loginPage({ email, error: waitText(result.seconds) }), 429);
    }
    if (result.kind === 'wrong')
      return pageResponse(c, loginPage({ email, error: 'E-mail ou senha incorretos.' }), 401);

    const agent = c.req.header('user-agent') ?? '';
    const { token, expiresAt } = accounts.sessions.start(result.user.id, { address, agent });
    accounts.audit.write('login', { id: result.user.id, address }, result.user.id, { agent: agent.slice(0, 200) });
    c.header('Set-Cookie', sessionSetCookie(token, { secure: origin.startsWith('https:'), expiresAt }));
    return c.redirect(linksFrom(c.req.path)(''), 303);
  });

  // Needs no secret of the form: nobody gains by ending somebody's session, and the cookie counts only from own pages.
  routes.post('/logout', (c) => {
    const token = sessionCookie(c.req.raw, config);
    const holder = accounts.tokens.holderOf(token ?? '');
    if (token !== undefined && holder.kind === 'user') {
      accounts.sessions.endByToken(token);
      accounts.audit.write('logout', { id: holder.userId, address: clientAddress(c) }, holder.userId);
    }
    c.header('Set-Cookie', sessionSetCookie(undefined, { secure: false }));
    return c.redirect(linksFrom(c.req.path)('/login'), 303);
  });

  routes.route('/', ownAccountRoutes({ config, accounts, signIn }));
  routes.route('/', operationPages({ config, accounts, signIn }, lake));
  routes.route('/', programRoutes({ config, accounts, signIn }));
  routes.route('/', peopleRoutes({ config, accounts, signIn }));
  return routes;
}

const STRANGE = 'O pedido não veio desta página. Tente de novo.';

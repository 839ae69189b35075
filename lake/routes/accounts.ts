import { Hono } from 'hono';
import { clientAddress } from '../auth/client-address.ts';
import { pageResponse } from '../auth/html-page.ts';
import { isPageProblem, problemPage } from '../auth/pages/problem-page.ts';
import { noticeText } from '../auth/pages/texts.ts';
import { linksFrom } from '../auth/pages/visit.ts';
import { sessionCookie, sessionSetCookie } from '../auth/session-cookie.ts';
import { LakeError } from '../errors.ts';
import { ownFactorRoutes } from './accounts-factors.ts';
import { linkRoutes } from './accounts-links.ts';
import { operationPages } from './accounts-operations.ts';
import { ownAccountRoutes } from './accounts-own.ts';
import { peopleRoutes } from './accounts-people.ts';
import { policyRoutes } from './accounts-policy.ts';
import { programRoutes } from './accounts-programs.ts';
import { continueLogin, showLogin } from './login-steps.ts';
import type { Context } from 'hono';
import type { PageProblem } from '../auth/pages/problem-page.ts';
import type { Lake } from '../lake.ts';
import type { AccountPages } from './accounts-visit.ts';
import type { LoginEnd } from './login-steps.ts';

/**
 * `/accounts`: the pages on which administrators manage people, programs and the audit log, and everybody their own
 * account. Plain HTML and forms; the session is the cookie that Studio's cookie mode uses too.
 */
export function accountRoutes(lake: Lake, pages: AccountPages): Hono {
  const { config, accounts } = pages;
  const routes = new Hono();

  const endAt = (c: Context): LoginEnd => ({
    formTarget: '',
    notice: noticeText(c.req.query('done')),
    finish(user, method) {
      const [address, agent] = [clientAddress(c), c.req.header('user-agent') ?? ''];
      const { token, expiresAt } = accounts.sessions.start(user.id, { address, agent });
      accounts.audit.write('login', { id: user.id, address }, user.id, { agent: agent.slice(0, 200), method });
      const secure = (c.req.header('origin') ?? '').startsWith('https:');
      c.header('Set-Cookie', sessionSetCookie(token, { secure, expiresAt }), { append: true });
      return c.redirect(linksFrom(c.req.path)(''), 303);
    },
  });
  routes.get('/login', (c) => showLogin(pages, c, endAt(c)));
  routes.post('/login', (c) => continueLogin(pages, c, endAt(c)));

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

  routes.route('/', linkRoutes(pages));
  routes.route('/', ownAccountRoutes(pages));
  routes.route('/', ownFactorRoutes(pages));
  routes.route('/', operationPages(pages, lake));
  routes.route('/', programRoutes(pages));
  routes.route('/', policyRoutes(pages));
  routes.route('/', peopleRoutes(pages));
  routes.all('*', (c) => problemResponse(c, 404));
  routes.onError((error, c) => {
    if (error instanceof LakeError && isPageProblem(error.status)) return problemResponse(c, error.status);
    throw error;
  });
  return routes;
}

const problemResponse = (c: Context, status: PageProblem) =>
  pageResponse(c, problemPage(status, linksFrom(c.req.path)('')), status);

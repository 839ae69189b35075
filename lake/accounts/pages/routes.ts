import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { linksFrom } from './visit.ts';
import { LakeError } from '../../errors.ts';
import { auditRoutes } from './audit.ts';
import { ownFactorRoutes } from './factors.ts';
import { linkRoutes } from './links.ts';
import { operationPages } from './operations.ts';
import { ownAccountRoutes } from './own.ts';
import { peopleRoutes } from './people.ts';
import { policyRoutes } from './policy.ts';
import { programRoutes } from './programs.ts';
import { signInBrowser, signOutBrowser } from '../login/browser-session.ts';
import { loginSteps } from '../login/login-steps.ts';
import { refuseInClear } from '../login/refuse-in-clear.ts';
import { html } from 'hono/html';
import { signInPage } from '../login/login-page.ts';
import type { Context } from 'hono';
import type { Lake } from '../../lake.ts';
import type { AccountPages } from './visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { LoginEnd } from '../login/login-steps.ts';
import type { Html } from './html-page.ts';

/**
 * `/accounts`: the pages on which administrators manage people, programs and the audit log, and everybody their own
 * account. Plain HTML and forms; the session is the cookie that Studio uses too.
 */
export function accountRoutes(lake: Lake, pages: AccountPages): Hono {
  const routes = new Hono();

  // A script of the site has the cookie and could read the secret of a form, make a token and keep it. It cannot open a page
  // as a person does without being cut off from it (`pageResponse`); browsers that do not say which it is are let in.
  routes.use(async (c, next) => {
    const use = c.req.header('sec-fetch-dest') ?? 'document';
    if (use !== 'document') return c.body(null, 403);
    await next();
  });

  routes.use(refuseInClear(pages));

  const endAt = (c: Context): LoginEnd => ({
    formTarget: '',
    notice: pages.texts.noticeText(c.req.query('done')),
    finish(user, method) {
      signInBrowser(pages, c, user.id, method);
      return c.redirect(linksFrom(c.req.path)(''), 303);
    },
  });
  const login = loginSteps(pages);
  routes.get('/login', (c) => login.show(c, endAt(c)));
  routes.post('/login', (c) => login.next(c, endAt(c)));

  // Needs no secret of the form: nobody gains by ending somebody's session, and the cookie counts only from own pages.
  routes.post('/logout', (c) => {
    signOutBrowser(pages, c);
    return c.redirect(linksFrom(c.req.path)('/login'), 303);
  });

  routes.route('/', linkRoutes(pages));
  routes.route('/', ownAccountRoutes(pages));
  routes.route('/', ownFactorRoutes(pages));
  routes.route('/', operationPages(pages, lake));
  routes.route('/', programRoutes(pages));
  routes.route('/', auditRoutes(pages));
  routes.route('/', policyRoutes(pages));
  routes.route('/', peopleRoutes(pages));
  routes.all('*', (c) => problemResponse(pages.texts, c, 404));
  routes.onError((error, c) => {
    const problem = error instanceof LakeError ? error.status : 500;
    // The log is told of what is the lake's own fault.
    if (problem < 500 && isPageProblem(pages.texts, problem)) return problemResponse(pages.texts, c, problem);
    throw error;
  });
  return routes;
}

/** What can be wrong with a request of somebody who only used the pages, by status. */
type PageProblem = keyof AccountTexts['refusals'];

export const problemResponse = (texts: AccountTexts, c: Context, status: PageProblem) =>
  pageResponse(c, problemPage(texts, status, linksFrom(c.req.path)('')), status);

function isPageProblem({ refusals }: AccountTexts, status: number): status is PageProblem {
  return Object.hasOwn(refusals, status);
}

/** Says in words what programs are told in JSON. @param home address of the first page of the accounts */
function problemPage(texts: AccountTexts, problem: PageProblem, home: string): Html {
  const { title, text } = texts.refusals[problem];
  return signInPage(
    texts,
    title,
    html`<p role="alert">${text}</p>
      <p class="aside"><a href="${home}">${texts.openAccounts}</a></p>`,
  );
}

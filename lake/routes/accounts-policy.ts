import { Hono } from 'hono';
import { pageResponse } from '../auth/html-page.ts';
import { policyPage } from '../auth/pages/policy-page.ts';
import { problemText } from '../auth/pages/texts.ts';
import { isRoleName } from '../auth/roles.ts';
import { done, form, page } from './accounts-visit.ts';
import type { AccountPages } from './accounts-visit.ts';

/** What administrators require of everybody. */
export function policyRoutes(pages: AccountPages): Hono {
  const { factors, users, audit } = pages.accounts;
  const routes = new Hono();
  const options = () => ({
    required: factors.requiredRoles(),
    people: users
      .list()
      .filter(({ active }) => active)
      .map((user) => ({ role: user.role, hasFactor: factors.hasAny(user.id) })),
  });

  routes.get(
    '/security',
    page(pages, (c, visit) => pageResponse(c, policyPage(visit, options()))),
  );

  routes.post(
    '/security',
    form(pages, (c, visit, fields) => {
      const roles = fields.getAll('role').filter(isRoleName);
      try {
        factors.require(roles, visit.user);
      } catch (error) {
        return pageResponse(c, policyPage(visit, { ...options(), error: problemText(error) }), 400);
      }
      audit.write('factor.required', visit.actor, roles.join(' '));
      return done(c, visit, '/security', 'saved');
    }),
  );
  return routes;
}

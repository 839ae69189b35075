import { Hono } from 'hono';
import { parseGrant } from '../auth/check-grants.ts';
import { pageResponse } from '../auth/html-page.ts';
import { auditPage } from '../auth/pages/audit-page.ts';
import { secretPage } from '../auth/pages/people-pages.ts';
import { problemText } from '../auth/pages/texts.ts';
import { tokensPage } from '../auth/pages/token-pages.ts';
import { done, form, page } from './accounts-visit.ts';
import type { AccountPages } from './accounts-visit.ts';

const AUDIT_PAGE = 100;

/** Tokens of programs and the audit log, for administrators. */
export function programRoutes(pages: AccountPages): Hono {
  const { robots, users, audit } = pages.accounts;
  const routes = new Hono();

  routes.get(
    '/tokens',
    page(pages, (c, visit) => pageResponse(c, tokensPage(visit, { robots: robots.list() }))),
  );

  routes.post(
    '/tokens',
    form(pages, (c, visit, fields) => {
      const [label, rights, grants] = ['label', 'rights', 'grants'].map((name) => fields.get(name) ?? '');
      if (label === undefined || rights === undefined || grants === undefined) return c.body(null, 400);
      try {
        const lines = grants.split('\n').filter((line) => line.trim() !== '');
        const { token, robot } = robots.create(label, rights === 'grants' ? lines.map(parseGrant) : rights);
        audit.write('token.created', visit.actor, robot.label, { token: robot.id, role: robot.role });
        const text = `Token de ${robot.label}:`;
        return pageResponse(c, secretPage(visit, { title: 'Token criado', section: '/tokens', text, secret: token }));
      } catch (error) {
        const options = { robots: robots.list(), label, rights, grants, error: problemText(error) };
        return pageResponse(c, tokensPage(visit, options), 400);
      }
    }),
  );

  routes.post(
    '/tokens/:id/revoke',
    form(pages, (c, visit) => {
      const robot = robots.get(c.req.param('id') ?? '');
      if (robot && robots.revoke(robot.id)) {
        audit.write('token.revoked', visit.actor, robot.label, { token: robot.id });
      }
      return done(c, visit, '/tokens', 'revoked');
    }),
  );

  routes.get(
    '/audit',
    page(pages, (c, visit) => {
      const before = Number(c.req.query('before'));
      const entries = audit.list({ limit: AUDIT_PAGE, ...(Number.isSafeInteger(before) && before > 0 && { before }) });
      const names = new Map([
        ...users.list().map(({ id, name }) => [id, name] as const),
        ...robots.list().map(({ id, label }) => [id, label] as const),
      ]);
      const more = entries.length === AUDIT_PAGE ? entries.at(-1)?.id : undefined;
      return pageResponse(c, auditPage(visit, { entries, more, nameOf: (id) => names.get(id) ?? id }));
    }),
  );
  return routes;
}

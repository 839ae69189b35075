import { Hono } from 'hono';
import { AccountError } from '../../auth/account-error.ts';
import { parseGrant } from '../../auth/check-grants.ts';
import { pageResponse } from './html-page.ts';
import { auditPage } from './audit-page.ts';
import { secretPage } from './people-pages.ts';
import { done, form, page } from './visit.ts';
import { html } from 'hono/html';
import { leastOf, roleTitle } from '../../config/roles.ts';
import { accountsPage, button, formToken, table } from './layout.ts';
import type { AccountPages, Visit } from './visit.ts';
import type { Html } from './html-page.ts';
import type { Roles } from '../../config/roles.ts';
import type { Robot } from '../../auth/robots.ts';
import type { AccountTexts } from '../texts/account-texts.ts';

const AUDIT_PAGE = 100;

/** Tokens of programs and the audit log, for administrators. */
export function programRoutes(pages: AccountPages): Hono {
  const { texts } = pages;
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
        if (rights !== 'grants' && lines.length > 0) {
          throw new AccountError('grants-unused', 'A token has a role or grants of its own, not both.');
        }
        const { token, robot } = robots.create(label, rights === 'grants' ? lines.map(parseGrant) : rights);
        audit.write('token.created', visit.actor, robot.label, { token: robot.id, role: robot.role });
        const { created: title, tokenOf } = texts.tokens;
        const shown = { title, section: '/tokens', text: tokenOf(robot.label), secret: token };
        return pageResponse(c, secretPage(visit, shown));
      } catch (error) {
        const options = { robots: robots.list(), label, rights, grants, error: texts.problemText(error) };
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
      return pageResponse(
        c,
        auditPage(visit, { entries, more, titles: pages.extension.auditEvents, nameOf: (id) => names.get(id) ?? id }),
      );
    }),
  );
  return routes;
}

interface TokensOptions {
  readonly robots: readonly Robot[];
  readonly error?: string;
  /** What was typed, to be corrected. */
  readonly label?: string;
  readonly rights?: string;
  readonly grants?: string;
}

const GRANT = 'read,create:_type == "post" && _id in path("drafts.**")';
const GRANT_PERMISSIONS = 'read, create, update, history, manage';

/** Tokens of programs, and the form for a new one. */
function tokensPage(visit: Visit, options: TokensOptions): Html {
  const { robots, error, label = '', rights = leastOf(visit.roles, 'viewer'), grants = '' } = options;
  const { tokens, layout } = visit.texts;
  const body = html`<p class="hint">${tokens.hint}</p>
    ${robots.length === 0 ? html`<p>${tokens.none}</p>` : robotTable(visit, robots)}
    <h2>${tokens.create}</h2>
    <form class="box fields" method="post" action="${visit.link('/tokens')}">
      ${formToken(visit)}
      <label for="label">${tokens.label}</label>
      <input id="label" name="label" required maxlength="120" autocomplete="off" value="${label}" />
      <label for="rights">${tokens.rights}</label>
      <select id="rights" name="rights">
        ${Object.entries(visit.roles).map(
          ([name, { title }]) =>
            html`<option value="${name}" ${name === rights ? html`selected` : ''}>${tokens.like(title)}</option> `,
        )}
        <option value="grants" ${rights === 'grants' ? html`selected` : ''}>${tokens.onlyGrants}</option>
      </select>
      <label for="grants">${tokens.grants}</label>
      <textarea id="grants" name="grants" rows="3" spellcheck="false" aria-describedby="grants-hint">
${grants}</textarea>
      <p class="hint" id="grants-hint">${tokens.grantsHint(GRANT, GRANT_PERMISSIONS)}</p>
      <button>${tokens.create}</button>
    </form>`;
  return accountsPage(visit, { title: layout.tokens, section: '/tokens', error, body });
}

function robotTable(visit: Visit, robots: readonly Robot[]): Html {
  const { tokens, dateText } = visit.texts;
  return table(robots, [
    { heading: tokens.program, label: '', cell: ({ label }) => label },
    { heading: tokens.rights, cell: (robot) => rightsText(tokens, robot, visit.roles) },
    { heading: tokens.createdAt, cell: ({ createdAt }) => dateText(createdAt) },
    {
      heading: tokens.action,
      label: '',
      cell: ({ id, label }) =>
        button(visit, { to: `/tokens/${id}/revoke`, text: tokens.revoke, about: label, danger: true }),
    },
  ]);
}

function rightsText({ like }: AccountTexts['tokens'], { role, grants = [] }: Robot, roles: Roles): Html | string {
  if (role) return like(roleTitle(roles, role));
  return html`${grants.map(({ permissions, filter }) => html`<code>${permissions.join(', ')}: ${filter}</code><br />`)}`;
}

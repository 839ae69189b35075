import { AccountError } from '../../auth/account-error.ts';
import { parseGrant } from '../../auth/check-grants.ts';
import { done, visits } from './visit.ts';
import { html } from 'hono/html';
import { copyButton } from './forms.ts';
import { leastOf, roleTitle } from '../../config/roles.ts';
import { accountsPage, askingButton, formToken, table } from './layout.ts';
import type { AccountPages, Visit } from './visit.ts';
import type { Html } from './html-page.ts';
import type { Roles } from '../../config/roles.ts';
import type { Robot } from '../../auth/robots.ts';
import type { AccountTexts } from '../texts/account-texts.ts';

/** Tokens of programs, for administrators. */
export function programRoutes(pages: AccountPages) {
  const { robots, audit } = pages.accounts;
  const { routes, page, form } = visits(pages, 'administrators');
  const show = (visit: Visit) => tokensPage(visit, robots.list());

  page('/tokens', show);
  form('/tokens', show, (visit) => {
    const rights = visit.field('rights');
    const lines = visit
      .field('grants')
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (rights !== 'grants' && lines.length > 0) {
      throw new AccountError('grants-unused', 'A token has a role or grants of its own, not both.');
    }
    const { token, robot } = robots.create(visit.field('label'), rights === 'grants' ? lines.map(parseGrant) : rights);
    audit.write('token.created', visit.actor, robot.label, { token: robot.id, role: robot.role });
    return tokenPage(visit, robot.label, token);
  });

  form('/tokens/:id/revoke', show, (visit) => {
    const robot = robots.get(visit.c.req.param('id') ?? '');
    if (robot && robots.revoke(robot.id)) {
      audit.write('token.revoked', visit.actor, robot.label, { token: robot.id });
    }
    return done(visit, '/tokens', 'revoked');
  });
  return routes;
}

const GRANT = 'read,create:_type == "post" && _id in path("drafts.**")';
const GRANT_PERMISSIONS = 'read, create, update, history, manage';

/** Tokens of programs, and the form for a new one with what was typed, to be corrected. */
function tokensPage(visit: Visit, robots: readonly Robot[]): Html {
  const { tokens, layout } = visit.texts;
  const rights = visit.fields.get('rights') ?? leastOf(visit.roles, 'viewer');
  const body = html`<p class="hint">${tokens.hint}</p>
    ${robots.length === 0 ? html`<p>${tokens.none}</p>` : robotTable(visit, robots)}
    <h2>${tokens.create}</h2>
    <form class="box fields" method="post" action="${visit.link('/tokens')}">
      ${formToken(visit)}
      <label for="label">${tokens.label}</label>
      <input id="label" name="label" required maxlength="120" autocomplete="off" value="${visit.field('label')}" />
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
${visit.field('grants')}</textarea>
      <p class="hint" id="grants-hint">${tokens.grantsHint(GRANT, GRANT_PERMISSIONS)}</p>
      <button>${tokens.create}</button>
    </form>`;
  return accountsPage(visit, { title: layout.tokens, section: '/tokens', body });
}

/** A token is shown in the answer to the request that made it, and nowhere else. */
function tokenPage(visit: Visit, label: string, token: string): Html {
  const { tokens, people, layout } = visit.texts;
  const body = html`<div class="box">
    <p class="done" role="status">${tokens.tokenOf(label)}</p>
    <p><code class="secret">${token}</code></p>
    <div class="row">${copyButton(visit.texts, tokens.copy, token)}</div>
    <p class="hint">${people.copyNow}</p>
    <p><a href="${visit.link('/tokens')}">${layout.back}</a></p>
  </div>`;
  return accountsPage(visit, { title: tokens.created, section: '/tokens', body });
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
      cell: ({ id, label }) => askingButton(visit, { to: `/tokens/${id}/revoke`, text: tokens.revoke, about: label }),
    },
  ]);
}

function rightsText({ like }: AccountTexts['tokens'], { role, grants = [] }: Robot, roles: Roles): Html | string {
  if (role) return like(roleTitle(roles, role));
  return html`${grants.map(({ permissions, filter }) => html`<code>${permissions.join(', ')}: ${filter}</code><br />`)}`;
}

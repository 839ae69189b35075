import { html } from 'hono/html';
import { accountsPage, formToken } from './layout.ts';
import { done, visits } from './visit.ts';
import type { AccountPages, Visit } from './visit.ts';
import type { Html } from './html-page.ts';

/** What administrators require of everybody: whose sign-in takes a second step. */
export function policyRoutes(pages: AccountPages) {
  const { factors, users, audit } = pages.accounts;
  const { routes, page, form } = visits(pages, 'administrators');

  const show = (visit: Visit): Html => {
    const { policy, layout } = visit.texts;
    const required = factors.requiredRoles();
    /** How many of those who may sign in have one. */
    const countText = (role: string): string => {
      const people = users.list().filter((user) => user.active && user.role === role);
      const ready = people.filter(({ id }) => factors.hasAny(id)).length;
      return people.length === 0 ? policy.nobody : policy.ready(ready, people.length);
    };
    const body = html`<form class="box fields" method="post" action="${visit.link('/security')}">
      ${formToken(visit)}
      <fieldset>
        <legend>${policy.require}</legend>
        ${Object.entries(visit.roles).map(
          ([role, { title }]) =>
            html`<label class="check">
              <input type="checkbox" name="role" value="${role}" ${required.includes(role) ? html`checked` : ''} />
              <span>${title} <small>${countText(role)}</small></span>
            </label>`,
        )}
      </fieldset>
      <p class="hint">${policy.hint}</p>
      <button>${layout.save}</button>
    </form>`;
    return accountsPage(visit, { title: layout.security, section: '/security', body });
  };
  page('/security', show);
  form('/security', show, (visit) => {
    const roles = visit.fields.getAll('role').filter((name) => Object.hasOwn(visit.roles, name));
    factors.require(roles, visit.user);
    audit.write('factor.required', visit.actor, roles.join(' '));
    return done(visit, '/security', 'saved');
  });
  return routes;
}

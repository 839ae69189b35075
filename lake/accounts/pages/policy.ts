import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { done, form, page } from './visit.ts';
import { html } from 'hono/html';
import { accountsPage, formToken } from './layout.ts';
import type { AccountPages, Visit } from './visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';

/** What administrators require of everybody. */
export function policyRoutes(pages: AccountPages): Hono {
  const { texts } = pages;
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
      const roles = fields.getAll('role').filter((name) => Object.hasOwn(pages.config.roles, name));
      try {
        factors.require(roles, visit.user);
      } catch (error) {
        return pageResponse(c, policyPage(visit, { ...options(), error: texts.problemText(error) }), 400);
      }
      audit.write('factor.required', visit.actor, roles.join(' '));
      return done(c, visit, '/security', 'saved');
    }),
  );
  return routes;
}

interface PolicyOptions {
  readonly required: readonly string[];
  /** Everybody who may sign in. */
  readonly people: readonly { readonly role: string; readonly hasFactor: boolean }[];
  readonly error?: string;
}

/** Whose sign-in takes a second step. */
function policyPage(visit: Visit, { required, people, error }: PolicyOptions): Html {
  const { policy, layout } = visit.texts;
  const body = html`<form class="box fields" method="post" action="${visit.link('/security')}">
    ${formToken(visit)}
    <fieldset>
      <legend>${policy.require}</legend>
      ${Object.entries(visit.roles).map(
        ([role, { title }]) =>
          html`<label class="check">
            <input type="checkbox" name="role" value="${role}" ${required.includes(role) ? html`checked` : ''} />
            <span
              >${title}
              <small
                >${countText(
                  policy,
                  people.filter((person) => person.role === role),
                )}</small
              ></span
            >
          </label>`,
      )}
    </fieldset>
    <p class="hint">${policy.hint}</p>
    <button>${layout.save}</button>
  </form>`;
  return accountsPage(visit, { title: layout.security, section: '/security', error, body });
}

function countText(policy: AccountTexts['policy'], people: PolicyOptions['people']): string {
  if (people.length === 0) return policy.nobody;
  const ready = people.filter(({ hasFactor }) => hasFactor).length;
  return policy.ready(ready, people.length);
}

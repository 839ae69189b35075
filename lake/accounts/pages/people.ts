import { html } from 'hono/html';
import { LakeError } from '../../errors.ts';
import { leastOf, roleTitle } from '../../config/roles.ts';
import { accountsPage, askingButton, button, formToken, table } from './layout.ts';
import { linkPage } from './link-page.ts';
import { endSessions } from './own.ts';
import { sessionList } from './session-list.ts';
import { done, FormProblem, visits } from './visit.ts';
import type { Roles } from '../../config/roles.ts';
import type { Factors } from '../second-factors.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { User } from '../users.ts';
import type { Html } from './html-page.ts';
import type { AccountPages, Visit } from './visit.ts';

/** People's accounts, for administrators. */
export function peopleRoutes(pages: AccountPages) {
  const { accounts, accountMails, texts } = pages;
  const { users, audit, sessions, factors, links, besides } = accounts;
  const { people, layout } = texts;
  const { routes, page, form } = visits(pages, 'administrators');

  /** Whose account the address names. */
  const person = ({ c }: Visit): User => {
    const user = users.get(c.req.param('id') ?? '');
    if (user) return user;
    throw new LakeError(404, undefined, 'There is no such account.');
  };
  const isOwn = (visit: Visit, { id }: User) => id === visit.user.id;

  page('/', (visit) => {
    const body = html`<p><a class="action" href="${visit.link('/people/new')}">${people.invite}</a></p>
      ${table(users.list(), [
        {
          heading: people.name,
          label: '',
          cell: ({ id, name }) => html`<a href="${visit.link(`/people/${id}`)}">${name}</a>`,
        },
        { heading: people.email, cell: ({ email }) => email },
        { heading: people.role, cell: ({ role }) => roleTitle(visit.roles, role) },
        { heading: people.state, cell: (user) => stateText(people, user) },
        { heading: texts.own.secondStep, cell: ({ id }) => factorText(people, factors.factorsOf(id)) },
        { heading: people.created, cell: ({ createdAt }) => texts.dateText(createdAt) },
      ])}`;
    return accountsPage(visit, { title: layout.people, section: '', body });
  });

  const showNew = (visit: Visit): Html => {
    const { field, fields } = visit;
    const body = html`<form class="box fields" method="post" action="${visit.link('/people')}">
      ${formToken(visit)} ${nameField(people, field('name'))}
      <label for="email">${people.email}</label>
      <input
        id="email"
        name="email"
        type="email"
        required
        maxlength="254"
        autocomplete="off"
        value="${field('email').trim()}"
      />
      ${roleField(visit, fields.get('role') ?? leastOf(visit.roles, 'editor'))}
      <p class="hint">${people.inviteHint}</p>
      <button>${people.sendInvitation}</button>
    </form>`;
    return accountsPage(visit, { title: people.invite, section: '', body });
  };
  page('/people/new', showNew);
  form('/people', showNew, async (visit) => {
    const { actor, field } = visit;
    const given = { name: field('name'), email: field('email').trim(), role: field('role') };
    const user = await users.create({ ...given, password: undefined });
    audit.write('user.created', actor, user.id, { role: user.role });
    return sendLink(visit, user);
  });

  const show = (visit: Visit): Html => {
    const user = person(visit);
    const { link } = visit;
    const at = `/people/${user.id}`;
    const body = html`<p class="hint">${people.stateLine(user.email, stateText(people, user))}</p>
      <form class="box fields" method="post" action="${link(at)}">
        ${formToken(visit)} ${nameField(people, user.name)} ${roleField(visit, user.role)}
        ${besidesFields(visit.roles, besides.rolesOf(user))}
        <button>${layout.save}</button>
      </form>
      <h2>${texts.login.password}</h2>
      ${
        isOwn(visit, user)
          ? html`<p class="hint">${people.ownPasswordAt(link('/me'))}</p>`
          : passwordLink(visit, user, accountMails.isConfigured)
      }
      <h2>${texts.own.secondStep}</h2>
      <p class="hint">${factorText(people, factors.factorsOf(user.id))}</p>
      ${factors.hasAny(user.id) && !isOwn(visit, user) ? removeFactors(visit, user) : ''}
      <h2>${people.sessions}</h2>
      ${sessionList(visit, sessions.listOf(user.id), `${at}/sessions`)}
      <h2>${people.state}</h2>
      ${isOwn(visit, user) ? html`<p class="hint">${people.ownState}</p>` : situation(visit, user)}`;
    return accountsPage(visit, { title: user.name, section: '', body });
  };
  page('/people/:id', show);
  form('/people/:id', show, (visit) => {
    const { actor, field, fields } = visit;
    const user = person(visit);
    const before = besides.rolesOf(user);
    const changed = users.update(user.id, { name: field('name'), role: field('role') });
    besides.enter(changed, changed.role === 'administrator' ? fields.getAll('besides') : []);
    const [from, role] = [before, besides.rolesOf(changed)].map((names) => names.join(' '));
    if (from !== role) audit.write('user.role', actor, user.id, { from, role });
    if (changed.name !== user.name) audit.write('user.renamed', actor, user.id, { name: changed.name });
    return done(visit, `/people/${user.id}`, 'saved');
  });

  /** By mail where that works and is wanted; otherwise the administrator hands it over. Earlier links of the account end. */
  async function sendLink(visit: Visit, user: User): Promise<Html> {
    if (!user.active) throw new FormProblem(people.isDisabled);
    // There the present password is asked for: whoever finds an administrator's browser open does not know it.
    if (isOwn(visit, user)) throw new FormProblem(people.ownPassword);
    const purpose = user.hasPassword ? 'reset' : 'invitation';
    links.removeAllOf(user.id);
    audit.write(purpose === 'reset' ? 'user.reset-link' : 'user.invited', visit.actor, user.id);
    const sending = visit.field('way') === 'hand' ? 'failed' : await accountMails.sendLink(user, purpose);
    const address = sending === 'sent' ? '' : accountMails.addressOf(links.create(user.id, purpose) ?? '');
    return linkPage(visit, { user, purpose, sending, address });
  }
  form('/people/:id/link', show, (visit) => sendLink(visit, person(visit)));

  form('/people/:id/factors', show, (visit) => {
    const user = person(visit);
    if (isOwn(visit, user)) throw new FormProblem(people.ownFactors);
    factors.removeAllOf(user.id);
    audit.write('factor.all-removed', visit.actor, user.id);
    accountMails.tell(user, texts.mails.factorsRemoved);
    return done(visit, `/people/${user.id}`, 'factors-removed');
  });

  form('/people/:id/active', show, (visit) => {
    const user = person(visit);
    const active = visit.field('active') === 'true';
    if (isOwn(visit, user)) throw new FormProblem(people.ownState);
    users.update(user.id, { active });
    audit.write(active ? 'user.enabled' : 'user.disabled', visit.actor, user.id);
    return done(visit, `/people/${user.id}`, active ? 'enabled' : 'disabled');
  });

  form('/people/:id/sessions', show, (visit) => {
    const user = person(visit);
    endSessions(pages, visit, user.id, visit.field('session'));
    return done(visit, `/people/${user.id}`, 'ended');
  });
  return routes;
}

function passwordLink(visit: Visit, { id, hasPassword }: User, byMail: boolean): Html {
  const { people } = visit.texts;
  const [text, hint] = hasPassword
    ? [people.makeResetLink, people.resetLinkHint]
    : [people.inviteAgain, people.inviteAgainHint];
  return html`<p class="hint">${hint}</p>
    <div class="row">
      ${button(visit, { to: `/people/${id}/link`, text })}
      ${byMail ? button(visit, { to: `/people/${id}/link`, text: people.showLink, fields: { way: 'hand' } }) : ''}
    </div>`;
}

function removeFactors(visit: Visit, user: User): Html {
  const { people } = visit.texts;
  return html`<p class="hint">${people.removeFactorsHint}</p>
    ${askingButton(visit, { to: `/people/${user.id}/factors`, text: people.removeFactors })}`;
}

type PeopleTexts = AccountTexts['people'];

function stateText(people: PeopleTexts, { active, hasPassword }: User): string {
  if (!active) return people.disabled;
  return hasPassword ? people.active : people.invited;
}

function factorText(people: PeopleTexts, { app, passkeys }: Factors): string {
  const keys = people.passkeys(passkeys);
  return [...(app ? [people.app] : []), ...(passkeys > 0 ? [keys] : [])].join(', ') || people.noFactors;
}

function situation(visit: Visit, user: User): Html {
  const { people } = visit.texts;
  const to = `/people/${user.id}/active`;
  if (!user.active) return button(visit, { to, text: people.enable, fields: { active: 'true' } });
  return html`<p class="hint">${people.disableHint}</p>
    ${askingButton(visit, { to, text: people.disable, fields: { active: 'false' } })}`;
}

function roleField({ texts: { people }, roles }: Visit, chosen: string): Html {
  return html`<label for="role">${people.role}</label>
    <select id="role" name="role" aria-describedby="role-hint">
      ${Object.hasOwn(roles, chosen) ? '' : html`<option selected>${chosen}</option> `}
      ${Object.entries(roles).map(
        ([name, { title }]) =>
          html`<option value="${name}" ${name === chosen ? html`selected` : ''}>${title}</option> `,
      )}
    </select>
    <p class="hint" id="role-hint">
      ${Object.values(roles).map(({ title, description }) => html`<strong>${title}</strong>: ${description}<br />`)}
    </p>`;
}

/** For an administrator who has other roles besides. */
function besidesFields(roles: Roles, has: readonly string[]): Html {
  return html`${Object.entries(roles).map(([name, { besidesAdministrator }]) =>
    besidesAdministrator === undefined
      ? ''
      : html`<label class="check">
          <input
            type="checkbox"
            name="besides"
            value="${name}"
            ${has.length > 1 && has.includes(name) ? html`checked` : ''}
          />
          <span>${besidesAdministrator}</span>
        </label>`,
  )}`;
}

function nameField({ name }: PeopleTexts, value: string): Html {
  return html`<label for="name">${name}</label>
    <input id="name" name="name" required maxlength="120" autocomplete="off" value="${value}" />`;
}

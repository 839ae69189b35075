import { html } from 'hono/html';
import { LINK_LIFETIME_MS } from '../links.ts';
import { leastOf, roleTitle } from '../../config/roles.ts';
import { copyButton } from './copy-button.ts';
import { accountsPage, button, formToken, table } from './layout.ts';
import { sessionTable } from './session-table.ts';
import type { Sending } from '../mails/account-mails.ts';
import type { Html } from './html-page.ts';
import type { Factors, SecondFactors } from '../second-factors.ts';
import type { Session } from '../sessions.ts';
import type { LinkPurpose } from '../links.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { User } from '../users.ts';
import type { Roles } from '../../config/roles.ts';
import type { Visit } from './visit.ts';

export function peoplePage(visit: Visit, users: readonly User[], factors: SecondFactors): Html {
  const { people, layout, dateText } = visit.texts;
  const body = html`<p><a class="action" href="${visit.link('/people/new')}">${people.invite}</a></p>
    ${table(users, [
      {
        heading: people.name,
        label: '',
        cell: ({ id, name }) => html`<a href="${visit.link(`/people/${id}`)}">${name}</a>`,
      },
      { heading: people.email, cell: ({ email }) => email },
      { heading: people.role, cell: ({ role }) => roleTitle(visit.roles, role) },
      { heading: people.state, cell: (user) => stateText(people, user) },
      { heading: people.secondStep, cell: ({ id }) => factorText(people, factors.factorsOf(id)) },
      { heading: people.created, cell: ({ createdAt }) => dateText(createdAt) },
    ])}`;
  return accountsPage(visit, { title: layout.people, section: '', body });
}

interface NewPersonOptions {
  readonly name?: string;
  readonly email?: string;
  readonly role?: string;
  readonly error?: string;
}

export function newPersonPage(
  visit: Visit,
  { name = '', email = '', role = leastOf(visit.roles, 'editor'), error }: NewPersonOptions,
): Html {
  const { people } = visit.texts;
  const body = html`<form class="box fields" method="post" action="${visit.link('/people')}">
    ${formToken(visit)}
    <label for="name">${people.name}</label>
    <input id="name" name="name" required maxlength="120" autocomplete="off" value="${name}" />
    <label for="email">${people.email}</label>
    <input id="email" name="email" type="email" required maxlength="254" autocomplete="off" value="${email}" />
    ${roleField(visit, role)}
    <p class="hint">${people.inviteHint}</p>
    <button>${people.sendInvitation}</button>
  </form>`;
  return accountsPage(visit, { title: people.invite, section: '', error, body });
}

interface PersonOptions {
  readonly user: User;
  /** Whether links are sent by mail. */
  readonly byMail: boolean;
  readonly sessions: readonly Session[];
  readonly factors: Factors;
  /** Names of the person's roles. */
  readonly has: readonly string[];
  readonly error?: string;
}

export function personPage(visit: Visit, options: PersonOptions): Html {
  const { user, byMail, sessions, factors, has, error } = options;
  const { people, layout } = visit.texts;
  const at = `/people/${user.id}`;
  const isMe = user.id === visit.user.id;
  const hasFactor = factors.app || factors.passkeys > 0;
  const body = html`<p class="hint">${people.stateLine(user.email, stateText(people, user))}</p>
    <form class="box fields" method="post" action="${visit.link(at)}">
      ${formToken(visit)}
      <label for="name">${people.name}</label>
      <input id="name" name="name" required maxlength="120" autocomplete="off" value="${user.name}" />
      ${roleField(visit, user.role)} ${besidesFields(visit.roles, has)}
      <button>${layout.save}</button>
    </form>
    <h2>${people.password}</h2>
    ${isMe ? html`<p class="hint">${people.ownPasswordAt(visit.link('/me'))}</p>` : passwordLink(visit, user, byMail)}
    <h2>${people.secondStep}</h2>
    <p class="hint">${factorText(people, factors)}</p>
    ${hasFactor && !isMe ? removeFactors(visit, user) : ''}
    <h2>${people.sessions}</h2>
    ${sessionTable(visit, sessions, `${at}/sessions`)}
    <h2>${people.state}</h2>
    ${isMe ? html`<p class="hint">${people.ownState}</p>` : situation(visit, user)}`;
  return accountsPage(visit, { title: user.name, section: '', error, body });
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
    ${button(visit, { to: `/people/${user.id}/factors`, text: people.removeFactors, danger: true })}`;
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
    ${button(visit, { to, text: people.disable, fields: { active: 'false' }, danger: true })}`;
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
      ${Object.values(roles).map(({ title, description }) => html`${title}: ${description}<br />`)}
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

/** A secret is shown in the answer to the request that made it, and nowhere else. */
export function secretPage(
  visit: Visit,
  options: { readonly title: string; readonly section: string; readonly text: string; readonly secret: string },
): Html {
  const { title, section, text, secret } = options;
  const body = html`<div class="box">
    <p class="done" role="status">${text}</p>
    <p><code class="secret">${secret}</code></p>
    <p class="hint">${visit.texts.people.copyNow}</p>
    <p><a href="${visit.link(section)}">${visit.texts.layout.back}</a></p>
  </div>`;
  return accountsPage(visit, { title, section, body });
}

interface LinkOptions {
  readonly user: User;
  readonly purpose: LinkPurpose;
  /** What became of the mail. */
  readonly sending: Sending;
  /** Empty when it was sent. */
  readonly address: string;
}

/** After an invitation or a link was made: it is on its way, or has to be handed over. */
export function linkPage(visit: Visit, { user, purpose, sending, address }: LinkOptions): Html {
  const { people, layout, dateText } = visit.texts;
  const [title, words] =
    purpose === 'reset' ? [people.resetTitle, people.resetWords] : [people.invitationTitle, people.invitationWords];
  const until = people.until(dateText(new Date(Date.now() + LINK_LIFETIME_MS[purpose]).toISOString()));
  const message = encodeURIComponent(`${user.name}, ${words}: ${address}\n${until}`);
  const body = html`<div class="box">
    ${
      sending === 'sent'
        ? html`<p class="done" role="status">${people.sent(user.email)}</p>`
        : html`${sending === 'waiting' ? html`<p>${people.waiting}</p>` : ''}
            <p class="done" role="status">${people.handOver(user.name)}</p>
            <p><code class="secret">${address}</code></p>
            <div class="row">
              ${copyButton(visit.texts, address)}
              <a class="action" href="https://wa.me/?text=${message}" target="_blank" rel="noopener noreferrer"
                >${people.whatsApp}</a
              >
            </div>
            <p class="hint">${people.notAgain(until)}</p>`
    }
    <p><a href="${visit.link(`/people/${user.id}`)}">${layout.back}</a></p>
  </div>`;
  return accountsPage(visit, { title, section: '', body });
}

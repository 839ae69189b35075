import { html } from 'hono/html';
import { roleTitle } from '../../config/roles.ts';
import { originOf } from '../login/login-steps.ts';
import { newPasswordField, presentPasswordField } from './forms.ts';
import { accountsPage, formToken } from './layout.ts';
import { sessionList } from './session-list.ts';
import { done, FormProblem, visits } from './visit.ts';
import type { Html } from './html-page.ts';
import type { AccountPages, Visit } from './visit.ts';

/** Everybody's own account: password and sessions. */
export function ownAccountRoutes(pages: AccountPages) {
  const { accounts, accountMails } = pages;
  const { routes, page, form } = visits(pages, 'everybody');

  const show = (visit: Visit): Html => {
    const { user, link, texts } = visit;
    const { own } = texts;
    const body = html`<p class="hint">${user.name} · ${user.email} · ${roleTitle(visit.roles, user.role)}</p>
      <h2>${own.secondStep}</h2>
      ${factorSection(pages, visit)}
      <h2>${own.devices}</h2>
      ${sessionList(visit, accounts.sessions.listOf(user.id), '/me/sessions')}
      <h2>${own.changePassword}</h2>
      <form class="box fields" method="post" action="${link('/me/password')}">
        ${formToken(visit)} ${presentPasswordField(texts, user.email)} ${newPasswordField(texts, own.newPassword)}
        <button>${own.change}</button>
      </form>`;
    return accountsPage(visit, { title: texts.layout.me, section: '/me', body });
  };
  page('/me', show);

  form('/me/password', show, async (visit) => {
    const { user, actor, sessionId, texts } = visit;
    await assertPassword(pages, visit);
    await accounts.users.setPassword(user.email, visit.field('password'), { keep: sessionId });
    accounts.links.removeAllOf(user.id);
    accounts.audit.write('user.password', actor, user.id);
    accountMails.tell(user, texts.mails.passwordChanged);
    return done(visit, '/me', 'password');
  });

  form('/me/sessions', show, (visit) => {
    const which = visit.field('session');
    endSessions(pages, visit, visit.user.id, which);
    return done(visit, '/me', which === 'others' ? 'ended-others' : 'ended');
  });
  return routes;
}

/**
 * Wrong passwords count like those of the login: whoever finds somebody signed in cannot try passwords here.
 * @throws FormProblem when the field `current` does not hold the present password
 */
export async function assertPassword({ signIn, texts }: AccountPages, { c, user, field }: Visit): Promise<void> {
  const result = await signIn.check(user.email, field('current'), originOf(c));
  if (result.kind === 'wrong') throw new FormProblem(texts.own.wrongPassword);
  if (result.kind === 'signed in') return;
  c.header('Retry-After', String(result.seconds));
  throw new FormProblem(texts.waitText(result.seconds));
}

/** `which` is the id of a session, or `others` for all but the visitor's own. */
export function endSessions({ accounts }: AccountPages, visit: Visit, userId: string, which: string): void {
  const { sessions, audit } = accounts;
  const count = which === 'others' ? sessions.endAllOf(userId, visit.sessionId) : Number(sessions.end(userId, which));
  if (count > 0) audit.write('session.revoked', visit.actor, userId, { count });
}

function factorSection({ accounts, config }: AccountPages, { user, link, texts }: Visit): Html {
  const { own, dateText } = texts;
  const factors = accounts.factors.factorsOf(user.id);
  const passkeys = accounts.passkeys.listOf(user.id);
  return html`<p class="hint">${own.secondStepHint} ${accounts.factors.isRequiredFor(user) ? own.isRequired : ''}</p>
    <ul class="rows">
      ${passkeys.map(({ id, name, createdAt, usedAt }) =>
        row(
          html`<strong>${name}</strong> <span class="tag">${own.passkeyTag}</span>`,
          own.created(dateText(createdAt)) + (usedAt ? own.used(dateText(usedAt)) : ''),
          action(link(`/me/remove?passkey=${encodeURIComponent(id)}`), own.remove, own.removeNamed(name)),
        ),
      )}
      ${row(
        html`<strong>${own.app}</strong>`,
        factors.app ? own.appSet : own.appNotSet,
        factors.app ? action(link('/me/remove'), own.remove, own.removeApp) : action(link('/me/app'), own.setUpApp),
      )}
      ${
        config.auth.passkeyHost === undefined
          ? ''
          : row(
              html`<strong>${passkeys.length > 0 ? own.otherPasskey : own.passkey}</strong>`,
              own.passkeyHint,
              action(link('/me/passkey'), own.createPasskey),
            )
      }
      ${
        accounts.factors.hasAny(user.id)
          ? row(
              html`<strong>${own.recoveryCodes}</strong>`,
              own.codesLeft(factors.recoveryCodes),
              action(link('/me/codes'), own.newCodes),
            )
          : ''
      }
    </ul>`;
}

function row(heading: Html, text: string, link: Html): Html {
  return html`<li>
    <div>
      ${heading}
      <p>${text}</p>
    </div>
    ${link}
  </li>`;
}

/** @param about says it to those who do not see the row */
function action(address: string, text: string, about?: string): Html {
  return html`<a class="action" href="${address}" ${about ? html`aria-label="${about}"` : ''}>${text}</a>`;
}

import { html } from 'hono/html';
import { passkeyForm } from './passkey-script.ts';
import { roleTitle } from '../../config/roles.ts';
import { appSetup, codeList, newPasswordField, presentPasswordField } from './forms.ts';
import { accountsPage, formToken } from './layout.ts';
import { deviceList } from './session-table.ts';
import type { Html } from './html-page.ts';
import type { Passkey } from '../passkeys.ts';
import type { Factors } from '../second-factors.ts';
import type { Session } from '../sessions.ts';
import type { Visit } from './visit.ts';

interface OwnOptions {
  readonly sessions: readonly Session[];
  readonly factors: Factors;
  readonly passkeys: readonly Passkey[];
  readonly isRequired: boolean;
  /** Whether this site can have passkeys. */
  readonly allowsPasskeys: boolean;
  readonly error?: string | undefined;
}

/** Everybody's own account. */
export function ownPage(visit: Visit, options: OwnOptions): Html {
  const { user, link, texts } = visit;
  const { own } = texts;
  const body = html`<p class="hint">${user.name} · ${user.email} · ${roleTitle(visit.roles, user.role)}</p>
    <h2>${own.secondStep}</h2>
    ${factorSection(visit, options)}
    <h2>${own.devices}</h2>
    ${deviceList(visit, options.sessions)}
    <h2>${own.changePassword}</h2>
    <form class="box fields" method="post" action="${link('/me/password')}">
      ${formToken(visit)} ${presentPasswordField(texts, user.email)} ${newPasswordField(texts, own.newPassword)}
      <button>${own.change}</button>
    </form>`;
  return accountsPage(visit, { title: own.title, section: '/me', error: options.error, body });
}

function factorSection(visit: Visit, { factors, passkeys, isRequired, allowsPasskeys }: OwnOptions): Html {
  const { link, texts } = visit;
  const { own, dateText } = texts;
  const hasAny = factors.app || passkeys.length > 0;
  return html`<p class="hint">${own.secondStepHint} ${isRequired ? own.isRequired : ''}</p>
    <ul class="rows">
      ${passkeys.map(
        ({ id, name, createdAt, usedAt }) =>
          html`<li>
            <div>
              <strong>${name}</strong> <span class="tag">${own.passkeyTag}</span>
              <p>${own.created(dateText(createdAt))}${usedAt ? own.used(dateText(usedAt)) : ''}</p>
            </div>
            <a
              class="action"
              href="${link(`/me/remove?passkey=${encodeURIComponent(id)}`)}"
              aria-label="${own.removeNamed(name)}"
              >${own.remove}</a
            >
          </li>`,
      )}
      <li>
        <div>
          <strong>${own.app}</strong>
          <p>${factors.app ? own.appSet : own.appNotSet}</p>
        </div>
        ${
          factors.app
            ? html`<a class="action" href="${link('/me/remove')}" aria-label="${own.removeApp}">${own.remove}</a>`
            : html`<a class="action" href="${link('/me/app')}">${own.setUpApp}</a>`
        }
      </li>
      ${
        allowsPasskeys
          ? html`<li>
              <div>
                <strong>${passkeys.length > 0 ? own.otherPasskey : own.passkey}</strong>
                <p>${own.passkeyHint}</p>
              </div>
              <a class="action" href="${link('/me/passkey')}">${own.createPasskey}</a>
            </li>`
          : ''
      }
      ${
        hasAny
          ? html`<li>
              <div>
                <strong>${own.recoveryCodes}</strong>
                <p>${own.codesLeft(factors.recoveryCodes)}</p>
              </div>
              <a class="action" href="${link('/me/codes')}">${own.newCodes}</a>
            </li>`
          : ''
      }
    </ul>`;
}

interface AppOptions {
  readonly secret: string;
  readonly error?: string | undefined;
}

export function appPage(visit: Visit, { secret, error }: AppOptions): Html {
  const { user, link, texts } = visit;
  const body = html`<form class="box fields" method="post" action="${link('/me/app')}">
      ${formToken(visit)} ${appSetup(texts, { secret, email: user.email })} ${presentPasswordField(texts, user.email)}
      <button>${texts.forms.confirmCode}</button>
    </form>
    <p><a href="${link('/me')}">${texts.layout.back}</a></p>`;
  return accountsPage(visit, { title: texts.own.app, section: '/me', error, body });
}

interface PasskeyOptions {
  readonly registration: string;
  /** Suggested name of the key. */
  readonly name: string;
  readonly error?: string | undefined;
}

export function passkeyPage(visit: Visit, { registration, name, error }: PasskeyOptions): Html {
  const { user, link, texts } = visit;
  const { own, layout } = texts;
  const fields = html`${formToken(visit)} ${presentPasswordField(texts, user.email)}
    <label for="name">${own.keyName}</label>
    <input id="name" name="name" required maxlength="60" autocomplete="off" value="${name}" />
    <p class="hint">${own.keyNameHint}</p>`;
  const options = { kind: 'create', options: registration, action: link('/me/passkey') } as const;
  const body = html`<p class="hint">${own.passkeyLead}</p>
    <div class="box">${passkeyForm(texts, { ...options, button: own.createPasskey, fields })}</div>
    <noscript><p class="error">${own.needsScript}</p></noscript>
    <p><a href="${link('/me')}">${layout.back}</a></p>`;
  return accountsPage(visit, { title: own.createPasskey, section: '/me', error, body, hasScript: true });
}

interface PasswordAskedOptions {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly button: string;
  readonly danger?: boolean;
  readonly fields?: Readonly<Record<string, string>>;
  readonly error?: string | undefined;
}

/** Asks for the password before something is changed that protects the account. */
export function passwordAskedPage(visit: Visit, options: PasswordAskedOptions): Html {
  const { title, text, to, button: label, danger = false, fields = {}, error } = options;
  const body = html`<form class="box fields" method="post" action="${visit.link(to)}">
      <p>${text}</p>
      ${formToken(visit)}
      ${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      ${presentPasswordField(visit.texts, visit.user.email)}
      <button class="${danger ? 'plain danger' : ''}">${label}</button>
    </form>
    <p><a href="${visit.link('/me')}">${visit.texts.layout.back}</a></p>`;
  return accountsPage(visit, { title, section: '/me', error, body });
}

export function codesPage(visit: Visit, codes: readonly string[]): Html {
  const { own } = visit.texts;
  const body = html`<p class="done" role="status">${own.codesMade}</p>
    ${codeList(visit.texts, codes)}
    <p><a href="${visit.link('/me')}">${own.kept}</a></p>`;
  return accountsPage(visit, { title: own.recoveryCodes, section: '/me', body });
}

import { html, raw } from 'hono/html';
import { totpAddress, totpPicture } from '../totp.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-rules.ts';
import { copyScript, passwordScript } from './scripts.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';

interface AppOptions {
  readonly secret: string;
  readonly email: string;
}

/**
 * How an authenticator app gets to know the secret: a picture for its camera, a link for an app on the same phone, text to be
 * typed, and a field for its code.
 */
export function appSetup(texts: AccountTexts, { secret, email }: AppOptions): Html {
  const { forms, siteName } = texts;
  const address = totpAddress(secret, siteName, email);
  return html`<ol class="steps">
      <li>${forms.openApp}</li>
      <li>
        ${forms.scan}
        <div class="qr" role="img" aria-label="${forms.picture}">${raw(totpPicture(address))}</div>
        <a class="touched" href="${address}">${forms.openHere}</a>
        <details>
          <summary>${forms.cannotScan}</summary>
          <p>${forms.typeKey}</p>
          <p><code class="secret">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
        </details>
      </li>
      <li>${forms.typeCode}</li>
    </ol>
    <input type="hidden" name="secret" value="${secret}" />
    ${codeField(texts)}`;
}

/** Why something was not done, for those who see and those who hear it. */
export function errorText(error: string | undefined): Html | '' {
  return error ? html`<p class="error" role="alert">${error}</p>` : '';
}

/** What a form says beside what people type. */
export function hiddenFields(fields: Readonly<Record<string, string>>): Html {
  return html`${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )}`;
}

/** Six digits; browsers and phones offer them by themselves. */
export function codeField({ forms }: AccountTexts, { hasFocus = false } = {}): Html {
  return html`<label for="code">${forms.code}</label>
    <input
      id="code"
      name="code"
      required
      inputmode="numeric"
      autocomplete="one-time-code"
      pattern="[0-9 ]{6,8}"
      maxlength="8"
      title="${forms.sixDigits}"
      class="code"
      ${hasFocus ? html`autofocus` : ''}
    />`;
}

export function codeList(texts: AccountTexts, codes: readonly string[]): Html {
  return html`<ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    ${copyButton(texts, texts.forms.copyCodes, codes.join('\n'))}
    <p class="hint">${texts.forms.codesHint}</p>`;
}

/** What these parts need beside the style of their page. */
export const FACTOR_STYLE = `
  .fields { display: grid; gap: 8px }
  .fields[hidden], [hidden] { display: none }
  .steps { margin: 8px 0; padding-left: 24px }
  .steps li { margin-bottom: 12px }
  .qr { width: 208px; max-width: 100%; margin: 12px 0; padding: 8px; border-radius: 8px; background: #fff }
  .qr svg { display: block; width: 100%; height: auto }
  .touched { display: none; padding: 10px 0 }
  @media (any-pointer: coarse) { .touched { display: block } }
  .code { max-width: 200px; font: 22px/1.3 ui-monospace, monospace; letter-spacing: .12em }
  .codes { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 4px 24px; margin: 16px 0;
    padding: 16px; list-style: none; border: 1px dashed var(--line); border-radius: 8px }
  .codes code { font: 16px/1.6 ui-monospace, monospace; white-space: nowrap }
  .secret { display: block; padding: 12px; border: 1px dashed var(--line); border-radius: 8px; overflow-wrap: anywhere;
    font: 16px/1.5 ui-monospace, monospace; user-select: all }
  summary { min-height: 44px; padding: 10px 0; color: var(--link); cursor: pointer }
  .plain { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); background: transparent; color: inherit }
  .plain:hover { background: var(--ground) }
  .plain[aria-controls] { margin: -8px 0 16px }
`;

/** A password to be chosen, with what is asked of it. */
export function newPasswordField(texts: AccountTexts, label: string): Html {
  return html`<label for="password">${label}</label>
    ${passwordInput(
      texts,
      'password',
      html`minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" autocomplete="new-password"
      aria-describedby="password-hint"`,
    )}
    <p class="hint" id="password-hint">${texts.forms.passwordHint}</p>`;
}

/** The present password, before something that a stranger at an open browser must not do. */
export function presentPasswordField(texts: AccountTexts, email: string): Html {
  return html`<input type="hidden" name="username" autocomplete="username" value="${email}" />
    <label for="current">${texts.forms.currentPassword}</label>
    ${passwordInput(texts, 'current', html`autocomplete="current-password"`)}`;
}

/**
 * A password, and below it a button that shows it; without script it stays hidden.
 * @param attributes of the input, beside its type
 */
export function passwordInput({ forms }: AccountTexts, id: string, attributes: Html): Html {
  const { showPassword, hidePassword } = forms;
  return html`<input id="${id}" name="${id}" type="password" required ${attributes} />
    <button
      type="button"
      class="plain"
      aria-controls="${id}"
      data-show="${showPassword}"
      data-hide="${hidePassword}"
      hidden
    >
      ${showPassword}</button
    >${passwordScript}`;
}

/** @param copied the text that it copies */
export function copyButton({ forms }: AccountTexts, label: string, copied: string): Html {
  return html`<button
      type="button"
      class="plain"
      data-text="${copied}"
      data-done="${forms.copied}"
      data-failed="${forms.notCopied}"
      aria-live="polite"
      hidden
    >
      ${label}</button
    >${copyScript}`;
}

interface PasskeyFormOptions {
  readonly kind: 'create' | 'use';
  /** What the browser's dialog is asked for, as JSON. */
  readonly options: string;
  readonly action?: string;
  readonly button: string;
  /** A second choice, beside another form. */
  readonly plain?: boolean;
  /** Fields before the button. */
  readonly fields?: Html | '';
}

/** A form that a passkey fills. It is shown by the script, where the browser knows passkeys. */
export function passkeyForm(
  { forms }: AccountTexts,
  { kind, options, action, button, plain, fields = '' }: PasskeyFormOptions,
): Html {
  return html`<form
    method="post"
    ${action === undefined ? '' : html`action="${action}"`}
    class="fields"
    data-passkey="${kind}"
    data-options="${options}"
    hidden
  >
    ${fields}
    <input type="hidden" name="response" value="" />
    <p class="error" role="alert" data-failed="${forms.passkeyFailed}" data-exists="${forms.passkeyExists}" hidden></p>
    <button class="${plain ? 'plain' : ''}">${button}</button>
  </form>`;
}

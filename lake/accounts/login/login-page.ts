import { html } from 'hono/html';
import { document } from '../pages/html-page.ts';
import { passkeyScript } from '../pages/scripts.ts';
import {
  appSetup,
  codeField,
  codeList,
  errorText,
  FACTOR_STYLE,
  hiddenFields,
  passkeyForm,
  passwordInput,
} from '../pages/forms.ts';
import type { Html } from '../pages/html-page.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Factors } from '../second-factors.ts';

interface LoginOptions {
  readonly email?: string;
  readonly error?: string | undefined;
  readonly notice?: string | undefined;
  /** What a passkey is asked for; undefined where this site has none. */
  readonly passkey?: string | undefined;
  /** Where a new password can be asked for. */
  readonly resetLink: string;
}

/** The login page, whole: no other request, readable in light and dark, and without script but for passkeys and for showing a password. */
export function loginPage(texts: AccountTexts, { email = '', error, notice, passkey, resetLink }: LoginOptions): Html {
  const { login } = texts;
  return signInPage(
    texts,
    login.signIn,
    html`${notice ? html`<p class="done" role="status">${notice}</p>` : ''}
      <form method="post" class="fields">
        ${error ? html`<p class="error" role="alert" id="erro">${error}</p>` : ''}
        <label for="email">${login.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" required autofocus value="${email}" />
        <label for="password">${login.password}</label>
        ${passwordInput(
          texts,
          'password',
          html`autocomplete="current-password" ${error ? html`aria-describedby="erro"` : ''}`,
        )}
        <button type="submit">${login.signIn}</button>
      </form>
      <p class="aside"><a href="${resetLink}">${login.forgotten}</a></p>
      ${passkey === undefined ? '' : passkeyChoice(texts, passkey)}`,
  );
}

function passkeyChoice(texts: AccountTexts, options: string): Html {
  const { or, usePasskey } = texts.login;
  const fields = html`${hiddenFields({ step: 'passkey' })}
    <p class="or">${or}</p>`;
  return passkeyForm(texts, { kind: 'use', options, button: usePasskey, plain: true, fields });
}

interface ConfirmOptions {
  readonly factors: Factors;
  readonly passkey: string | undefined;
  readonly error?: string | undefined;
  readonly here: string;
}

/** The second step of somebody who has one. */
export function confirmPage(texts: AccountTexts, pending: string, options: ConfirmOptions): Html {
  const { factors, passkey, error, here } = options;
  const { login } = texts;
  const hasPasskey = factors.passkeys > 0 && passkey !== undefined;
  return signInPage(
    texts,
    login.confirmTitle,
    html`${errorText(error)}
      ${
        hasPasskey
          ? html`${passkeyForm(texts, { kind: 'use', options: passkey, button: login.usePasskey, fields: hiddenFields({ step: 'passkey', pending }) })}
              <noscript><p class="error">${login.needsScript}</p></noscript>`
          : ''
      }
      ${hasPasskey && factors.app ? html`<p class="or">${login.or}</p>` : ''}
      ${
        factors.app
          ? html`<form method="post" class="fields">
              ${hiddenFields({ step: 'code', pending })} ${codeField(texts, { hasFocus: !hasPasskey })}
              <p class="hint">${login.shownByApp}</p>
              <button>${login.confirm}</button>
            </form>`
          : ''
      }
      <details ${factors.app || hasPasskey ? '' : html`open`}>
        <summary>${login.withoutDevice}</summary>
        <form method="post" class="fields">
          ${hiddenFields({ step: 'code', pending })}
          <label for="recovery">${login.recoveryCode}</label>
          <input id="recovery" name="code" required maxlength="40" autocomplete="off" spellcheck="false" />
          <p class="hint">${login.withoutCodes}</p>
          <button class="plain">${login.useCode}</button>
        </form>
      </details>
      <p class="aside"><a href="${here}">${texts.layout.back}</a></p>`,
  );
}

interface EnrolOptions {
  readonly registration: string | undefined;
  readonly secret: string;
  readonly email: string;
  readonly error?: string | undefined;
}

/** For somebody whose role requires a second step, and who has none yet. */
export function enrolPage(texts: AccountTexts, pending: string, options: EnrolOptions): Html {
  const { registration, secret, email, error } = options;
  const { login, forms, own } = texts;
  return signInPage(
    texts,
    login.enrolTitle,
    html`<p>${login.enrolLead}</p>
      ${errorText(error)}
      ${
        registration === undefined
          ? ''
          : passkeyForm(texts, {
              kind: 'create',
              options: registration,
              button: own.createPasskey,
              // In the form, so that nobody reads of it where it cannot be used.
              fields: html`<h2>${own.passkey}</h2>
                <p class="hint">${login.passkeyHint}</p>
                ${hiddenFields({ step: 'enrol-passkey', pending })}`,
            })
      }
      <h2>${own.app}</h2>
      <form method="post" class="fields">
        ${hiddenFields({ step: 'enrol-app', pending })} ${appSetup(texts, { secret, email })}
        <button>${forms.confirmCode}</button>
      </form>`,
  );
}

/** Shown once, between enrolment and the way on. */
export function newCodesPage(texts: AccountTexts, pending: string, codes: readonly string[]): Html {
  const { login } = texts;
  return signInPage(
    texts,
    login.keepCodes,
    html`<p class="done" role="status">${login.enrolled}</p>
      ${codeList(texts, codes)}
      <form method="post" class="fields">
        ${hiddenFields({ step: 'finish', pending })}
        <button>${login.kept}</button>
      </form>`,
  );
}

/** Shown when the link to the login page names a place the lake must not send sessions to. */
export function loginRefusedPage(texts: AccountTexts, message: string): Html {
  return signInPage(texts, texts.login.refusedTitle, html`<p class="error" role="alert">${message}</p>`);
}

const STYLE = `
  body { min-height: 100vh; display: grid; place-items: center; padding: 24px }
  main { width: 100%; max-width: 440px; padding: 32px; border-radius: 8px; background: var(--card);
    box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 32px rgb(0 0 0 / .08) }
  h2 { margin: 24px 0 4px; font-size: 18px }
  p.lead { margin: 0 0 24px; color: var(--soft) }
  p.hint { margin: 0 0 8px; color: var(--soft) }
  p.aside { margin: 12px 0 0; text-align: center }
  p.aside a { display: inline-block; padding: 10px }
  form[hidden] ~ p.or { display: none }
  p.or { display: flex; gap: 12px; align-items: center; margin: 12px 0; color: var(--soft) }
  p.or::before, p.or::after { content: ''; flex: 1; border-top: 1px solid var(--rule) }
  input { margin-bottom: 8px; background: transparent }
  button { margin-top: 8px }
  @media (max-width: 480px) { body { padding: 12px } main { padding: 24px 16px } }
`;

/** A page in the style of the login, for those who are not signed in. */
export function signInPage(texts: AccountTexts, title: string, content: Html): Html {
  return document(
    texts,
    title,
    FACTOR_STYLE + STYLE,
    html`<main>
        <h1>${title}</h1>
        <p class="lead">${texts.siteName}</p>
        ${content}
      </main>
      ${passkeyScript}`,
  );
}

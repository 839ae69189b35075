import { html } from 'hono/html';
import { document } from '../pages/html-page.ts';
import { passkeyForm, passkeyScript } from '../pages/passkey-script.ts';
import { passwordInput } from '../pages/password-input.ts';
import { appSetup, codeField, codeList, FACTOR_STYLE } from '../pages/forms.ts';
import type { Html } from '../pages/html-page.ts';
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
export function loginPage({ email = '', error, notice, passkey, resetLink }: LoginOptions): Html {
  return signInPage(
    'Entrar',
    html`${notice ? html`<p class="done" role="status">${notice}</p>` : ''}
      <form method="post" class="fields">
        ${error ? html`<p class="error" role="alert" id="erro">${error}</p>` : ''}
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" required autofocus value="${email}" />
        <label for="password">Senha</label>
        ${passwordInput(
          'password',
          html`autocomplete="current-password" ${error ? html`aria-describedby="erro"` : ''}`,
        )}
        <button type="submit">Entrar</button>
      </form>
      <p class="aside"><a href="${resetLink}">Esqueci a senha</a></p>
      ${passkey === undefined ? '' : passkeyChoice(passkey)}`,
  );
}

function passkeyChoice(options: string): Html {
  const fields = html`<input type="hidden" name="step" value="passkey" />
    <p class="or">ou</p>`;
  return passkeyForm({ kind: 'use', options, button: 'Usar chave de acesso', plain: true, fields });
}

interface ConfirmOptions {
  readonly pending: string;
  readonly factors: Factors;
  readonly passkey: string | undefined;
  readonly error?: string | undefined;
  readonly here: string;
}

/** The second step of somebody who has one. */
export function confirmPage({ pending, factors, passkey, error, here }: ConfirmOptions): Html {
  const hidden = (step: string) =>
    html`<input type="hidden" name="step" value="${step}" /> <input type="hidden" name="pending" value="${pending}" />`;
  const hasPasskey = factors.passkeys > 0 && passkey !== undefined;
  return signInPage(
    'Confirme que é você',
    html`${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      ${
        hasPasskey
          ? html`${passkeyForm({ kind: 'use', options: passkey, button: 'Usar chave de acesso', fields: hidden('passkey') })}
              <noscript><p class="error">${NEEDS_SCRIPT}</p></noscript>`
          : ''
      }
      ${hasPasskey && factors.app ? html`<p class="or">ou</p>` : ''}
      ${
        factors.app
          ? html`<form method="post" class="fields">
              ${hidden('code')} ${codeField({ hasFocus: !hasPasskey })}
              <p class="hint">Mostrado pelo aplicativo de códigos no seu celular.</p>
              <button>Confirmar</button>
            </form>`
          : ''
      }
      <details ${factors.app || hasPasskey ? '' : html`open`}>
        <summary>Não tenho o aparelho comigo</summary>
        <form method="post" class="fields">
          ${hidden('code')}
          <label for="recovery">Código de recuperação</label>
          <input id="recovery" name="code" required maxlength="40" autocomplete="off" spellcheck="false" />
          <p class="hint">Sem códigos, peça a um administrador que remova a segunda etapa da sua conta.</p>
          <button class="plain">Usar código</button>
        </form>
      </details>
      <p class="aside"><a href="${here}">Voltar</a></p>`,
  );
}

interface EnrolOptions {
  readonly pending: string;
  readonly registration: string | undefined;
  readonly secret: string;
  readonly siteName: string;
  readonly email: string;
  readonly error?: string | undefined;
}

/** For somebody whose role requires a second step, and who has none yet. */
export function enrolPage({ pending, registration, secret, siteName, email, error }: EnrolOptions): Html {
  const hidden = (step: string) =>
    html`<input type="hidden" name="step" value="${step}" /> <input type="hidden" name="pending" value="${pending}" />`;
  return signInPage(
    'Proteja sua conta',
    html`<p>O seu tipo de acesso exige uma segunda etapa, além da senha. Escolha uma forma; leva um minuto.</p>
      ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      ${
        registration === undefined
          ? ''
          : passkeyForm({
              kind: 'create',
              options: registration,
              button: 'Criar chave de acesso',
              // In the form, so that nobody reads of it where it cannot be used.
              fields: html`<h2>Chave de acesso</h2>
                <p class="hint">
                  A impressão digital, o rosto ou o PIN deste aparelho. É o mais rápido e o mais seguro.
                </p>
                ${hidden('enrol-passkey')}`,
            })
      }
      <h2>Aplicativo de códigos</h2>
      <form method="post" class="fields">
        ${hidden('enrol-app')} ${appSetup({ secret, siteName, email })}
        <button>Confirmar código</button>
      </form>`,
  );
}

/** Shown once, between enrolment and the way on. */
export function newCodesPage(pending: string, codes: readonly string[]): Html {
  return signInPage(
    'Guarde estes códigos',
    html`<p class="done" role="status">A segunda etapa está configurada.</p>
      ${codeList(codes)}
      <form method="post" class="fields">
        <input type="hidden" name="step" value="finish" />
        <input type="hidden" name="pending" value="${pending}" />
        <button>Guardei, continuar</button>
      </form>`,
  );
}

/** Shown when the link to the login page names a place the lake must not send sessions to. */
export function loginRefusedPage(message: string): Html {
  return signInPage('Não foi possível entrar', html`<p class="error" role="alert">${message}</p>`);
}

const NEEDS_SCRIPT =
  'Este navegador está sem JavaScript, de que as chaves de acesso precisam. Use um código, ou abra em outro navegador.';

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
export function signInPage(title: string, content: Html): Html {
  return document(
    title,
    FACTOR_STYLE + STYLE,
    html`<main>
        <h1>${title}</h1>
        <p class="lead">Área de edição do site da clínica</p>
        ${content}
      </main>
      ${passkeyScript}`,
  );
}

import { html, raw } from 'hono/html';
import { totpPicture } from '../totp.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-rules.ts';
import { passwordInput } from './password-input.ts';
import type { Html } from './html-page.ts';

interface AppOptions {
  readonly secret: string;
  readonly siteName: string;
  readonly email: string;
}

/** How an authenticator app gets to know the secret: a picture for its camera, the same as text, and a field for its code. */
export function appSetup({ secret, siteName, email }: AppOptions): Html {
  return html`<ol class="steps">
      <li>
        Abra no celular um aplicativo de códigos: Google Authenticator, Microsoft Authenticator, o do gerenciador de
        senhas ou outro.
      </li>
      <li>
        Toque em adicionar conta e aponte a câmera para a figura.
        <div class="qr" role="img" aria-label="Figura com a chave desta conta, para a câmera do aplicativo">
          ${raw(totpPicture(secret, siteName, email))}
        </div>
        <details>
          <summary>Não consigo ler a figura</summary>
          <p>Digite esta chave no aplicativo:</p>
          <p><code class="secret">${secret.replace(/(.{4})(?=.)/g, '$1 ')}</code></p>
        </details>
      </li>
      <li>Escreva o código de seis dígitos que o aplicativo mostra.</li>
    </ol>
    <input type="hidden" name="secret" value="${secret}" />
    ${codeField()}`;
}

/** Six digits; browsers and phones offer them by themselves. */
export function codeField({ hasFocus = false } = {}): Html {
  return html`<label for="code">Código de seis dígitos</label>
    <input
      id="code"
      name="code"
      required
      inputmode="numeric"
      autocomplete="one-time-code"
      pattern="[0-9 ]{6,8}"
      maxlength="8"
      title="Seis dígitos"
      class="code"
      ${hasFocus ? html`autofocus` : ''}
    />`;
}

export function codeList(codes: readonly string[]): Html {
  return html`<ul class="codes">
      ${codes.map((code) => html`<li><code>${code}</code></li>`)}
    </ul>
    <p class="hint">
      Cada código vale uma vez, no lugar do celular ou da chave. Imprima ou anote, e guarde longe do computador. Não
      serão mostrados de novo.
    </p>`;
}

/** What these parts need beside the style of their page. */
export const FACTOR_STYLE = `
  .fields { display: grid; gap: 8px }
  .fields[hidden], [hidden] { display: none }
  .steps { margin: 8px 0; padding-left: 24px }
  .steps li { margin-bottom: 12px }
  .qr { width: 208px; max-width: 100%; margin: 12px 0; padding: 8px; border-radius: 8px; background: #fff }
  .qr svg { display: block; width: 100%; height: auto }
  .code { max-width: 200px; font: 22px/1.3 ui-monospace, monospace; letter-spacing: .12em }
  .codes { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 4px 24px; margin: 16px 0;
    padding: 16px; list-style: none; border: 1px dashed var(--line); border-radius: 8px }
  .codes code { font: 16px/1.6 ui-monospace, monospace; white-space: nowrap }
  .secret { display: block; padding: 12px; border: 1px dashed var(--line); border-radius: 8px; overflow-wrap: anywhere;
    font: 16px/1.5 ui-monospace, monospace; user-select: all }
  summary { min-height: 44px; padding: 10px 0; color: var(--link); cursor: pointer }
  .plain { min-height: 44px; padding: 8px 16px; border: 1px solid var(--line); background: transparent; color: inherit }
  .plain:hover { background: var(--ground) }
`;

/** A password to be chosen, with what is asked of it. */
export function newPasswordField(label: string): Html {
  return html`<label for="password">${label}</label>
    ${passwordInput(
      'password',
      html`minlength="${MIN_PASSWORD_LENGTH}" maxlength="${MAX_PASSWORD_LENGTH}" autocomplete="new-password"
      aria-describedby="password-hint"`,
    )}
    <p class="hint" id="password-hint">
      Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. Uma frase de três ou mais palavras é boa e fácil de lembrar; senhas
      comuns, o seu e-mail e o nome da clínica não são aceitos.
    </p>`;
}

/** The present password, before something that a stranger at an open browser must not do. */
export function presentPasswordField(email: string): Html {
  return html`<input type="hidden" name="username" autocomplete="username" value="${email}" />
    <label for="current">Senha atual</label>
    ${passwordInput('current', html`autocomplete="current-password"`)}`;
}

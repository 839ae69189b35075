import { html } from 'hono/html';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password-rules.ts';
import type { Html } from '../html-page.ts';

/** A password to be chosen, with what is asked of it. */
export function newPasswordField(label: string): Html {
  return html`<label for="password">${label}</label>
    <input
      id="password"
      name="password"
      type="password"
      required
      minlength="${MIN_PASSWORD_LENGTH}"
      maxlength="${MAX_PASSWORD_LENGTH}"
      autocomplete="new-password"
      aria-describedby="password-hint"
    />
    <p class="hint" id="password-hint">
      Pelo menos ${MIN_PASSWORD_LENGTH} caracteres. Uma frase de três ou mais palavras é boa e fácil de lembrar; senhas
      comuns, o seu e-mail e o nome da clínica não são aceitos.
    </p>`;
}

/** The present password, before something that a stranger at an open browser must not do. */
export function presentPasswordField(email: string): Html {
  return html`<input type="hidden" name="username" autocomplete="username" value="${email}" />
    <label for="current">Senha atual</label>
    <input id="current" name="current" type="password" required autocomplete="current-password" />`;
}

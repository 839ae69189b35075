import { html } from 'hono/html';
import { signInPage } from '../login-page.ts';
import { newPasswordField } from './password-field.ts';
import type { Html } from '../html-page.ts';
import type { User } from '../users.ts';

interface AskOptions {
  /** Whether links can be sent. */
  readonly byMail: boolean;
  readonly loginLink: string;
  readonly error?: string;
}

/** Where somebody who forgot the password asks for a link. */
export function askResetPage({ byMail, loginLink, error }: AskOptions): Html {
  const back = html`<p class="aside"><a href="${loginLink}">Voltar para a entrada</a></p>`;
  if (!byMail) {
    return signInPage(
      'Senha esquecida',
      html`<p>Peça a um administrador do site um link para escolher uma senha nova.</p>
        ${back}`,
    );
  }
  return signInPage(
    'Senha esquecida',
    html`${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      <form method="post" class="fields">
        <label for="email">E-mail da conta</label>
        <input id="email" name="email" type="email" autocomplete="username" required autofocus />
        <p class="hint">Enviamos um link para escolher uma senha nova.</p>
        <button>Enviar link</button>
      </form>
      ${back}`,
  );
}

/** The same words whether there is such an account or not. */
export function resetAskedPage(loginLink: string): Html {
  return signInPage(
    'Confira seu e-mail',
    html`<p class="done" role="status">
        Se houver uma conta com este e-mail, o link chega em alguns minutos e vale por uma hora.
      </p>
      <p>Não chegou? Olhe a pasta de spam, ou peça a um administrador.</p>
      <p class="aside"><a href="${loginLink}">Voltar para a entrada</a></p>`,
  );
}

interface ChooseOptions {
  readonly user: User;
  readonly token: string;
  /** Whether it is the first password of the account. */
  readonly isNew: boolean;
  readonly error?: string;
}

/** What a link opens. */
export function choosePasswordPage({ user, token, isNew, error }: ChooseOptions): Html {
  return signInPage(
    isNew ? `Olá, ${user.name}` : 'Escolha uma senha nova',
    html`<p>${isNew ? 'Escolha a senha com que vai entrar.' : 'Os acessos abertos da conta serão encerrados.'}</p>
      ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      <form method="post" action="link" class="fields">
        <input type="hidden" name="token" value="${token}" />
        <label for="email">E-mail</label>
        <input id="email" name="email" type="email" autocomplete="username" readonly value="${user.email}" />
        ${newPasswordField('Senha')}
        <button>Salvar senha</button>
      </form>`,
  );
}

export function linkGonePage(resetLink: string): Html {
  return signInPage(
    'Este link não vale mais',
    html`<p>O link já foi usado ou passou do prazo.</p>
      <p class="aside"><a href="${resetLink}">Pedir outro</a></p>`,
  );
}

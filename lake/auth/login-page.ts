import { html } from 'hono/html';
import { document } from './html-page.ts';
import type { Html } from './html-page.ts';

/** The login page, whole: no script, no other request, readable in light and dark. */
export function loginPage(options: { readonly email?: string; readonly error?: string }): Html {
  const { email = '', error } = options;
  return page(
    'Entrar',
    html`<form method="post">
      ${error ? html`<p class="error" role="alert" id="erro">${error}</p>` : ''}
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="username" required autofocus value="${email}" />
      <label for="password">Senha</label>
      <input
        id="password"
        name="password"
        type="password"
        autocomplete="current-password"
        required
        ${error ? html`aria-describedby="erro"` : ''}
      />
      <button type="submit">Entrar</button>
    </form>`,
  );
}

/** Shown when the link to the login page names a place the lake must not send sessions to. */
export function loginRefusedPage(message: string): Html {
  return page('Não foi possível entrar', html`<p class="error" role="alert">${message}</p>`);
}

const STYLE = `
  body { min-height: 100vh; display: grid; place-items: center; padding: 24px }
  main { width: 100%; max-width: 400px; padding: 32px; border-radius: 8px; background: var(--card);
    box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 32px rgb(0 0 0 / .08) }
  p.lead { margin: 0 0 24px; color: var(--soft) }
  form { display: grid; gap: 8px }
  input { margin-bottom: 8px; background: transparent }
  button { margin-top: 8px }
`;

function page(title: string, content: Html): Html {
  return document(
    title,
    STYLE,
    html`<main>
      <h1>${title}</h1>
      <p class="lead">Área de edição do site da clínica</p>
      ${content}
    </main>`,
  );
}

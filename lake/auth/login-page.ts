/** The login page, whole: no script, no other request, readable in light and dark. */
export function loginPage(options: { readonly email?: string; readonly error?: string }): string {
  const { email = '', error } = options;
  return page(
    'Entrar',
    `<form method="post">
      ${error ? `<p class="error" role="alert" id="erro">${escapeHtml(error)}</p>` : ''}
      <label for="email">E-mail</label>
      <input id="email" name="email" type="email" autocomplete="username" required autofocus value="${escapeHtml(email)}">
      <label for="password">Senha</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${error ? ' aria-describedby="erro"' : ''}>
      <button type="submit">Entrar</button>
    </form>`,
  );
}

/** Shown when the link to the login page names a place the lake must not send sessions to. */
export function loginRefusedPage(message: string): string {
  return page('Não foi possível entrar', `<p class="error" role="alert">${escapeHtml(message)}</p>`);
}

const STYLE = `
  :root { color-scheme: light dark; --ground: #f4f6fb; --card: #fff; --text: #1c2333; --soft: #55607a; --line: #8d97ad;
    --primary: #316ce8; --primary-text: #fff; --error: #b3123f; --error-ground: #fdecf1; }
  @media (prefers-color-scheme: dark) { :root { --ground: #10141d; --card: #1a2030; --text: #eef1f8; --soft: #aab4ca;
    --line: #6b7690; --error: #ffa3ba; --error-ground: #3a1522; } }
  * { box-sizing: border-box }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground);
    color: var(--text); font: 400 16px/1.5 'DM Sans', system-ui, sans-serif }
  main { width: 100%; max-width: 400px; padding: 32px; border-radius: 8px; background: var(--card);
    box-shadow: 0 1px 2px rgb(0 0 0 / .08), 0 8px 32px rgb(0 0 0 / .08) }
  h1 { margin: 0 0 4px; font-size: 24px; font-weight: 700 }
  p.lead { margin: 0 0 24px; color: var(--soft) }
  form { display: grid; gap: 8px }
  label { font-weight: 500 }
  input { width: 100%; min-height: 48px; margin-bottom: 8px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 8px;
    background: transparent; color: inherit; font: inherit }
  button { min-height: 48px; margin-top: 8px; border: 0; border-radius: 8px; background: var(--primary); color: var(--primary-text);
    font: inherit; font-weight: 700; cursor: pointer }
  button:hover { background: #2459c9 }
  :focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
  .error { margin: 0 0 8px; padding: 12px; border-radius: 8px; background: var(--error-ground); color: var(--error) }
`;

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Clínica</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p class="lead">Área de edição do site da clínica</p>
${content}
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

import { Hono } from 'hono';
import { bearerToken, notAuthenticated } from '../auth/callers.ts';
import { clientAddress } from '../auth/client-address.ts';
import { createHandovers } from '../auth/handovers.ts';
import { createLoginLimit } from '../auth/login-limit.ts';
import { loginPage, loginRefusedPage } from '../auth/login-page.ts';
import { isAllowedOrigin } from '../auth/origins.ts';
import { limitedText } from './request-body.ts';
import type { Context } from 'hono';
import type { Accounts } from '../auth/accounts.ts';
import type { Lake } from '../lake.ts';

/** An address and a password: whoever sends more, before anyone knows who it is, wants to fill the memory. */
const MAX_FORM_BYTES = 16 * 1024;

/** Login by Studio's token flow: page → `#sid` in the address → `auth/fetch` → token. No cookie is ever set. */
export function authRoutes(lake: Lake, accounts: Accounts): Hono {
  const handovers = createHandovers();
  const limit = createLoginLimit();
  const routes = new Hono();

  routes.get('/auth/providers', (c) =>
    c.json({
      providers: [{ name: 'local', title: 'Conta da clínica', url: `${lake.config.publicUrl}/v1/auth/login/local` }],
      thirdPartyLogin: false,
      sso: { saml: false },
    }),
  );

  routes.get('/auth/login/local', (c) => {
    const target = targetOf(c, lake);
    return target ? html(c, loginPage({}), 200, target.origin) : refuse(c);
  });

  routes.post('/auth/login/local', async (c) => {
    const target = targetOf(c, lake);
    if (!target) return refuse(c);
    const form = new URLSearchParams(await limitedText(c.req.raw, MAX_FORM_BYTES));
    const email = (form.get('email') ?? '').trim();
    const address = clientAddress(c);

    const wait = limit.waitFor(address, email);
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      const error = `Muitas tentativas sem sucesso. Tente novamente em ${minutes(wait)}.`;
      return html(c, loginPage({ email, error }), 429, target.origin);
    }
    limit.attempted(address, email);
    const user = await accounts.users.verify(email, form.get('password') ?? '');
    if (!user) {
      return html(c, loginPage({ email, error: 'E-mail ou senha incorretos.' }), 401, target.origin);
    }
    limit.succeeded(address, email);
    target.hash = `sid=${handovers.create(user.id, target.origin)}`;
    return c.redirect(target.href, 303);
  });

  routes.get('/auth/fetch', (c) => {
    const userId = handovers.redeem(c.req.query('sid') ?? '', c.req.header('origin'));
    if (!userId) throw notAuthenticated();
    c.header('Cache-Control', 'no-store');
    return c.json({ token: accounts.tokens.startSession(userId).token });
  });

  routes.get('/auth/id', (c) => {
    const holder = accounts.tokens.holderOf(bearerToken(c.req.raw) ?? '');
    if (holder.kind !== 'user') throw notAuthenticated();
    return c.json({ id: holder.userId, expiry: holder.expiresAt });
  });

  routes.post('/auth/logout', (c) => {
    const token = bearerToken(c.req.raw);
    if (token) accounts.tokens.endSession(token);
    return c.body(null, 204);
  });
  return routes;
}

/** The page to return to after the login, when it is one the lake may send a session to. */
function targetOf(c: Context, lake: Lake): URL | undefined {
  const origin = c.req.query('origin') ?? '';
  return isAllowedOrigin(origin, c.req.raw.headers, lake.config) ? new URL(origin) : undefined;
}

function refuse(c: Context): Response | Promise<Response> {
  return html(c, loginRefusedPage('Este endereço não está autorizado a usar as contas da clínica.'), 403);
}

/** Chrome applies `form-action` to the redirect after the form too, so the way back has to be listed. */
function html(c: Context, content: string, status: 200 | 401 | 403 | 429, origin = ''): Response | Promise<Response> {
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${origin}; frame-ancestors 'none'; base-uri 'none'`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(content, status);
}

function minutes(seconds: number): string {
  const count = Math.ceil(seconds / 60);
  return count === 1 ? '1 minuto' : `${count} minutos`;
}

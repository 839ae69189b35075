import { Hono } from 'hono';
import { html } from 'hono/html';
import { clientAddress } from '../../admission/client-address.ts';
import { isAllowedOrigin } from '../../auth/origins.ts';
import { studioAddress } from '../../config/config.ts';
import { signInBrowser } from '../login/browser-session.ts';
import { createLoginLimit } from '../login/login-limit.ts';
import { signInPage } from '../login/login-page.ts';
import { errorText, hiddenFields, newPasswordField } from './forms.ts';
import { pageResponse } from './html-page.ts';
import { formOf, linksFrom } from './visit.ts';
import type { Context } from 'hono';
import type { User } from '../users.ts';
import type { AccountPages } from './visit.ts';

/** Questions for a link from one network within a quarter of an hour. A clinic has one network. */
const RESET_LIMITS = { perPair: 3, perNetwork: 12 };

/** For people who are not signed in: they ask for a link, and choose a password with the one they got. */
export function linkRoutes(pages: AccountPages): Hono {
  const { accounts, accountMails, config, texts } = pages;
  const { users, audit } = accounts;
  const words = texts.links;
  const limit = createLoginLimit(undefined, RESET_LIMITS);
  const routes = new Hono();
  const loginOf = (c: Context) => linksFrom(c.req.path)('/login');
  const backToLogin = (c: Context) => html`<p class="aside"><a href="${loginOf(c)}">${words.backToLogin}</a></p>`;

  /** Where somebody who forgot the password asks for a link. */
  function askReset(c: Context, error?: string): Promise<Response> {
    const content = accountMails.isConfigured
      ? html`${errorText(error)}
          <form method="post" class="fields">
            <label for="email">${words.accountEmail}</label>
            <input id="email" name="email" type="email" autocomplete="username" required autofocus />
            <p class="hint">${words.sends}</p>
            <button>${words.send}</button>
          </form>`
      : html`<p>${words.askAdministrator}</p>
          <p class="hint">
            ${words.administrator}
            <code>${config.command} user reset --email …</code>
          </p>`;
    const page = signInPage(texts, words.forgottenTitle, html`${content} ${backToLogin(c)}`);
    return pageResponse(c, page, error === undefined ? 200 : 429);
  }
  routes.get('/reset', (c) => askReset(c));

  routes.post('/reset', async (c) => {
    const email = ((await formOf(c)).get('email') ?? '').trim();
    const address = clientAddress(c);
    const attempt = { address, account: email, device: undefined };
    const seconds = limit.waitFor(attempt);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      return askReset(c, texts.waitText(seconds));
    }
    limit.attempted(attempt);
    // After the answer: neither what it says nor how long it takes tells whether there is such an account.
    setImmediate(() => {
      sendReset(email, address).catch((err: unknown) => pages.logger.error({ err }, 'a link could not be made'));
    });
    const content = html`<p class="done" role="status">${words.asked}</p>
      <p>${words.notArrived}</p>
      ${backToLogin(c)}`;
    return pageResponse(c, signInPage(texts, words.askedTitle, content));
  });

  async function sendReset(email: string, address: string): Promise<void> {
    const user = users.findByEmail(email);
    if (!user?.active || !accountMails.isConfigured) return;
    const purpose = user.hasPassword ? 'reset' : 'invitation';
    if ((await accountMails.sendLink(user, purpose)) === 'failed') return;
    audit.write('user.reset-asked', { id: '', address }, user.id);
  }

  /** What a link opens. */
  function choosePassword(c: Context, user: User, token: string, error?: string): Promise<Response> {
    const content = html`<p>${user.hasPassword ? words.endsSessions : words.chooseFirst}</p>
      ${errorText(error)}
      <form method="post" action="link" class="fields">
        ${hiddenFields({ token })}
        <label for="email">${texts.login.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" readonly value="${user.email}" />
        ${newPasswordField(texts, texts.login.password)}
        <button>${words.save}</button>
      </form>`;
    const title = user.hasPassword ? words.chooseTitle : words.welcome(user.name);
    return pageResponse(c, signInPage(texts, title, content), error === undefined ? 200 : 400);
  }

  function linkGone(c: Context): Promise<Response> {
    const content = html`<p>${words.gone}</p>
      <p class="aside"><a href="${linksFrom(c.req.path)('/reset')}">${words.askAgain}</a></p>`;
    return pageResponse(c, signInPage(texts, words.goneTitle, content), 404);
  }

  const ownerOf = (token: string): User | undefined => {
    const link = accounts.links.find(token);
    const user = link && users.get(link.userId);
    return user?.active ? user : undefined;
  };
  routes.get('/link', (c) => {
    const token = c.req.query('token') ?? '';
    const user = ownerOf(token);
    return user ? choosePassword(c, user, token) : linkGone(c);
  });

  routes.post('/link', async (c) => {
    const origin = c.req.header('origin') ?? '';
    const form = await formOf(c);
    const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
    const [link, user] = [accounts.links.find(token), ownerOf(token)];
    if (!link || !user) return linkGone(c);
    if (!isAllowedOrigin(origin, c.req.raw.headers, config)) return choosePassword(c, user, token, texts.login.strange);
    try {
      // Used up with the password that is stored and no other; of two who send it at once, one is told that it is gone.
      const claim = () => accounts.links.use(token) !== undefined;
      if (!(await users.setPassword(user.email, password, { claim }))) return linkGone(c);
    } catch (error) {
      return choosePassword(c, user, token, texts.problemText(error));
    }
    audit.write('user.password', { id: user.id, address: clientAddress(c) }, user.id, { link: link.purpose });
    if (user.hasPassword) accountMails.tell(user, texts.mails.passwordChangedByLink);
    const studio = studioAddress(config.publicUrl);
    const isNew = !user.hasPassword && !accounts.factors.hasAny(user.id) && !accounts.factors.isMissingFor(user);
    // Not where the lake was asked directly.
    if (isNew && studio?.origin === origin) {
      signInBrowser(pages, c, user.id, 'invitation');
      return c.redirect(studio.pathname, 303);
    }
    // Whoever holds the letter box still has to show the second factor.
    return c.redirect(`${loginOf(c)}?done=password-chosen`, 303);
  });
  return routes;
}

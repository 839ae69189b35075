import { Hono } from 'hono';
import { clientAddress } from '../../admission/client-address.ts';
import { pageResponse } from './html-page.ts';
import { createLoginLimit } from '../login/login-limit.ts';
import { isAllowedOrigin } from '../../auth/origins.ts';
import { studioAddress } from '../../config/config.ts';
import { formOf, linksFrom } from './visit.ts';
import { html } from 'hono/html';
import { signInPage } from '../login/login-page.ts';
import { newPasswordField } from './forms.ts';
import { signInBrowser } from '../login/browser-session.ts';
import type { Context } from 'hono';
import type { AccountPages } from './visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';
import type { Html } from './html-page.ts';
import type { User } from '../users.ts';

/** Questions for a link from one network within a quarter of an hour. A clinic has one network. */
const RESET_LIMITS = { perPair: 3, perNetwork: 12 };

/** For people who are not signed in: they ask for a link, and choose a password with the one they got. */
export function linkRoutes(pages: AccountPages): Hono {
  const { accounts, accountMails, config, texts } = pages;
  const { users, links, audit } = accounts;
  const limit = createLoginLimit(undefined, RESET_LIMITS);
  const routes = new Hono();
  const loginOf = (c: Context) => linksFrom(c.req.path)('/login');

  routes.get('/reset', (c) => pageResponse(c, askResetPage(pages, loginOf(c))));

  routes.post('/reset', async (c) => {
    const email = ((await formOf(c)).get('email') ?? '').trim();
    const address = clientAddress(c);
    const attempt = { address, account: email, device: undefined };
    const seconds = limit.waitFor(attempt);
    if (seconds > 0) {
      c.header('Retry-After', String(seconds));
      const error = texts.waitText(seconds);
      return pageResponse(c, askResetPage(pages, loginOf(c), error), 429);
    }
    limit.attempted(attempt);
    // After the answer: neither what it says nor how long it takes tells whether there is such an account.
    setImmediate(() => {
      sendReset(email, address).catch((err: unknown) => pages.logger.error({ err }, 'a link could not be made'));
    });
    return pageResponse(c, resetAskedPage(texts, loginOf(c)));
  });

  async function sendReset(email: string, address: string): Promise<void> {
    const user = users.findByEmail(email);
    if (!user?.active || !accountMails.isConfigured) return;
    const purpose = user.hasPassword ? 'reset' : 'invitation';
    if ((await accountMails.sendLink(user, purpose)) === 'failed') return;
    audit.write('user.reset-asked', { id: '', address }, user.id);
  }

  routes.get('/link', (c) => {
    const token = c.req.query('token') ?? '';
    const link = links.find(token);
    const user = link && users.get(link.userId);
    if (!user?.active) return pageResponse(c, linkGonePage(texts, linksFrom(c.req.path)('/reset')), 404);
    return pageResponse(c, choosePasswordPage(texts, { user, token, isNew: !user.hasPassword }));
  });

  routes.post('/link', async (c) => {
    const origin = c.req.header('origin') ?? '';
    const form = await formOf(c);
    const [token, password] = [form.get('token') ?? '', form.get('password') ?? ''];
    const link = links.find(token);
    const user = link && users.get(link.userId);
    if (!link || !user?.active || !isAllowedOrigin(origin, c.req.raw.headers, config)) {
      return pageResponse(c, linkGonePage(texts, linksFrom(c.req.path)('/reset')), 404);
    }
    try {
      await users.checkPassword(user.email, password);
    } catch (error) {
      const options = { user, token, isNew: !user.hasPassword, error: texts.problemText(error) };
      return pageResponse(c, choosePasswordPage(texts, options), 400);
    }
    // Used up before the password is stored, which takes a while: of two who send it at once, one is told that it is gone.
    if (!links.use(token)) return pageResponse(c, linkGonePage(texts, linksFrom(c.req.path)('/reset')), 404);
    await users.setPassword(user.email, password);
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

/** Where somebody who forgot the password asks for a link. */
function askResetPage({ texts, accountMails, config }: AccountPages, loginLink: string, error?: string): Html {
  const { links } = texts;
  const back = html`<p class="aside"><a href="${loginLink}">${links.backToLogin}</a></p>`;
  if (!accountMails.isConfigured) {
    return signInPage(
      texts,
      links.forgottenTitle,
      html`<p>${links.askAdministrator}</p>
        <p class="hint">
          ${links.administrator}
          <code>${config.command} user reset --email …</code>
        </p>
        ${back}`,
    );
  }
  return signInPage(
    texts,
    links.forgottenTitle,
    html`${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      <form method="post" class="fields">
        <label for="email">${links.accountEmail}</label>
        <input id="email" name="email" type="email" autocomplete="username" required autofocus />
        <p class="hint">${links.sends}</p>
        <button>${links.send}</button>
      </form>
      ${back}`,
  );
}

/** The same words whether there is such an account or not. */
function resetAskedPage(texts: AccountTexts, loginLink: string): Html {
  const { links } = texts;
  return signInPage(
    texts,
    links.askedTitle,
    html`<p class="done" role="status">${links.asked}</p>
      <p>${links.notArrived}</p>
      <p class="aside"><a href="${loginLink}">${links.backToLogin}</a></p>`,
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
function choosePasswordPage(texts: AccountTexts, { user, token, isNew, error }: ChooseOptions): Html {
  const { links, login } = texts;
  return signInPage(
    texts,
    isNew ? links.welcome(user.name) : links.chooseTitle,
    html`<p>${isNew ? links.chooseFirst : links.endsSessions}</p>
      ${error ? html`<p class="error" role="alert">${error}</p>` : ''}
      <form method="post" action="link" class="fields">
        <input type="hidden" name="token" value="${token}" />
        <label for="email">${login.email}</label>
        <input id="email" name="email" type="email" autocomplete="username" readonly value="${user.email}" />
        ${newPasswordField(texts, login.password)}
        <button>${links.save}</button>
      </form>`,
  );
}

function linkGonePage(texts: AccountTexts, resetLink: string): Html {
  const { links } = texts;
  return signInPage(
    texts,
    links.goneTitle,
    html`<p>${links.gone}</p>
      <p class="aside"><a href="${resetLink}">${links.askAgain}</a></p>`,
  );
}

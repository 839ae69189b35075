import { Hono } from 'hono';
import { pageResponse } from './html-page.ts';
import { appPage, codesPage, passkeyPage, passwordAskedPage } from './own-pages.ts';
import { agentText } from './session-table.ts';
import { newTotpSecret } from '../totp.ts';
import { passwordProblem } from './own.ts';
import { done, form, page } from './visit.ts';
import type { Context } from 'hono';
import type { AccountPages, Visit } from './visit.ts';

/**
 * Everybody's own second factors. All changes ask for the password: whoever finds a browser signed in must not be able to
 * add a key of an own, nor to take the owner's away.
 */
export function ownFactorRoutes(pages: AccountPages): Hono {
  const { accounts, ceremonies, accountMails, texts } = pages;
  const { own, problems } = texts;
  const { factors, totps, recoveryCodes, audit } = accounts;
  const everyone = { everyone: true };
  const routes = new Hono();

  /** What is shown after the first factor: codes for the day it is lost. */
  function added(c: Context, visit: Visit, notice: 'app-added' | 'passkey-added') {
    accountMails.tell(visit.user, texts.mails.factorAdded);
    if (recoveryCodes.countOf(visit.user.id) > 0) return done(c, visit, '/me', notice);
    return pageResponse(c, codesPage(visit, recoveryCodes.renew(visit.user.id)));
  }

  const showApp = (c: Context, visit: Visit, secret: string, error?: string) =>
    pageResponse(c, appPage(visit, { secret, error }), error === undefined ? 200 : 400);

  routes.get(
    '/me/app',
    page(pages, (c, visit) => showApp(c, visit, newTotpSecret()), everyone),
  );
  routes.post(
    '/me/app',
    form(
      pages,
      async (c, visit, fields) => {
        const secret = fields.get('secret') ?? '';
        const problem = await passwordProblem(pages, c, visit, fields);
        if (problem !== undefined) return showApp(c, visit, secret, problem);
        if (!totps.enrol(visit.user.id, secret, fields.get('code') ?? '')) {
          return showApp(c, visit, secret, problems.code);
        }
        audit.write('factor.app-added', visit.actor, visit.user.id);
        return added(c, visit, 'app-added');
      },
      everyone,
    ),
  );

  const showPasskey = (c: Context, visit: Visit, error?: string) => {
    const registration = ceremonies.registration(visit.user);
    if (registration === undefined) return c.redirect(visit.link('/me'), 303);
    const name = agentText(texts, c.req.header('user-agent') ?? '');
    return pageResponse(c, passkeyPage(visit, { registration, name, error }), error === undefined ? 200 : 400);
  };
  routes.get(
    '/me/passkey',
    page(pages, (c, visit) => showPasskey(c, visit), everyone),
  );
  routes.post(
    '/me/passkey',
    form(
      pages,
      async (c, visit, fields) => {
        const problem = await passwordProblem(pages, c, visit, fields);
        if (problem !== undefined) return showPasskey(c, visit, problem);
        const [name, response] = [fields.get('name') ?? '', fields.get('response') ?? ''];
        const passkey = await ceremonies.register(visit.user, name, response, c.req.header('origin') ?? '');
        if (!passkey) return showPasskey(c, visit, problems.passkey);
        audit.write('factor.passkey-added', visit.actor, visit.user.id, { name: passkey.name });
        return added(c, visit, 'passkey-added');
      },
      everyone,
    ),
  );

  const showCodes = (c: Context, visit: Visit, error?: string) => {
    if (!factors.hasAny(visit.user.id)) return c.redirect(visit.link('/me'), 303);
    const { recoveryCodes: title, oldCodesEnd: text, newCodes: button } = own;
    const options = { title, text, to: '/me/codes', button, error };
    return pageResponse(c, passwordAskedPage(visit, options), error === undefined ? 200 : 400);
  };
  routes.get(
    '/me/codes',
    page(pages, (c, visit) => showCodes(c, visit), everyone),
  );
  routes.post(
    '/me/codes',
    form(
      pages,
      async (c, visit, fields) => {
        const problem = await passwordProblem(pages, c, visit, fields);
        if (problem !== undefined || !factors.hasAny(visit.user.id)) return showCodes(c, visit, problem);
        audit.write('factor.codes-renewed', visit.actor, visit.user.id);
        return pageResponse(c, codesPage(visit, recoveryCodes.renew(visit.user.id)));
      },
      everyone,
    ),
  );

  /** Whether there is still what a page offers to remove: the passkey with this id, or without one the app. */
  const isThere = ({ user }: Visit, id: string) =>
    id === '' ? factors.factorsOf(user.id).app : accounts.passkeys.get(id)?.userId === user.id;
  const showRemove = (c: Context, visit: Visit, id: string, error?: string) => {
    // Removed in another window meanwhile.
    if (!isThere(visit, id)) return c.redirect(visit.link('/me'), 303);
    const passkey = accounts.passkeys.get(id);
    const options = {
      title: passkey ? own.removePasskey : own.removeApp,
      text: passkey ? own.removesPasskey(passkey.name) : own.removesApp,
      to: '/me/remove',
      button: own.remove,
      danger: true,
      ...(passkey && { fields: { passkey: id } }),
      error,
    };
    return pageResponse(c, passwordAskedPage(visit, options), error === undefined ? 200 : 400);
  };
  routes.get(
    '/me/remove',
    page(pages, (c, visit) => showRemove(c, visit, c.req.query('passkey') ?? ''), everyone),
  );
  routes.post(
    '/me/remove',
    form(
      pages,
      async (c, visit, fields) => {
        const id = fields.get('passkey') ?? '';
        const problem = await passwordProblem(pages, c, visit, fields);
        if (problem !== undefined || !isThere(visit, id)) return showRemove(c, visit, id, problem);
        try {
          if (id === '') factors.removeApp(visit.user);
          else factors.removePasskey(visit.user, id);
        } catch (error) {
          return showRemove(c, visit, id, texts.problemText(error));
        }
        audit.write(id === '' ? 'factor.app-removed' : 'factor.passkey-removed', visit.actor, visit.user.id);
        accountMails.tell(visit.user, texts.mails.factorRemoved);
        return done(c, visit, '/me', id === '' ? 'app-removed' : 'passkey-removed');
      },
      everyone,
    ),
  );
  return routes;
}

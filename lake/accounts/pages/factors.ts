import { html } from 'hono/html';
import { newTotpSecret } from '../totp.ts';
import { appSetup, codeList, passkeyForm, presentPasswordField } from './forms.ts';
import { accountsPage, formToken } from './layout.ts';
import { assertPassword } from './own.ts';
import { agentText } from './session-list.ts';
import { done, FormProblem, visits } from './visit.ts';
import type { Html } from './html-page.ts';
import type { AccountPages, Visit } from './visit.ts';

/**
 * Everybody's own second factors. All changes ask for the password: whoever finds a browser signed in must not be able to
 * add a key of an own, nor to take the owner's away.
 */
export function ownFactorRoutes(pages: AccountPages) {
  const { accounts, ceremonies, accountMails, texts } = pages;
  const { own, problems, layout, forms } = texts;
  const { factors, totps, recoveryCodes, audit } = accounts;
  const { routes, page, form } = visits(pages, 'everybody');

  const toOwn = ({ c, link }: Visit) => c.redirect(link('/me'), 303);
  const wayBack = ({ link }: Visit) => html`<p><a href="${link('/me')}">${layout.back}</a></p>`;
  /** What is shown after the first factor: codes for the day it is lost. */
  const added = (visit: Visit, notice: 'app-added' | 'passkey-added') => {
    accountMails.tell(visit.user, texts.mails.factorAdded);
    return recoveryCodes.countOf(visit.user.id) > 0 ? done(visit, '/me', notice) : newCodes(visit);
  };
  const newCodes = (visit: Visit): Html => {
    const body = html`<p class="done" role="status">${own.codesMade}</p>
      ${codeList(texts, recoveryCodes.renew(visit.user.id))}
      <p><a href="${visit.link('/me')}">${own.kept}</a></p>`;
    return accountsPage(visit, { title: own.recoveryCodes, section: '/me', body });
  };

  const showApp = (visit: Visit): Html => {
    const secret = visit.fields.get('secret') ?? newTotpSecret();
    const body = html`<form class="box fields" method="post" action="${visit.link('/me/app')}">
        ${formToken(visit)} ${appSetup(texts, { secret, email: visit.user.email })}
        ${presentPasswordField(texts, visit.user.email)}
        <button>${forms.confirmCode}</button>
      </form>
      ${wayBack(visit)}`;
    return accountsPage(visit, { title: own.app, section: '/me', body });
  };
  page('/me/app', showApp);
  form('/me/app', showApp, async (visit) => {
    await assertPassword(pages, visit);
    if (!totps.enrol(visit.user.id, visit.field('secret'), visit.field('code'))) throw new FormProblem(problems.code);
    audit.write('factor.app-added', visit.actor, visit.user.id);
    return added(visit, 'app-added');
  });

  const showPasskey = (visit: Visit) => {
    const registration = ceremonies.registration(visit.user);
    if (registration === undefined) return toOwn(visit);
    const name = agentText(texts, visit.c.req.header('user-agent') ?? '');
    const fields = html`${formToken(visit)} ${presentPasswordField(texts, visit.user.email)}
      <label for="name">${own.keyName}</label>
      <input id="name" name="name" required maxlength="60" autocomplete="off" value="${name}" />
      <p class="hint">${own.keyNameHint}</p>`;
    const options = { kind: 'create', options: registration, action: visit.link('/me/passkey') } as const;
    const body = html`<p class="hint">${own.passkeyLead}</p>
      <div class="box">${passkeyForm(texts, { ...options, button: own.createPasskey, fields })}</div>
      <noscript><p class="error">${own.needsScript}</p></noscript>
      ${wayBack(visit)}`;
    return accountsPage(visit, { title: own.createPasskey, section: '/me', body, hasScript: true });
  };
  page('/me/passkey', showPasskey);
  form('/me/passkey', showPasskey, async (visit) => {
    await assertPassword(pages, visit);
    const origin = visit.c.req.header('origin') ?? '';
    const passkey = await ceremonies.register(visit.user, visit.field('name'), visit.field('response'), origin);
    if (!passkey) throw new FormProblem(problems.passkey);
    audit.write('factor.passkey-added', visit.actor, visit.user.id, { name: passkey.name });
    return added(visit, 'passkey-added');
  });

  /** Asks for the password before something is changed that protects the account. @param content of the form */
  const askPassword = (visit: Visit, title: string, to: string, content: Html, submit: Html): Html => {
    const body = html`<form class="box fields" method="post" action="${visit.link(to)}">
        ${content} ${formToken(visit)} ${presentPasswordField(texts, visit.user.email)} ${submit}
      </form>
      ${wayBack(visit)}`;
    return accountsPage(visit, { title, section: '/me', body });
  };

  const showCodes = (visit: Visit) => {
    if (!factors.hasAny(visit.user.id)) return toOwn(visit);
    const [content, submit] = [html`<p>${own.oldCodesEnd}</p>`, html`<button>${own.newCodes}</button>`];
    return askPassword(visit, own.recoveryCodes, '/me/codes', content, submit);
  };
  page('/me/codes', showCodes);
  form('/me/codes', showCodes, async (visit) => {
    await assertPassword(pages, visit);
    if (!factors.hasAny(visit.user.id)) return toOwn(visit);
    audit.write('factor.codes-renewed', visit.actor, visit.user.id);
    return newCodes(visit);
  });

  /** What is to be removed: the passkey with this id, or without one the app. */
  const removed = ({ c, fields }: Visit) => fields.get('passkey') ?? c.req.query('passkey') ?? '';
  /** Not when it was removed in another window meanwhile. */
  const isThere = ({ user }: Visit, id: string) =>
    id === '' ? totps.isOn(user.id) : accounts.passkeys.get(id)?.userId === user.id;
  const showRemove = (visit: Visit) => {
    const id = removed(visit);
    if (!isThere(visit, id)) return toOwn(visit);
    const passkey = accounts.passkeys.get(id);
    const content = passkey
      ? html`<p>${own.removesPasskey(passkey.name)}</p>
          <input type="hidden" name="passkey" value="${id}" />`
      : html`<p>${own.removesApp}</p>`;
    const submit = html`<button class="plain danger">${own.remove}</button>`;
    return askPassword(visit, passkey ? own.removePasskey : own.removeApp, '/me/remove', content, submit);
  };
  page('/me/remove', showRemove);
  form('/me/remove', showRemove, async (visit) => {
    const id = removed(visit);
    await assertPassword(pages, visit);
    if (!isThere(visit, id)) return toOwn(visit);
    if (id === '') factors.removeApp(visit.user);
    else factors.removePasskey(visit.user, id);
    audit.write(id === '' ? 'factor.app-removed' : 'factor.passkey-removed', visit.actor, visit.user.id);
    accountMails.tell(visit.user, texts.mails.factorRemoved);
    return done(visit, '/me', id === '' ? 'app-removed' : 'passkey-removed');
  });
  return routes;
}

import { clientAddress } from '../../admission/client-address.ts';
import { pageResponse } from '../pages/html-page.ts';
import { confirmPage, enrolPage, loginPage, newCodesPage } from './login-page.ts';
import { isAllowedOrigin } from '../../auth/origins.ts';
import { agentText } from '../pages/session-table.ts';
import { formOf, linksFrom } from '../pages/visit.ts';
import { newTotpSecret } from '../totp.ts';
import type { Context } from 'hono';
import type { PendingLogin } from './pending-logins.ts';
import type { Origin, SignInResult } from './sign-in.ts';
import type { User } from '../users.ts';
import type { AccountPages } from '../pages/visit.ts';
import type { AccountTexts } from '../texts/account-texts.ts';

/** What somebody showed to get in, for the log. */
type LoginMethod = 'password' | 'password and code' | 'password and passkey' | 'passkey';

/** Where a login leads. */
export interface LoginEnd {
  /** Origin beside the lake's own that the last form may redirect to; browsers have to be told. */
  readonly formTarget: string;
  /** Makes the session, or what leads to it, of somebody who has shown everything that is asked for. */
  finish(user: User, method: LoginMethod): Response;
  /** What was done just before, in words. */
  readonly notice?: string | undefined;
}

/** Address and cookies that an attempt is counted by. */
export function originOf(c: Context): Origin {
  return { address: clientAddress(c), cookies: c.req.header('cookie') ?? null };
}

/** The first step: e-mail and password, or a passkey alone. */
export function showLogin(pages: AccountPages, c: Context, end: LoginEnd): Promise<Response> {
  return answer(c, pages, end, { notice: end.notice });
}

/**
 * Takes a step of the login, whichever page it is typed on. All forms post to the address they are shown at. Between the
 * steps only the form knows which login it is.
 */
export async function continueLogin(pages: AccountPages, c: Context, end: LoginEnd): Promise<Response> {
  const origin = c.req.header('origin');
  // A foreign page could sign somebody in under an account of its own, and read along.
  if (origin !== undefined && !isAllowedOrigin(origin, c.req.raw.headers, pages.config)) {
    return answer(c, pages, end, { error: pages.texts.login.strange, status: 403 });
  }
  const form = await formOf(c);
  const step = form.get('step') ?? '';
  if (step === '') return passwordStep(pages, c, end, form);
  if (step === 'passkey' && !form.has('pending')) return passkeyStep(pages, c, end, form);

  const id = form.get('pending') ?? '';
  const pending = pages.pendings.find(id);
  const user = pending && pages.accounts.users.get(pending.userId);
  if (!pending || !user?.active || user.updatedAt !== pending.userUpdatedAt) {
    return answer(c, pages, end, { error: pages.texts.login.late, status: 401 });
  }
  if (pending.stage === 'confirm') return confirmStep({ pages, c, end, form, user, id });
  if (pending.stage === 'enrol') return enrolStep({ pages, c, end, form, user, id });
  return finish(pages, c, end, user, 'password', id);
}

/** A login between two steps. */
interface Between {
  readonly pages: AccountPages;
  readonly c: Context;
  readonly end: LoginEnd;
  readonly form: URLSearchParams;
  readonly user: User;
  readonly id: string;
}

async function passwordStep(pages: AccountPages, c: Context, end: LoginEnd, form: URLSearchParams): Promise<Response> {
  const { accounts, signIn, pendings, texts } = pages;
  const email = (form.get('email') ?? '').trim();
  const result = await signIn.check(email, form.get('password') ?? '', originOf(c));
  if (result.kind !== 'signed in')
    return answer(c, pages, end, { email, ...signInError(texts, c, result, texts.login.wrong) });
  const { user } = result;
  if (accounts.factors.hasAny(user.id)) {
    return showConfirm(pages, c, end, user, pendings.start(pendingOf(user, 'confirm')));
  }
  if (accounts.factors.isMissingFor(user)) {
    return showEnrol(pages, c, end, user, pendings.start(pendingOf(user, 'enrol')));
  }
  return finish(pages, c, end, user, 'password');
}

async function passkeyStep(pages: AccountPages, c: Context, end: LoginEnd, form: URLSearchParams): Promise<Response> {
  const passkey = await pages.ceremonies.verify(form.get('response') ?? '', c.req.header('origin') ?? '');
  const user = passkey && pages.accounts.users.get(passkey.userId);
  if (!user?.active) return answer(c, pages, end, { error: pages.texts.problems.passkey, status: 401 });
  return finish(pages, c, end, user, 'passkey');
}

async function confirmStep({ pages, c, end, form, user, id }: Between): Promise<Response> {
  if (form.get('step') === 'passkey') {
    const passkey = await pages.ceremonies.verify(form.get('response') ?? '', c.req.header('origin') ?? '', user);
    if (passkey) return finish(pages, c, end, user, 'password and passkey', id);
    return showConfirm(pages, c, end, user, id, { error: pages.texts.problems.passkey, status: 401 });
  }
  const result = pages.signIn.checkCode(user, form.get('code') ?? '', originOf(c));
  if (result.kind === 'signed in') return finish(pages, c, end, user, 'password and code', id);
  return showConfirm(pages, c, end, user, id, signInError(pages.texts, c, result, pages.texts.problems.code));
}

async function enrolStep({ pages, c, end, form, user, id }: Between): Promise<Response> {
  const { accounts, ceremonies, pendings, texts } = pages;
  const actor = { id: user.id, address: clientAddress(c) };
  if (accounts.factors.hasAny(user.id)) {
    // Set up meanwhile, in another window or by somebody else: whoever has only the password does not replace it.
    pendings.end(id);
    return showConfirm(pages, c, end, user, pendings.start(pendingOf(user, 'confirm')));
  }
  if (form.get('step') === 'enrol-passkey') {
    const name = agentText(texts, c.req.header('user-agent') ?? '');
    const passkey = await ceremonies.register(user, name, form.get('response') ?? '', c.req.header('origin') ?? '');
    if (!passkey) return showEnrol(pages, c, end, user, id, { error: texts.problems.passkey, status: 400 });
    accounts.audit.write('factor.passkey-added', actor, user.id, { name: passkey.name });
  } else {
    const secret = form.get('secret') ?? '';
    if (!accounts.totps.enrol(user.id, secret, form.get('code') ?? '')) {
      return showEnrol(pages, c, end, user, id, { error: texts.problems.code, status: 400, secret });
    }
    accounts.audit.write('factor.app-added', actor, user.id);
  }
  pendings.end(id);
  const next = pendings.start(pendingOf(user, 'done'));
  return pageResponse(c, newCodesPage(texts, next, accounts.recoveryCodes.renew(user.id)), 200, end.formTarget);
}

/** The browser is known from now on, and the login is over. */
function finish(
  { devices, pendings }: AccountPages,
  c: Context,
  end: LoginEnd,
  user: User,
  method: LoginMethod,
  id = '',
): Response {
  pendings.end(id);
  const isSecure = (c.req.header('origin') ?? end.formTarget).startsWith('https:');
  const cookie = devices.remember(c.req.header('cookie') ?? null, user.id, isSecure);
  c.header('Set-Cookie', cookie, { append: true });
  return end.finish(user, method);
}

function pendingOf({ id, updatedAt }: User, stage: PendingLogin['stage']): PendingLogin {
  return { userId: id, stage, userUpdatedAt: updatedAt };
}

interface Said {
  readonly error?: string;
  readonly status?: number;
}

function answer(
  c: Context,
  { ceremonies, texts }: AccountPages,
  { formTarget }: LoginEnd,
  said: Said & { readonly email?: string; readonly notice?: string | undefined },
): Promise<Response> {
  const resetLink = linksFrom(c.req.path)('/reset');
  const { status = 200, ...rest } = said;
  return pageResponse(c, loginPage(texts, { ...rest, resetLink, passkey: ceremonies.signIn() }), status, formTarget);
}

function showConfirm(
  { accounts, ceremonies, texts }: AccountPages,
  c: Context,
  { formTarget }: LoginEnd,
  user: User,
  pending: string,
  { error, status = 200 }: Said = {},
): Promise<Response> {
  const factors = accounts.factors.factorsOf(user.id);
  const page = confirmPage(texts, { pending, factors, passkey: ceremonies.signIn(user), error, here: hereOf(c) });
  return pageResponse(c, page, status, formTarget);
}

function showEnrol(
  { ceremonies, texts }: AccountPages,
  c: Context,
  { formTarget }: LoginEnd,
  user: User,
  pending: string,
  { error, status = 200, secret = newTotpSecret() }: Said & { readonly secret?: string } = {},
): Promise<Response> {
  const registration = ceremonies.registration(user);
  const page = enrolPage(texts, { pending, registration, secret, email: user.email, error });
  return pageResponse(c, page, status, formTarget);
}

/** The same page from its beginning, relative to itself. */
function hereOf(c: Context): string {
  return `${c.req.path.split('/').at(-1) ?? ''}${new URL(c.req.url).search}`;
}

function signInError({ waitText }: AccountTexts, c: Context, result: SignInResult, wrong: string): Said {
  if (result.kind !== 'blocked') return { error: wrong, status: 401 };
  c.header('Retry-After', String(result.seconds));
  return { error: waitText(result.seconds), status: 429 };
}

import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { clientAddress } from '../../admission/client-address.ts';
import { studioAddress } from '../../config/config.ts';
import { createDeviceCookies } from '../device-cookie.ts';
import { createPasskeyCeremonies } from '../passkey-ceremony.ts';
import { sessionCookie } from '../session-cookie.ts';
import { createSignIn } from '../login/sign-in.ts';
import { textsOf } from '../texts/account-texts.ts';
import { LakeError } from '../../errors.ts';
import { limitedText } from '../../routes/request-body.ts';
import { pageResponse } from './html-page.ts';
import type { Actor } from '../../auth/audit.ts';
import type { User } from '../users.ts';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AccountMails } from '../mails/account-mails.ts';
import type { Accounts } from '../accounts.ts';
import type { AccountTexts, Notice } from '../texts/account-texts.ts';
import type { Roles } from '../../config/roles.ts';
import type { Extension } from '../../definition.ts';
import type { Lake } from '../../lake.ts';
import type { Html } from './html-page.ts';

export interface SignInParts {
  readonly accounts: Accounts;
  readonly accountMails: AccountMails;
  readonly extension: Extension;
  readonly logger: Logger;
}

export type AccountPages = ReturnType<typeof openAccountPages>;

/** What pages of accounts work with. The one set of them: limits are common to all pages. */
export function openAccountPages({ config, admission }: Pick<Lake, 'config' | 'admission'>, parts: SignInParts) {
  const { accounts, accountMails } = parts;
  const texts = textsOf(config);
  const devices = createDeviceCookies(accounts.settings.key('device-key'));
  accountMails.start();
  return {
    ...parts,
    config,
    texts,
    devices,
    signIn: createSignIn(accounts, devices, admission),
    ceremonies: createPasskeyCeremonies(accounts.passkeys, config.auth, texts.own.passkey),
  };
}

/** Somebody who is signed in and looks at the pages for accounts, or sent a form of theirs. */
export interface Visit {
  readonly c: Context;
  readonly user: User;
  readonly sessionId: string;
  /** All there are, for what pages say of them. */
  readonly roles: Roles;
  /** For the audit log. */
  readonly actor: Actor;
  /** Goes into every form: a page of somebody else cannot know it. */
  readonly formToken: string;
  /** Address of another of these pages, relative to the present one: the lake does not know below which path it is served. */
  readonly link: (path: string) => string;
  /** Where Studio stands, if the lake knows it. */
  readonly studio: URL | undefined;
  /** What happened just before, from the address; undefined for nothing. */
  readonly notice: string | undefined;
  /** Why what the form asks for was not done, in words. */
  readonly error?: string;
  readonly texts: AccountTexts;
  /** What the form says; nothing on a page that was only opened. */
  readonly fields: URLSearchParams;
  /** One of the fields; empty when it is not there. */
  readonly field: (name: string) => string;
}

/** Why something cannot be done, in the words of the pages. */
export class FormProblem extends Error {}

/** A page, or where to go on. */
type Answer = Html | Response;
type Handler = (visit: Visit) => Answer | Promise<Answer>;

const MAX_FORM_BYTES = 16 * 1024;

/** The fields of a form. @throws LakeError 413 when it is far longer than any of ours. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await limitedText(c.req.raw, MAX_FORM_BYTES));
}

/** Pages and forms for those who are signed in; others are sent to the login, and people without the role to their own account. */
export function visits(pages: AccountPages, whose: 'administrators' | 'everybody') {
  const routes = new Hono();
  const signedIn = (handler: Handler) => async (c: Context) => {
    const visit = visitOf(c, pages);
    if (!visit) return c.redirect(linksFrom(c.req.path)('/login'), 303);
    if (whose !== 'everybody' && visit.user.role !== 'administrator') return c.redirect(visit.link('/me'), 303);
    return respond(c, await handler(visit));
  };
  return {
    routes,
    page: (path: string, show: Handler) => routes.get(path, signedIn(show)),
    /**
     * What a form does, believed only with the secret that our own page put into it. When `act` throws what a person can
     * mend, `show` makes the page that says so.
     */
    form: (path: string, show: Handler, act: Handler) =>
      routes.post(
        path,
        signedIn(async (visit) => {
          const fields = await formOf(visit.c);
          if (!isFormToken(fields.get('form'), visit.formToken)) {
            throw new LakeError(403, undefined, 'The form does not come from this page.');
          }
          const sent = { ...visit, fields, field: (name: string) => fields.get(name) ?? '' };
          try {
            return await act(sent);
          } catch (problem) {
            const error = problem instanceof FormProblem ? problem.message : pages.texts.problemText(problem);
            const status = visit.c.res.headers.has('Retry-After') ? 429 : 400;
            return respond(visit.c, await show({ ...sent, error }), status);
          }
        }),
      ),
  };
}

function respond(c: Context, answer: Response | Awaited<Html>, status = 200): Response | Promise<Response> {
  return answer instanceof Response ? answer : pageResponse(c, answer, status);
}

/** Back to a page after something was done, so that reloading it does not do it again. */
export function done({ c, link }: Visit, path: string, notice: Notice): Response {
  return c.redirect(`${link(path)}?done=${notice}`, 303);
}

function visitOf(c: Context, { accounts, config, texts }: AccountPages): Visit | undefined {
  const token = sessionCookie(c.req.raw, config);
  const session = token === undefined ? undefined : accounts.sessions.find(token);
  if (token === undefined || !session || session.expired) return undefined;
  const user = accounts.users.get(session.userId);
  if (!user?.active) return undefined;
  return {
    c,
    user,
    sessionId: session.id,
    roles: config.roles,
    actor: { id: user.id, address: clientAddress(c) },
    formToken: formTokenOf(token),
    link: linksFrom(c.req.path),
    studio: studioAddress(config.publicUrl),
    notice: texts.noticeText(c.req.query('done')),
    texts,
    fields: new URLSearchParams(),
    field: () => '',
  };
}

function formTokenOf(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('accounts form').digest('base64url');
}

function isFormToken(given: string | null, expected: string): boolean {
  const [a, b] = [Buffer.from(given ?? ''), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** `here` is the path as the lake sees it, such as `/accounts/people/u1`. */
export function linksFrom(here: string): (path: string) => string {
  const up = '../'.repeat(here.split('/').length - 2);
  return (path) => `${up}accounts${path}`;
}

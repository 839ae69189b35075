import { createHmac, timingSafeEqual } from 'node:crypto';
import { clientAddress } from '../../admission/client-address.ts';
import { createDeviceCookies } from '../device-cookie.ts';
import { createPasskeyCeremonies } from '../passkey-ceremony.ts';
import { createPendingLogins } from '../login/pending-logins.ts';
import { sessionCookie } from '../session-cookie.ts';
import { createSignIn } from '../login/sign-in.ts';
import { textsOf } from '../texts/account-texts.ts';
import { LakeError } from '../../errors.ts';
import { limitedText } from '../../routes/request-body.ts';
import type { Actor } from '../../auth/audit.ts';
import type { User } from '../users.ts';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AccountMails } from '../mails/account-mails.ts';
import type { Accounts } from '../accounts.ts';
import type { DeviceCookies } from '../device-cookie.ts';
import type { AccountTexts, Notice } from '../texts/account-texts.ts';
import type { PasskeyCeremonies } from '../passkey-ceremony.ts';
import type { PendingLogins } from '../login/pending-logins.ts';
import type { SignIn } from '../login/sign-in.ts';
import type { LakeConfig } from '../../config/config.ts';
import type { Roles } from '../../config/roles.ts';
import type { Extension } from '../../definition.ts';
import type { Lake } from '../../lake.ts';

/** Somebody who is signed in and looks at the pages for accounts. */
export interface Visit {
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
  /** What happened just before, from the address; undefined for nothing. */
  readonly notice: string | undefined;
  readonly texts: AccountTexts;
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

/** What pages of accounts work with. */
export interface AccountPages {
  readonly config: LakeConfig;
  readonly texts: AccountTexts;
  readonly accounts: Accounts;
  readonly signIn: SignIn;
  readonly devices: DeviceCookies;
  readonly ceremonies: PasskeyCeremonies;
  readonly pendings: PendingLogins;
  readonly accountMails: AccountMails;
  readonly extension: Extension;
  readonly logger: Logger;
}

/** The one set of them: limits and logins under way are common to all pages. */
export function openAccountPages(
  { config, admission }: Pick<Lake, 'config' | 'admission'>,
  {
    accounts,
    accountMails,
    extension,
    logger,
  }: Pick<AccountPages, 'accounts' | 'accountMails' | 'extension' | 'logger'>,
): AccountPages {
  const { passkeyHost: host, siteName } = config.auth;
  const texts = textsOf(config);
  const devices = createDeviceCookies(accounts.settings.key('device-key'));
  accountMails.start();
  return {
    config,
    texts,
    accounts,
    devices,
    signIn: createSignIn(accounts, devices, admission),
    ceremonies: createPasskeyCeremonies({
      passkeys: accounts.passkeys,
      host,
      siteName,
      defaultName: texts.own.passkey,
    }),
    pendings: createPendingLogins(),
    accountMails,
    extension,
    logger,
  };
}

type Handler = (c: Context, visit: Visit) => Response | Promise<Response>;
type FormHandler = (c: Context, visit: Visit, form: URLSearchParams) => Response | Promise<Response>;

const MAX_FORM_BYTES = 16 * 1024;

/** The fields of a form. @throws LakeError 413 when it is far longer than any of ours. */
export async function formOf(c: Context): Promise<URLSearchParams> {
  return new URLSearchParams(await limitedText(c.req.raw, MAX_FORM_BYTES));
}

/** A page for somebody who is signed in; others are sent to the login, and people without the role to their own account. */
export function page(pages: AccountPages, handler: Handler, options: { readonly everyone?: boolean } = {}) {
  return async (c: Context): Promise<Response> => {
    const visit = visitOf(c, pages);
    if (!visit) return c.redirect(linksFrom(c.req.path)('/login'), 303);
    if (!options.everyone && visit.user.role !== 'administrator') return c.redirect(visit.link('/me'), 303);
    return handler(c, visit);
  };
}

/** What a form does. Believed only with the secret that our own page put into it. */
export function form(pages: AccountPages, handler: FormHandler, options: { readonly everyone?: boolean } = {}) {
  return page(
    pages,
    async (c, visit) => {
      const fields = await formOf(c);
      if (!isFormToken(fields.get('form'), visit.formToken)) {
        throw new LakeError(403, undefined, 'The form does not come from this page.');
      }
      return handler(c, visit, fields);
    },
    options,
  );
}

/** Back to a page after something was done, so that reloading it does not do it again. */
export function done(c: Context, visit: Visit, path: string, notice: Notice): Response {
  return c.redirect(`${visit.link(path)}?done=${notice}`, 303);
}

function visitOf(c: Context, { accounts, config, texts }: AccountPages): Visit | undefined {
  const token = sessionCookie(c.req.raw, config);
  const session = token === undefined ? undefined : accounts.sessions.find(token);
  if (token === undefined || !session || session.expired) return undefined;
  const user = accounts.users.get(session.userId);
  if (!user?.active) return undefined;
  return {
    user,
    sessionId: session.id,
    roles: config.roles,
    actor: { id: user.id, address: clientAddress(c) },
    formToken: formTokenOf(token),
    link: linksFrom(c.req.path),
    notice: texts.noticeText(c.req.query('done')),
    texts,
  };
}

import { createTransport } from 'nodemailer';
import { textsOf } from '../texts/account-texts.ts';
import type { Logger } from 'pino';
import type { LakeConfig } from '../../config/config.ts';
import type { Accounts } from '../accounts.ts';
import type { LinkPurpose } from '../links.ts';
import { isLink, isOwn } from './mail-queue.ts';
import type { QueuedMail } from './mail-queue.ts';
import type { People } from '../../auth/authentication.ts';
import type { MailText } from '../../definition.ts';
import type { User } from '../users.ts';

/** What became of a mail: `waiting` is tried again while the lake runs; `failed`: it has to go another way. */
export type Sending = 'sent' | 'waiting' | 'failed';

export type AccountMails = ReturnType<typeof createAccountMails>;

/** Milliseconds that a server which does not answer is waited for. */
const TIMEOUT_MS = 10_000;
/** How soon mails of another process are noticed. */
const LONGEST_SLEEP_MS = 30_000;

/**
 * E-mails about accounts. What the mail server does not take now waits on disk; see `openMailQueue`.
 * @param textOf what a mail about a topic of the product says when it is sent; undefined when there is nothing to say any more
 */
export function createAccountMails(
  config: LakeConfig,
  { users, links, mails }: Accounts,
  logger: Pick<Logger, 'warn'>,
  textOf: (topic: string, about: string) => MailText | undefined = () => undefined,
) {
  const { auth, publicUrl } = config;
  const { mail: settings, siteName } = auth;
  const texts = textsOf(config).mails;
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = settings && createTransport({ url: settings.smtpUrl, ...timeouts }, { from: settings.from });
  const addressOf = (token: string) => `${publicUrl}/accounts/link?token=${token}`;
  let isStarted = false;
  let isRunning = false;
  let timer: NodeJS.Timeout | undefined;

  function contentOf({ kind, text }: QueuedMail, address: string): MailText | undefined {
    if (!isOwn(kind)) return textOf(kind, text);
    const { subject, lines } = texts[kind];
    return { subject, lines: lines(kind === 'notice' ? text : address) };
  }

  /** Makes the link, if it brings one, and withdraws it when it was not sent. */
  async function attempt(mail: QueuedMail): Promise<Sending> {
    const user = users.get(mail.userId);
    const token = isLink(mail.kind) ? links.create(mail.userId, mail.kind) : '';
    const content = contentOf(mail, addressOf(token ?? ''));
    if (!user?.active || token === undefined || !content) {
      mails.remove(mail.id);
      return 'failed';
    }
    const { subject, lines } = content;
    const text = [texts.hello(user.name), ...lines].join('\n\n');
    try {
      await transport?.sendMail({ to: user.email, subject: `${subject} · ${siteName}`, text });
      if (mails.isOpen) mails.remove(mail.id);
      return 'sent';
    } catch (err) {
      return fail(mail, token, err);
    }
  }

  function fail(mail: QueuedMail, token: string, err: unknown): Sending {
    if (!mails.isOpen) return 'waiting';
    links.remove(token);
    const isFinal = isRefusal(err);
    // The text holds the link, so only the reason is logged.
    if (isFinal || mail.failureCount === 0) logger.warn({ err }, 'an e-mail about an account could not be sent');
    if (isFinal) mails.remove(mail.id);
    else mails.postpone(mail);
    sleep();
    return isFinal ? 'failed' : 'waiting';
  }

  async function run(): Promise<void> {
    if (isRunning || !mails.isOpen) return;
    isRunning = true;
    try {
      for (let mail = mails.take(); mail; mail = mails.isOpen ? mails.take() : undefined) await attempt(mail);
      isRunning = false;
      sleep();
    } catch (err) {
      isRunning = false;
      logger.warn({ err }, 'e-mails about accounts cannot be sent now; they are tried again');
      sleep(LONGEST_SLEEP_MS);
    }
  }

  function sleep(pause = mails.isOpen ? mails.waitMs() : undefined): void {
    clearTimeout(timer);
    if (!isStarted || !mails.isOpen) return;
    timer = setTimeout(() => void run(), Math.min(pause ?? Infinity, LONGEST_SLEEP_MS)).unref();
  }

  /** Writes about a topic of the product; nobody waits for it. */
  const tellOf: People['tell'] = (userId, topic, about) => {
    const mail = transport && mails.add(userId, topic, about);
    if (mail) void attempt(mail);
  };
  return {
    isConfigured: transport !== undefined,
    /** Of a link's page. */
    addressOf,
    /** Sends a link. `failed` when there is no mail server, it does not know the address, or the account has too many links. */
    async sendLink({ id }: User, purpose: LinkPurpose): Promise<Sending> {
      if (!transport) return 'failed';
      const mail = mails.add(id, purpose);
      return mail ? attempt(mail) : 'waiting';
    },
    /** Tells the owner of a change that somebody else could have made; nobody waits for it. */
    tell: ({ id }: User, what: string) => tellOf(id, 'notice', what),
    tellOf,
    /** From now on sends what waits, also what the command line could not send. Ends when the accounts are closed. */
    start() {
      isStarted = transport !== undefined;
      sleep();
    },
  };
}

/** Whether the server never takes mail for this address (`EENVELOPE`, nodemailer; 5yz, RFC 5321 section 4.2.1). */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return error.code === 'EENVELOPE' && Number(error.responseCode) >= 500;
}

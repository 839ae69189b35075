import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { type Courier, createCourier, type Delivery } from './courier.ts';
import { type DiskQueue, openDiskQueue } from './disk-queue.ts';
import type { NewMessage } from './new-message.ts';
import { createMailer, type Notice } from './notify.ts';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { createRecent } from './recent.ts';
import { sendToLake } from './send-to-lake.ts';
import { createStamps, type Stamps } from './stamp.ts';

/** What the form needs of this process. */
export interface Desk {
  readonly stamps: Stamps;
  readonly limit: RateLimit;
  readonly secret: string;
  /** Who is told by e-mail when nobody is named in the settings; empty for nobody. */
  readonly defaultNotify: string;
  /**
   * Puts a message on disk, from where it goes to the lake. Resolves when it cannot be lost any more.
   * @param timeZone by which whoever is told reads when it came
   */
  keep(message: NewMessage, notify: string, timeZone?: string): Promise<void>;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  stop(): void;
}

interface Kept {
  readonly message: NewMessage;
  readonly notify: string;
  readonly timeZone?: string | undefined;
}

/** Three days: then the message has been read in Studio, or a mail no longer helps. */
const MAIL_LIFETIME = 3 * 24 * 60 * 60 * 1000;

/** So many messages of one address in so many milliseconds; many people may share one (mobile networks). */
const LIMIT = { most: 10, period: 10 * 60_000 };

/** The lake may be stopped and started by staff: nobody should wait for its messages for long after that. */
const LAKE_DELAYS = { firstDelay: 250, longestDelay: 5_000 };
const MAIL_DELAYS = { firstDelay: 2_000, longestDelay: 5 * 60_000 };

/** @param env as in `.env.example`; DATA_DIR and CONTACT_TOKEN come from the start script */
export function openDesk(env: Readonly<Record<string, string | undefined>>): Desk {
  const siteUrl = (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/$/, '');
  const lakeUrl = env.LAKE_URL || `http://127.0.0.1:${env.LAKE_PORT || 4000}`;
  const outbox = resolve(/* turbopackIgnore: true */ env.DATA_DIR || './.data', 'site', 'outbox');
  const messages = openDiskQueue(resolve(/* turbopackIgnore: true */ outbox, 'messages'));
  const mails = openDiskQueue(resolve(/* turbopackIgnore: true */ outbox, 'mail'));
  const postman = env.SMTP_URL ? mailCourier(mails, env.SMTP_URL, siteUrl, env.CONTACT_FROM) : undefined;

  const runner = createCourier({
    title: 'Messages for the Content Lake',
    queue: messages,
    ...LAKE_DELAYS,
    async deliver(content): Promise<Delivery> {
      const { message, notify, timeZone } = content as Kept;
      if (!env.CONTACT_TOKEN) throw new Error('CONTACT_TOKEN is not set');
      const delivery = await sendToLake(message, { lakeUrl, token: env.CONTACT_TOKEN });
      if (delivery === 'done' && postman && notify) {
        await mails.add(noticeOf(message, notify, timeZone));
        postman.wake();
      }
      return delivery;
    },
  });
  // What the process before this one could not deliver.
  runner.wake();
  postman?.wake();

  // Shared with the lake, so it outlives a restart; a random one only costs the forms that are open then a second click.
  const secret = env.LAKE_WEBHOOK_SECRET || randomBytes(32).toString('base64url');
  const recent = createRecent();
  let last: Promise<void> = Promise.resolve();

  async function keepAfter(before: Promise<void>, kept: Kept): Promise<void> {
    // Whether that one could be kept is its sender's to know.
    await before.catch(() => undefined);
    if (recent.has(kept.message)) return;
    await messages.add(kept);
    recent.add(kept.message);
    runner.wake();
  }

  return {
    stamps: createStamps(secret),
    limit: createRateLimit(LIMIT),
    secret,
    defaultNotify: env.CONTACT_TO ?? '',
    keep(message, notify, timeZone) {
      // One after the other: the same words may come again while the first are on their way to the disk.
      const kept = keepAfter(last, { message, notify, timeZone });
      last = kept;
      return kept;
    },
    async settled() {
      await runner.settled();
      await postman?.settled();
    },
    stop() {
      runner.stop();
      postman?.stop();
    },
  };
}

function mailCourier(queue: DiskQueue, smtpUrl: string, siteUrl: string, from?: string): Courier {
  const sender = from || `site@${new URL(siteUrl).hostname}`;
  const send = createMailer({ smtpUrl, siteUrl, from: sender });
  const deliver = (content: unknown) => send(content as Notice);
  return createCourier({ title: 'E-mail about messages', queue, ...MAIL_DELAYS, deliver });
}

function noticeOf({ _id, subject, receivedAt }: NewMessage, to: string, timeZone: string | undefined): Notice {
  return { to, id: _id, subject, receivedAt, timeZone, giveUpAt: Date.now() + MAIL_LIFETIME };
}

declare global {
  // Actions, routes and the start of the server are bundled apart: a module variable would exist once in each.
  var contactDesk: Desk | undefined;
}

/** The one desk of this process. */
export function contactDesk(): Desk {
  globalThis.contactDesk ??= openDesk(process.env);
  return globalThis.contactDesk;
}

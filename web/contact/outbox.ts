import { resolve } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Wish } from '#schemas/objects/appointment-words.ts';
import { createMailer, type MailNotice } from './mailer.ts';
import type { NewMessage } from './message.ts';
import { openQueues } from './queue.ts';
import { createQueueWorker, type Delivery } from './queue-worker.ts';
import { sendToLake, withdrawInLake } from './send-to-lake.ts';

/** Messages that were received and did not reach the lake yet, and e-mails about them. */
export interface Outbox {
  /**
   * Puts a message on disk, from where it goes to the lake. When this returns, it cannot be lost any more.
   * @param notify who is told by e-mail; empty for nobody
   * @param timeZone by which they read when it came
   * @returns the message that stands: an earlier one with the same words, where there was one just now
   * @throws Error when the disk does not take it
   */
  readonly keep: (message: NewMessage, notify: string, timeZone?: string) => NewMessage;
  /** Has the patient's page of a request tell what was asked for, for a month. @throws Error when the disk does not take it */
  remember(id: string, asked: Asked): void;
  /** @returns undefined after that month, and of a request that was withdrawn */
  askedBy(id: string): Asked | undefined;
  /** Has a request withdrawn, after all that came before. @throws Error when the disk does not take it */
  withdraw(id: string): void;
  isWithdrawn(id: string): boolean;
  /** Resolves when nothing is on its way. */
  settled(): Promise<void>;
  stop(): void;
}

/** What was asked for, in words, and the page of it. Nothing of the person. */
export interface Asked extends Wish {
  readonly about: string;
  readonly plan: string;
  /** What the plan asks for it; empty where it asks nothing. */
  readonly terms?: string;
  readonly path: string | undefined;
  /** What does not fit together, as it was said before it was sent. */
  readonly hints?: readonly string[];
}

interface Kept {
  readonly message: NewMessage;
  readonly notify: string;
  readonly timeZone?: string | undefined;
}

/** Of a message that waits in the same queue, or arrived before. */
interface Withdrawal {
  readonly withdrawn: string;
}

/** By then the clinic has answered, and most exams were made. */
const ASKED_MS = 30 * 24 * 60 * 60 * 1000;

/** Three days: then the message has been read in Studio, or a mail no longer helps. */
const MAIL_LIFETIME_MS = 3 * 24 * 60 * 60 * 1000;

/** The lake may be stopped and started by staff: nobody should wait for its messages for long after that. */
const LAKE_DELAYS = { firstDelayMs: 250, longestDelayMs: 5_000 };
const MAIL_DELAYS = { firstDelayMs: 2_000, longestDelayMs: 5 * 60_000 };

/** @param env as in `.env.example`; DATA_DIR and CONTACT_TOKEN come from the start script */
export function openOutbox(env: Readonly<Record<string, string | undefined>>): Outbox {
  const siteUrl = (env.SITE_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/$/, '');
  const lakeUrl = env.LAKE_URL || `http://127.0.0.1:${env.LAKE_PORT || 4000}`;
  const queues = openQueues(resolve(/* turbopackIgnore: true */ env.DATA_DIR || './.data', 'site', 'outbox'));
  const messages = queues.queue('messages');
  const mails = queues.queue('mail');
  const withdrawn = queues.queue('withdrawn');

  const from = env.CONTACT_FROM || `site@${new URL(siteUrl).hostname}`;
  const sendMail = env.SMTP_URL ? createMailer({ smtpUrl: env.SMTP_URL, siteUrl, from }) : undefined;
  const mailWorker =
    sendMail &&
    createQueueWorker({
      title: 'E-mail about messages',
      queue: mails,
      ...MAIL_DELAYS,
      deliver: (content) => sendMail(content as MailNotice),
    });

  const messageWorker = createQueueWorker({
    title: 'Messages for the Content Lake',
    queue: messages,
    ...LAKE_DELAYS,
    async deliver(content): Promise<Delivery> {
      if (!env.CONTACT_TOKEN) throw new Error('CONTACT_TOKEN is not set');
      const lake = { lakeUrl, token: env.CONTACT_TOKEN };
      const entry = content as Kept | Withdrawal;
      if ('withdrawn' in entry) return await withdrawInLake(entry.withdrawn, lake);
      const { message, notify, timeZone } = entry;
      const delivery = await sendToLake(message, lake);
      if (delivery === 'done' && mailWorker && notify) {
        const { _id: id, subject, receivedAt, number } = message;
        const notice: MailNotice = {
          to: notify,
          id,
          subject,
          ...(number && { isRequest: true }),
          receivedAt,
          timeZone,
          giveUpAt: Date.now() + MAIL_LIFETIME_MS,
        };
        mails.add(notice);
        mailWorker.wake();
      }
      return delivery;
    },
  });
  // What the process before this one could not deliver.
  messageWorker.wake();
  mailWorker?.wake();

  const settled = async () => {
    await messageWorker.settled();
    await mailWorker?.settled();
  };
  const recent = createRecentMessages();
  return {
    keep(message, notify, timeZone) {
      const known = recent.find(message);
      // Who withdrew and asks again means it.
      if (known && !withdrawn.holds(known._id)) return known;
      messages.add({ message, notify, timeZone } satisfies Kept);
      recent.add(message);
      messageWorker.wake();
      return message;
    },
    remember: (id, asked) => queues.notes.put(id, asked, Date.now() + ASKED_MS),
    askedBy: (id) => queues.notes.get(id) as Asked | undefined,
    withdraw(id) {
      messages.add({ withdrawn: id } satisfies Withdrawal);
      withdrawn.add(id);
      queues.notes.remove(id);
      messageWorker.wake();
    },
    isWithdrawn: (id) => withdrawn.holds(id),
    settled,
    stop() {
      messageWorker.stop();
      mailWorker?.stop();
      void settled().then(() => queues.close());
    },
  };
}

/** So long the same words from the same person are one message, whichever form they came by. */
const SAME_MESSAGE_MS = 10 * 60_000;
const MAX_RECENT = 1_000;

/**
 * The last messages that were kept, told apart by what is in them. The id does not do for that: on a slow network a
 * visitor presses the button before the form's script has come, then once more with it, and the second form has a number
 * that the first had not.
 */
export function createRecentMessages(now: () => number = Date.now) {
  const recent = new LRUCache<string, NewMessage>({
    max: MAX_RECENT,
    ttl: SAME_MESSAGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  const wordsOf = ({ name, phone, email, subject, text }: NewMessage) =>
    JSON.stringify([name, phone, email, subject, text]);
  return {
    find: (message: NewMessage) => recent.get(wordsOf(message)),
    add: (message: NewMessage) => void recent.set(wordsOf(message), message),
  };
}

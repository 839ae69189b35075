import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { News } from './alarm.ts';

/** For an answer of the mail server: one that looks through a mail first may need a while. */
const TIMEOUT_MS = 60_000;
/** For a whole mail: a server that says something now and then could hold it for ever. */
const LONGEST_MS = 5 * 60_000;
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 60 * 60_000;

interface AlarmMailsOptions {
  readonly smtpUrl: string;
  readonly from: string;
  readonly siteUrl: string;
  /** Who gets them, as far as that can be read now. @throws Error when it cannot */
  readonly readAddresses: () => readonly string[];
  /** Who gets them when nobody could ever be read; undefined: nobody. */
  readonly fallback: string | undefined;
  readonly firstRetryMs?: number;
}

/** Sends news to those who run the clinic, one mail after the other. What is not taken is tried again, later and later. */
export class AlarmMails {
  readonly #options: AlarmMailsOptions;
  readonly #waiting: News[] = [];
  #addresses: readonly string[] = [];
  #isSending = false;

  constructor(options: AlarmMailsOptions) {
    this.#options = options;
    // Later the folder that they are in may be what is wrong.
    this.#present();
  }

  /** Nobody has to wait for it. */
  send(news: News): void {
    this.#waiting.push(news);
    if (!this.#isSending) void this.#sendAll();
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    let retry = this.#options.firstRetryMs ?? FIRST_RETRY_MS;
    for (let news = this.#waiting[0]; news; news = this.#waiting[0]) {
      try {
        await this.#mail(news);
        this.#waiting.shift();
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        console.error(`An alarm could not be mailed (${reason}); it is tried again in ${retry / 1000} s.`);
        await pause(retry);
        retry = Math.min(2 * retry, LAST_RETRY_MS);
      }
    }
    this.#isSending = false;
  }

  /** @throws Error while the mail server does not take it */
  async #mail({ begun, over }: News): Promise<void> {
    const { smtpUrl, from, siteUrl } = this.#options;
    const to = this.#present();
    if (to.length === 0) return;
    const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
    const transport = createTransport({ url: smtpUrl, ...timeouts }, { from });
    const { hostname } = new URL(siteUrl);
    const paragraphs = [
      ...begun.map((message) => `Atenção: ${message}`),
      ...over.map((message) => `Resolvido: ${message}`),
      begun.length > 0
        ? 'Avise quem cuida do servidor. Lá, o comando “clinic status” mostra o que falta. Outro e-mail dirá quando estiver resolvido.'
        : 'Não é preciso fazer mais nada.',
    ];
    const sending = transport.sendMail({
      to: [...to],
      subject: begun.length > 0 ? `${hostname}: o servidor precisa de atenção` : `${hostname}: resolvido`,
      text: paragraphs.join('\n\n'),
    });
    const deadline = new AbortController();
    const tooLong = pause(LONGEST_MS, undefined, { signal: deadline.signal }).then(() => {
      throw new Error('the mail server takes too long');
    });
    try {
      await Promise.race([sending, tooLong]);
    } finally {
      deadline.abort();
      transport.close();
    }
  }

  #present(): readonly string[] {
    const { readAddresses, fallback } = this.#options;
    try {
      this.#addresses = readAddresses();
    } catch {
      // Whoever was read before still gets them.
    }
    return this.#addresses.length === 0 && fallback ? [fallback] : this.#addresses;
  }
}

/** E-mails of the administrators who may sign in; read from the file itself, since the lake may be what does not answer. */
export function administratorsIn(dataDir: string): readonly string[] {
  const database = new DatabaseSync(join(dataDir, 'accounts.db'), { readOnly: true });
  try {
    const rows = database.prepare("SELECT email FROM user WHERE role = 'administrator' AND disabled_at IS NULL").all();
    return rows.map(({ email }) => String(email));
  } finally {
    database.close();
  }
}

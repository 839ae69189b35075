import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';

/** Test support: a mail server that keeps what it takes. */
export interface MailServer {
  /** Not read yet, decoded, with their heads. */
  readonly mails: string[];
  /** Answers to the next recipients; without one, a mail is taken. */
  readonly refusals: number[];
  /** @returns its address, for `SMTP_URL` */
  open(): Promise<string>;
  readonly nextMail: () => Promise<string>;
  empty(): void;
  close(): Promise<void>;
}

export function mailServer(): MailServer {
  const mails: string[] = [];
  const refusals: number[] = [];
  let onMail: () => void = () => undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, callback) {
      const responseCode = refusals.shift();
      if (responseCode !== undefined) return callback(Object.assign(new Error('not now'), { responseCode }));
      callback();
    },
    onData(stream, _session, callback) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push(decoded(text));
        callback();
        onMail();
      });
    },
  });
  return {
    mails,
    refusals,
    async open() {
      server.listen(0, '127.0.0.1');
      await once(server.server, 'listening');
      return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
    },
    async nextMail() {
      if (mails.length === 0) await new Promise<void>((resolve) => (onMail = resolve));
      return mails.shift() ?? '';
    },
    empty() {
      mails.length = 0;
      refusals.length = 0;
    },
    close: () => new Promise((done) => server.close(done)),
  };
}

/** Quoted-printable. */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Lets what is under way go on until something is so. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextTurn();
}

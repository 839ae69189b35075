import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A mail server that keeps what it gets. */
export interface LetterBox {
  readonly smtpUrl: string;
  /** The first link in the last mail to somebody, when it has come. */
  linkFor(address: string): Promise<string>;
  /** Every mail to somebody so far, with its head. */
  textsFor(address: string): readonly string[];
  close(): Promise<void>;
}

/** Opens one on a free port of this machine. */
export async function openLetterBox(): Promise<LetterBox> {
  const mails: { readonly to: readonly string[]; readonly text: string }[] = [];
  const textsFor = (address: string) => mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
  const linksFor = (address: string) => textsFor(address).flatMap((text) => /https?:\/\/\S+/.exec(text) ?? []);
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo.map(({ address }) => address), text: decodeQuotedPrintable(text) });
        callback();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    async linkFor(address) {
      await eventually(async () => linksFor(address).length > 0, true);
      return linksFor(address).at(-1) ?? '';
    },
    textsFor,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

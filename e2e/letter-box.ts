import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from './eventually.ts';

/** A mail server that keeps what it gets. */
export interface LetterBox {
  readonly smtpUrl: string;
  /** The first link in the last mail to somebody, when it has come. */
  linkFor(address: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens one on a free port of this machine. */
export async function openLetterBox(): Promise<LetterBox> {
  const links = new Map<string, string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, callback) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        const [link] = /https?:\/\/\S+/.exec(decodeQuotedPrintable(text)) ?? [];
        if (link) for (const { address } of session.envelope.rcptTo) links.set(address, link);
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
      await eventually(async () => links.has(address), true);
      return links.get(address) ?? '';
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function decodeQuotedPrintable(text: string): string {
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}

/** What stands in the place of lake and mail server, for tests of the outbox. Importing it sets them up and takes them down. */
import { createServer, type Server } from 'node:http';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { jest } from '@jest/globals';
import type { NewMessage } from './message.ts';
import { openOutbox, type Outbox } from './outbox.ts';

export const dataDir = mkdtempSync(join(tmpdir(), 'contact-outbox-'));
export const folder = join(dataDir, 'site', 'outbox');

/** What stands in the place of the lake: it takes what is sent to it, or answers the status it is told to. */
export const lake = { status: 200, created: [] as string[], asked: 0, tokens: new Set<string>() };
export const mails: string[] = [];
export const smtpState = { refusesFor: 0 };
let http: Server;
let smtp: SMTPServer;
/** The one that was opened last. */
let outbox: Outbox | undefined;

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

beforeAll(async () => {
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      lake.asked += 1;
      lake.tokens.add(request.headers.authorization ?? '');
      if (lake.status === 200) {
        const { mutations } = JSON.parse(body) as { mutations: { create?: NewMessage; patch?: { id: string } }[] };
        lake.created.push(...mutations.map(({ create, patch }) => create?.name ?? `withdrawn ${patch?.id}`));
      }
      response.writeHead(lake.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        smtpState.refusesFor -= 1;
        if (smtpState.refusesFor >= 0) return done(Object.assign(new Error('busy'), { responseCode: 451 }));
        mails.push(text);
        done();
      });
    },
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  Object.assign(lake, { status: 200, created: [], asked: 0 });
  smtpState.refusesFor = 0;
  mails.length = 0;
});

afterEach(async () => {
  outbox?.stop();
  await outbox?.settled();
});

afterAll(async () => {
  http.close();
  await new Promise<void>((done) => smtp.close(() => done()));
  rmSync(dataDir, { recursive: true, force: true });
});

export function open(env: Record<string, string> = {}): Outbox {
  outbox = openOutbox({
    DATA_DIR: dataDir,
    LAKE_URL: `http://127.0.0.1:${portOf(http)}`,
    SITE_URL: 'https://clinica.example',
    CONTACT_TOKEN: 'robot',
    ...env,
  });
  return outbox;
}

export const message = (name: string): NewMessage => ({
  _id: `messages.${name}`,
  _type: 'message',
  state: 'novo',
  name,
  phone: '(66) 99999-0000',
  subject: 'exames',
  text: 'Texto só para a equipe',
  receivedAt: '2026-03-10T15:00:00.000Z',
});

function count(queue: string, refused: number): number {
  if (!existsSync(join(folder, 'outbox.db'))) return 0;
  const database = new DatabaseSync(join(folder, 'outbox.db'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS n FROM entry WHERE queue = ? AND refused = ?').get(queue, refused);
  database.close();
  return Number(row?.n);
}

export const waiting = (queue = 'messages') => count(queue, 0);
export const refused = (queue = 'messages') => count(queue, 1);

export async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isTrue() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

/** Of the mail server. */
export const mailUrl = () => `smtp://127.0.0.1:${portOf(smtp.server)}`;

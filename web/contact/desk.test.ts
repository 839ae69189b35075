/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { jest } from '@jest/globals';
import { type Desk, openDesk } from './desk.ts';
import type { NewMessage } from './new-message.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contact-desk-'));
const outbox = join(dataDir, 'site', 'outbox');

/** What stands in the place of the lake: it takes what is sent to it, or answers the status it is told to. */
const lake = { status: 200, created: [] as string[], asked: 0, tokens: new Set<string>() };
const mails: string[] = [];
const smtpState = { refusesFor: 0 };
let http: Server;
let smtp: SMTPServer;
let desk: Desk | undefined;

const portOf = (server: { address(): unknown }) => (server.address() as { port: number }).port;

beforeAll(async () => {
  http = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      lake.asked += 1;
      lake.tokens.add(request.headers.authorization ?? '');
      if (lake.status === 200) {
        const { mutations } = JSON.parse(body) as { mutations: { create: NewMessage }[] };
        lake.created.push(...mutations.map(({ create }) => create.name ?? ''));
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
  rmSync(outbox, { recursive: true, force: true });
  Object.assign(lake, { status: 200, created: [], asked: 0 });
  smtpState.refusesFor = 0;
  mails.length = 0;
});

afterEach(async () => {
  desk?.stop();
  await desk?.settled();
});

afterAll(async () => {
  http.close();
  await new Promise<void>((done) => smtp.close(() => done()));
  rmSync(dataDir, { recursive: true, force: true });
});

function open(env: Record<string, string> = {}): Desk {
  return openDesk({
    DATA_DIR: dataDir,
    LAKE_URL: `http://127.0.0.1:${portOf(http)}`,
    SITE_URL: 'https://clinica.example',
    CONTACT_TOKEN: 'robot',
    ...env,
  });
}

const message = (name: string): NewMessage => ({
  _id: `messages.${name}`,
  _type: 'message',
  state: 'novo',
  name,
  phone: '(66) 99999-0000',
  subject: 'exames',
  text: 'Texto só para a equipe',
  receivedAt: '2026-03-10T15:00:00.000Z',
});

const waiting = (folder = 'messages') =>
  existsSync(join(outbox, folder)) ? readdirSync(join(outbox, folder)).filter((name) => name.endsWith('.json')) : [];

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isTrue() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

it('brings messages to the lake with its own token and leaves nothing behind', async () => {
  desk = open();
  await desk.keep(message('a'), '');
  await desk.settled();
  expect(lake.created).toEqual(['a']);
  expect([...lake.tokens]).toEqual(['Bearer robot']);
  expect(waiting()).toEqual([]);
});

it('keeps messages on disk while the lake is away, readable for the owner alone, and delivers them in order', async () => {
  lake.status = 503;
  desk = open();
  for (const name of ['a', 'b', 'c']) await desk.keep(message(name), '');
  const files = waiting();
  expect(files).toHaveLength(3);
  expect(statSync(join(outbox, 'messages', files[0] ?? '')).mode & 0o077).toBe(0);
  lake.status = 200;
  await until(() => lake.created.length === 3);
  expect(lake.created).toEqual(['a', 'b', 'c']);
  await until(() => waiting().length === 0);
});

it('delivers after a restart what the process before could not', async () => {
  lake.status = 401;
  desk = open();
  await desk.keep(message('a'), '');
  await desk.settled();
  desk.stop();
  lake.status = 200;
  desk = open();
  await desk.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes a double click for one message', async () => {
  desk = open();
  await desk.keep(message('a'), '');
  await desk.keep(message('a'), '');
  await desk.keep({ ...message('a'), _id: 'messages.of-a-form-with-script' }, '');
  await desk.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes the same words for one message also while the first are on their way to the disk', async () => {
  const opened = open();
  desk = opened;
  await Promise.all(['a', 'a', 'b', 'a'].map((name) => opened.keep(message(name), '')));
  await opened.settled();
  expect(lake.created).toEqual(['a', 'b']);
});

it('puts aside what the lake will never take, and goes on with the next', async () => {
  lake.status = 400;
  desk = open();
  await desk.keep(message('bad'), '');
  await desk.settled();
  lake.status = 200;
  writeFileSync(join(outbox, 'messages', '000000000000001-half.json'), '{"message": {');
  await desk.keep(message('good'), '');
  await desk.settled();
  expect(lake.created).toEqual(['good']);
  expect(readdirSync(join(outbox, 'messages', 'refused'))).toHaveLength(2);
});

it('says that a message could not be kept when the disk does not take it', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  desk = open({ DATA_DIR: join(dataDir, 'file') });
  await expect(desk.keep(message('a'), '')).rejects.toThrow('ENOTDIR');
});

it('tells the clinic by e-mail that there is a message, and nothing of what is in it', async () => {
  desk = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  await desk.keep(message('a'), 'recepcao@clinica.example');
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain('To: recepcao@clinica.example');
  expect(mail).toContain('Subject: Nova mensagem pelo site: Exames e preparo');
  expect(mail).toContain('https://clinica.example/studio/intent/edit/id');
  for (const secret of ['99999', 'Texto', 'equipe']) expect(mail).not.toContain(secret);
  await until(() => waiting('mail').length === 0);
});

it.each([
  ['America/Sao_Paulo', '12:00'],
  ['America/Rio_Branco', '10:00'],
  [undefined, '11:00'],
])('W: says when a message came by the clock of the clinic, in %s', async (timeZone, hour) => {
  desk = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  await desk.keep(message('a'), 'recepcao@clinica.example', timeZone);
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain(`10/03/2026, ${hour} (hor=C3=A1rio da cl=C3=ADnica)`);
});

it('tries an e-mail again when the mail server is busy, without holding up messages', async () => {
  smtpState.refusesFor = 1;
  desk = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  await desk.keep(message('a'), 'recepcao@clinica.example');
  await until(() => waiting('mail').length === 1 && lake.created.length === 1);
  await desk.keep(message('b'), '');
  await until(() => lake.created.length === 2);
  await until(() => mails.length === 1);
  expect(lake.created).toEqual(['a', 'b']);
});

it('writes no e-mail when no mail server is configured', async () => {
  desk = open();
  await desk.keep(message('a'), 'recepcao@clinica.example');
  await desk.settled();
  expect(waiting('mail')).toEqual([]);
});

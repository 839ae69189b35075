/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SMTPServer } from 'smtp-server';
import { jest } from '@jest/globals';
import type { NewMessage } from './message.ts';
import { openOutbox, type Outbox } from './outbox.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'contact-outbox-'));
const folder = join(dataDir, 'site', 'outbox');

/** What stands in the place of the lake: it takes what is sent to it, or answers the status it is told to. */
const lake = { status: 200, created: [] as string[], asked: 0, tokens: new Set<string>() };
const mails: string[] = [];
const smtpState = { refusesFor: 0 };
let http: Server;
let smtp: SMTPServer;
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

function open(env: Record<string, string> = {}): Outbox {
  return openOutbox({
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

function count(queue: string, refused: number): number {
  if (!existsSync(join(folder, 'outbox.db'))) return 0;
  const database = new DatabaseSync(join(folder, 'outbox.db'), { readOnly: true });
  const row = database.prepare('SELECT count(*) AS n FROM entry WHERE queue = ? AND refused = ?').get(queue, refused);
  database.close();
  return Number(row?.n);
}

const waiting = (queue = 'messages') => count(queue, 0);
const refused = (queue = 'messages') => count(queue, 1);

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!isTrue() && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
  expect(isTrue()).toBe(true);
}

it('brings messages to the lake with its own token and leaves nothing behind', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  expect([...lake.tokens]).toEqual(['Bearer robot']);
  expect(waiting()).toBe(0);
});

it('keeps messages on disk while the lake is away, readable for the owner alone, and delivers them in order', async () => {
  lake.status = 503;
  outbox = open();
  for (const name of ['a', 'b', 'c']) outbox.keep(message(name), '');
  expect(waiting()).toBe(3);
  expect(statSync(folder).mode & 0o077).toBe(0);
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
  lake.status = 200;
  await until(() => lake.created.length === 3);
  expect(lake.created).toEqual(['a', 'b', 'c']);
  await until(() => waiting() === 0);
});

it('U6: a request that is withdrawn while the lake is away arrives first, then that it was; both survive a restart', async () => {
  lake.status = 503;
  outbox = open();
  outbox.keep(message('a'), '');
  outbox.withdraw('messages.a');
  expect(waiting()).toBe(2);
  outbox.stop();
  await outbox.settled();
  lake.status = 200;
  outbox = open();
  await until(() => waiting() === 0);
  expect(lake.created).toEqual(['a', 'withdrawn messages.a']);
  expect([outbox.isWithdrawn('messages.a'), outbox.isWithdrawn('messages.b')]).toEqual([true, false]);
});

it('U6: where the token may not withdraw, messages behind it still arrive', async () => {
  lake.status = 403;
  outbox = open();
  outbox.withdraw('messages.a');
  await until(() => refused() === 1);
  lake.status = 200;
  outbox.keep(message('b'), '');
  await until(() => waiting() === 0);
  expect(lake.created).toEqual(['b']);
});

it('delivers after a restart what the process before could not', async () => {
  lake.status = 401;
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  outbox.stop();
  lake.status = 200;
  outbox = open();
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes a double click for one message', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  outbox.keep(message('a'), '');
  outbox.keep({ ...message('a'), _id: 'messages.of-a-form-with-script' }, '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('takes the same words for one message also while the first are on their way to the disk', async () => {
  const opened = open();
  outbox = opened;
  for (const name of ['a', 'a', 'b', 'a']) opened.keep(message(name), '');
  await opened.settled();
  expect(lake.created).toEqual(['a', 'b']);
});

it('puts aside what the lake will never take, and goes on with the next', async () => {
  lake.status = 400;
  outbox = open();
  outbox.keep(message('bad'), '');
  await outbox.settled();
  lake.status = 200;
  outbox.keep(message('good'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['good']);
  expect([waiting(), refused()]).toEqual([0, 1]);
});

it('takes over what a version before left in files of its own, and delivers it in its order', async () => {
  mkdirSync(join(folder, 'messages', 'refused'), { recursive: true });
  mkdirSync(join(folder, 'mail'));
  const write = (name: string, content: unknown) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('messages/000001780000001-000000001-7.json', { message: message('b'), notify: '' });
  write('messages/000001780000000-000000009-7.json', { message: message('a'), notify: '' });
  write('messages/refused/000001770000000-000000001-7.json', { message: message('bad'), notify: '' });
  writeFileSync(join(folder, 'messages', '000001780000002-000000002-7.json'), '{"message": {');
  const notice = { to: 'recepcao@clinica.example', id: 'messages.z', subject: 'exames', giveUpAt: Date.now() + 60_000 };
  write('mail/000001780000000-000000001-7.json', notice);
  outbox = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  outbox.keep(message('c'), '');
  await until(() => lake.created.length === 3 && mails.length === 1);
  expect(lake.created).toEqual(['a', 'b', 'c']);
  await until(() => waiting() === 0 && waiting('mail') === 0);
  expect(refused()).toBe(2);
  const left = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  expect(left).toEqual([]);
});

it('loses nothing that was kept when the process is killed at once', async () => {
  const kept = JSON.stringify({ message: message('a'), notify: '' });
  const script = `const { openQueues } = await import(${JSON.stringify(join(import.meta.dirname, 'queue.ts'))});
    openQueues(${JSON.stringify(folder)}).queue('messages').add(${kept});
    process.kill(process.pid, 'SIGKILL');`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(signal).toBe('SIGKILL');
  outbox = open();
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
});

it('keeps nothing of a message on disk once it is delivered', async () => {
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'latin1')).not.toContain('equipe');
});

it('puts a damaged file aside and takes messages again', async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'outbox.db'), 'no database at all');
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  expect(lake.created).toEqual(['a']);
  expect(readdirSync(folder).filter((name) => name.startsWith('outbox.db.damaged-'))).toHaveLength(1);
});

it('says that a message could not be kept when the disk does not take it', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  const opened = open({ DATA_DIR: join(dataDir, 'file') });
  outbox = opened;
  expect(() => opened.keep(message('a'), '')).toThrow('ENOTDIR');
});

it('tells the clinic by e-mail that there is a message, and nothing of what is in it', async () => {
  outbox = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain('To: recepcao@clinica.example');
  expect(mail).toContain('Subject: Nova mensagem pelo site: Exames e preparo');
  expect(mail).toContain('https://clinica.example/studio/intent/edit/id');
  for (const secret of ['99999', 'Texto', 'equipe']) expect(mail).not.toContain(secret);
  await until(() => waiting('mail') === 0);
});

it('U6: of a request the mail says that it is one, and nothing of what is asked for', async () => {
  outbox = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  outbox.keep({ ...message('a'), number: '0a1b-2c3d-4e5f', about: 'Psicoterapia' }, 'recepcao@clinica.example');
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain('Subject: Novo pedido de agendamento pelo site');
  expect(mail).not.toMatch(/Psicoterapia|0a1b/i);
  await until(() => waiting('mail') === 0);
});

it.each([
  ['America/Sao_Paulo', '12:00'],
  ['America/Rio_Branco', '10:00'],
  [undefined, '11:00'],
])('W: says when a message came by the clock of the clinic, in %s', async (timeZone, hour) => {
  outbox = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  outbox.keep(message('a'), 'recepcao@clinica.example', timeZone);
  await until(() => mails.length === 1);
  const mail = (mails[0] ?? '').replaceAll('=\r\n', '');
  expect(mail).toContain(`10/03/2026, ${hour} (hor=C3=A1rio da cl=C3=ADnica)`);
});

it('tries an e-mail again when the mail server is busy, without holding up messages', async () => {
  smtpState.refusesFor = 1;
  outbox = open({ SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}` });
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await until(() => waiting('mail') === 1 && lake.created.length === 1);
  outbox.keep(message('b'), '');
  await until(() => lake.created.length === 2);
  await until(() => mails.length === 1);
  expect(lake.created).toEqual(['a', 'b']);
});

it('writes no e-mail when no mail server is configured', async () => {
  outbox = open();
  outbox.keep(message('a'), 'recepcao@clinica.example');
  await outbox.settled();
  expect(waiting('mail')).toBe(0);
});

it('O4: takes messages also when its folder was destroyed, and loses none of those that wait', async () => {
  lake.status = 503;
  outbox = open();
  outbox.keep(message('a'), '');
  await outbox.settled();
  rmSync(dataDir, { recursive: true });
  outbox.keep(message('b'), '');
  await outbox.settled();
  expect(waiting('messages')).toBe(2);
  lake.status = 200;
  await until(() => waiting('messages') === 0);
  expect(lake.created).toEqual(['a', 'b']);
});

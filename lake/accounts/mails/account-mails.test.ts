import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../config/config.ts';
import { createPerson } from '../pages/testing.ts';
import { openTestLake } from '../../routes/testing.ts';
import { createAccountMails } from './account-mails.ts';
import { mailServer, until } from './mail-fixture.ts';
import { openTestAccounts } from '../testing.ts';
import type { TestLake } from '../../routes/testing.ts';
import type { AccountMails } from './account-mails.ts';
import type { Accounts } from '../accounts.ts';
import type { Links } from '../links.ts';
import type { User } from '../users.ts';

const server = mailServer();
const { mails, refusals, nextMail } = server;
let env: Record<string, string>;
let lake: TestLake | undefined;

beforeAll(async () => {
  env = { SMTP_URL: await server.open() };
});
beforeEach(() => server.empty());
afterEach(() => {
  lake?.close();
  lake = undefined;
});
afterAll(() => server.close());

const tokenIn = (mail: string) => /token=(lk[\w-]+)/.exec(mail)?.[1] ?? '';

test('L11: a link that somebody asks for while the mail server is away comes when it is back', async () => {
  lake = openTestLake(env);
  const { users, links } = lake.accounts;
  const ana = await users.create({ email: 'ana@x.example', name: 'Ana', role: 'editor', password: undefined });
  refusals.push(451);
  const body = new URLSearchParams({ email: ana.email });
  expect((await lake.app(new Request('http://lake.test/accounts/reset', { method: 'POST', body }))).status).toBe(200);
  expect(links.find(tokenIn(await nextMail()))).toEqual({ userId: ana.id, purpose: 'invitation' });
});

test.each([
  ['en', 'Content Lake', ['New password · Content Lake', 'Hello, Pessoa 1.', 'Somebody asked for a new password']],
  ['pt-BR', 'Vida Plena', ['Senha nova · Vida Plena', 'Olá, Pessoa 1.', 'Alguém pediu uma senha nova']],
])('mails are in the language of the lake: %s', async (language, siteName, said) => {
  lake = openTestLake({ ...env, LAKE_LANGUAGE: language, LAKE_SITE_NAME: siteName });
  const { email } = await createPerson(lake);
  const body = new URLSearchParams({ email });
  await lake.app(new Request('http://lake.test/accounts/reset', { method: 'POST', body }));
  // In subjects spaces are underscores.
  const mail = (await nextMail()).replaceAll('_', ' ');
  expect(said.filter((text) => !mail.includes(text))).toEqual([]);
});

describe('a mail that the server does not take now', () => {
  let folder: string;
  let now: number;
  let accounts: Accounts;
  let ana: User;
  const logger = { warn: () => undefined };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'lake-mails-'));
    now = Date.parse('2026-05-04T12:00:00Z');
    open();
    const person = (email: string, role: string) =>
      accounts.users.create({ email, name: 'Ana', role, password: undefined });
    await person('admin@x.example', 'administrator');
    ana = await person('ana@x.example', 'editor');
  });
  afterEach(() => {
    accounts.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As a start of the lake does; `pass` milliseconds after what was before. */
  function open(pass = 0): AccountMails {
    now += pass;
    accounts = openTestAccounts(folder, () => now);
    return createAccountMails(readConfig({ ...env, DATA_DIR: folder }), accounts, logger);
  }
  function reopen(pass: number): AccountMails {
    accounts.close();
    return open(pass);
  }
  const isWaiting = () => accounts.mails.waitMs() !== undefined;
  const onDisk = () =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join();

  test('L11: is sent after a restart, with a link that works', async () => {
    refusals.push(451);
    expect(await reopen(0).sendLink(ana, 'invitation')).toBe('waiting');
    reopen(1000).start();
    const token = tokenIn(await nextMail());
    expect(accounts.links.find(token)).toEqual({ userId: ana.id, purpose: 'invitation' });
    expect(mails).toEqual([]);
  });

  test('L11: leaves no link on disk, neither while it waits nor when it was sent', async () => {
    const made: string[] = [];
    const { links } = accounts;
    const noting: Links = {
      ...links,
      create(userId, purpose) {
        const token = links.create(userId, purpose);
        if (token !== undefined) made.push(token);
        return token;
      },
    };
    const config = readConfig({ ...env, DATA_DIR: folder });
    const sender = createAccountMails(config, { ...accounts, links: noting }, logger);
    refusals.push(451);
    expect(await sender.sendLink(ana, 'reset')).toBe('waiting');
    expect([made.length, isWaiting()]).toEqual([1, true]);
    // Nobody got that one, so it opens nothing.
    expect(links.find(made[0] ?? '')).toBeUndefined();
    links.removeAllOf(ana.id);
    expect(await sender.sendLink(ana, 'reset')).toBe('sent');
    expect([made.length, isWaiting()]).toEqual([2, false]);
    for (const token of made) expect(onDisk()).not.toContain(token);
  });

  test('L11: is not sent when the link would have ended, or is not needed any more', async () => {
    refusals.push(451, 451, 451, 451);
    const sender = reopen(0);
    expect(await sender.sendLink(ana, 'reset')).toBe('waiting');
    now += 60 * 60_000;
    expect(accounts.mails.take()).toBeUndefined();
    expect(isWaiting()).toBe(false);

    expect(await sender.sendLink(ana, 'invitation')).toBe('waiting');
    accounts.links.use(accounts.links.create(ana.id, 'invitation') ?? '');
    expect(isWaiting()).toBe(false);

    expect(await sender.sendLink(ana, 'invitation')).toBe('waiting');
    accounts.users.update(ana.id, { active: false });
    reopen(1000).start();
    await until(() => !isWaiting());
    expect(mails).toEqual([]);
  });

  test('L11: is one, however often it is asked for, and tried ever more rarely', async () => {
    refusals.push(451);
    const sender = reopen(0);
    expect([await sender.sendLink(ana, 'reset'), await sender.sendLink(ana, 'reset')]).toEqual(['waiting', 'waiting']);
    const pauses: unknown[] = [];
    for (let count = 0; count < 12; count += 1) {
      now += accounts.mails.waitMs() ?? 0;
      accounts.mails.add(ana.id, 'invitation');
      const mail = accounts.mails.take();
      expect([mail?.kind, accounts.mails.take()]).toEqual(['invitation', undefined]);
      if (mail) accounts.mails.postpone(mail);
      pauses.push(accounts.mails.waitMs());
    }
    expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900].map((seconds) => seconds * 1000));
  });

  test('L11: is dropped when the server knows no such address; others come all the same', async () => {
    const sender = reopen(0);
    refusals.push(550);
    expect([await sender.sendLink(ana, 'invitation'), isWaiting()]).toEqual(['failed', false]);
    refusals.push(451);
    sender.tell(ana, 'A senha da sua conta foi trocada.');
    await until(() => refusals.length === 0 && (accounts.mails.waitMs() ?? Infinity) <= 1000);
    reopen(1000).start();
    expect(await nextMail()).toContain('A senha da sua conta foi trocada.');
  });

  test('L11: is not withdrawn with links when it is about something else', () => {
    accounts.mails.add(ana.id, 'approval', 'page-1');
    accounts.links.removeAllOf(ana.id);
    expect(isWaiting()).toBe(true);
  });

  test('L11: without a mail server nothing is kept', async () => {
    const sender = createAccountMails(readConfig({ DATA_DIR: folder }), accounts, logger);
    sender.tell(ana, 'A senha da sua conta foi trocada.');
    expect([await sender.sendLink(ana, 'invitation'), isWaiting()]).toEqual(['failed', false]);
  });
});

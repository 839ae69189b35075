import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureAdministrator } from './accounts.ts';
import { generatePassword, hashPassword, verifyPassword } from './passwords.ts';
import { openTestAccounts } from './testing.ts';
import type { Accounts } from './accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let accounts: Accounts;
let now = Date.parse('2026-05-04T12:00:00Z');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-accounts-'));
  accounts = openTestAccounts(folder, () => now, { names: ['Clínica Vida Plena'] });
});
afterEach(() => {
  accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

const editor = { email: 'bia@example.com', name: 'Bia', role: 'editor', password: 'uma senha longa' };

describe('people', () => {
  test('sign in with their password, whatever the case of their e-mail', async () => {
    const user = await accounts.users.create(editor);
    expect(await accounts.users.verify('BIA@example.com', 'uma senha longa')).toEqual(user);
    expect(await accounts.users.verify('bia@example.com', 'outra senha')).toBeUndefined();
    expect(await accounts.users.verify('nobody@example.com', 'uma senha longa')).toBeUndefined();
  });

  test.each([
    ['an e-mail that is none', { email: 'bia' }, /not an e-mail/],
    ['an unknown role', { role: 'owner' }, /role must be one of/],
    ['a short password', { password: 'curta' }, /at least 12/],
    ['no name', { name: ' ' }, /name/],
  ])('cannot be created with %s', async (_, change, message) => {
    await expect(accounts.users.create({ ...editor, ...change })).rejects.toThrow(message);
    expect(accounts.users.list()).toEqual([]);
  });

  test.each([
    ['ten digits in a row', '1234567890', /at least 12/],
    ['a common one', '1qaz2wsx3edc', /common/],
    ['a common one of this country', 'Corinthians2014', /common/],
    ['a word and a number', 'Administrador123!', /common/],
    ['digits only', '66 99876-1234 66', /common/],
    ['a row of the alphabet', 'abcdefghijklmn', /common/],
    ['a piece again and again', 'abc-abc-abc-abc', /common/],
    ['the name of the account', 'xx beatriz xx yy', /e-mail/],
    ['the name of the site', 'vida plena 4821 x', /site/],
    ['eleven characters', 'q7-Zt!pW9_k', /at least 12/],
  ])('L11: nobody gets %s as a password', async (_, password, message) => {
    const user = { ...editor, email: 'beatriz@example.com' };
    await expect(accounts.users.create({ ...user, password })).rejects.toThrow(message);
    await accounts.users.create(user);
    await expect(accounts.users.setPassword(user.email, password)).rejects.toThrow(message);
  });

  test.each(['uma senha longa', 'cavalo bateria grampo', 'K4vq-92mx-ttzc-81wd'])(
    'L11: a phrase or a random one is accepted: %s',
    async (password) => {
      await expect(accounts.users.create({ ...editor, password })).resolves.toMatchObject({ name: 'Bia' });
    },
  );

  test('have an e-mail of their own', async () => {
    await accounts.users.create(editor);
    await expect(accounts.users.create({ ...editor, email: 'Bia@Example.com' })).rejects.toThrow(/already/);
  });

  test('lose their sessions with a new password', async () => {
    const user = await accounts.users.create(editor);
    const { token } = accounts.sessions.start(user.id);
    await accounts.users.setPassword(editor.email, 'uma senha nova');
    expect(accounts.sessions.find(token)).toBeUndefined();
    expect(await accounts.users.verify(editor.email, 'uma senha nova')).toMatchObject({ id: user.id });
    await expect(accounts.users.setPassword('nobody@example.com', 'uma senha nova')).rejects.toThrow(/no account/);
  });
});

describe('the first administrator', () => {
  const FIRST_EMAIL = 'ti@clinica.example';

  test('gets the given password', async () => {
    expect(await ensureAdministrator(accounts, FIRST_EMAIL, 'senha combinada')).toBeUndefined();
    expect(await accounts.users.verify(FIRST_EMAIL, 'senha combinada')).toMatchObject({ role: 'administrator' });
  });

  test('gets a generated one otherwise, told once', async () => {
    const password = await ensureAdministrator(accounts, FIRST_EMAIL, undefined);
    expect(await accounts.users.verify(FIRST_EMAIL, password ?? '')).toMatchObject({ role: 'administrator' });
    expect(await ensureAdministrator(accounts, FIRST_EMAIL, undefined)).toBeUndefined();
    expect(accounts.users.list()).toHaveLength(1);
  });
});

describe('tokens', () => {
  test('of a session end with logout and after thirty days', async () => {
    const { id } = await accounts.users.create(editor);
    const first = accounts.sessions.start(id);
    expect(accounts.sessions.find(first.token)).toMatchObject({
      expired: false,
      userId: id,
      expiresAt: first.expiresAt,
    });
    accounts.sessions.endByToken(first.token);
    expect(accounts.sessions.find(first.token)).toBeUndefined();

    const second = accounts.sessions.start(id);
    now += 30 * DAY;
    expect(accounts.sessions.find(second.token)).toMatchObject({ expired: true });
  });

  test('of robots work until they are revoked', () => {
    const { token, robot } = accounts.robots.create('site', 'viewer');
    expect(accounts.robots.find(token)).toEqual({ ...robot, expired: false });
    expect(accounts.robots.list()).toEqual([robot]);
    expect(accounts.robots.revoke(robot.id)).toBe(true);
    expect(accounts.robots.revoke(robot.id)).toBe(false);
    expect(accounts.robots.find(token)).toBeUndefined();
    expect(() => accounts.robots.create('site', 'owner')).toThrow(/role must be one of/);
  });

  test('and passwords are nowhere in the files (L4)', async () => {
    const { id } = await accounts.users.create(editor);
    const secrets = [accounts.sessions.start(id).token, accounts.robots.create('ci', 'editor').token, editor.password];
    accounts.close();
    const content = readFileSync(join(folder, 'accounts.db')).toString('latin1');
    for (const secret of secrets) expect(content).not.toContain(secret);
    accounts = openTestAccounts(folder, () => now, { names: ['Clínica Vida Plena'] });
    expect(accounts.users.list()).toMatchObject([{ email: editor.email }]);
  });
});

test('preferences are kept per person and may be unset', () => {
  accounts.preferences.write('ana', [{ key: 'layout', value: { wide: true } }]);
  expect(accounts.preferences.read('ana', ['layout', 'other'])).toEqual([
    { key: 'layout', value: { wide: true } },
    { key: 'other', value: null },
  ]);
  expect(accounts.preferences.read('bia', ['layout'])).toEqual([{ key: 'layout', value: null }]);
});

test('a password is the same however its accents were typed', async () => {
  const stored = await hashPassword('coração seguro'.normalize('NFD'));
  expect(await verifyPassword('coração seguro'.normalize('NFC'), stored)).toBe(true);
  expect(await verifyPassword('coração seguro', 'md5$oops')).toBe(false);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
});

/** How willingly each thread of this process leaves processors to others: field 19 of proc(5)'s `stat`. */
function niceOfThreads(): number[] {
  return readdirSync('/proc/self/task').map((thread) => {
    const [, afterName = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
    return Number(afterName.split(' ')[16]);
  });
}

test('L8: a password is hashed in a thread that leaves the processors to those who work', async () => {
  await hashPassword('uma senha longa');
  // Elsewhere a thread has no priority of its own that could be read.
  const lowest = process.platform === 'linux' ? Math.max(...niceOfThreads()) : 19;
  expect(lowest).toBe(19);
});

test('generated passwords differ and can be typed', () => {
  expect(generatePassword()).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
  expect(generatePassword()).not.toBe(generatePassword());
});

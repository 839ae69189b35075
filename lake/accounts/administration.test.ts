import { jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CLI_ACTOR } from '../auth/audit.ts';
import { parseGrant } from '../auth/check-grants.ts';
import { openTestAccounts } from './testing.ts';
import type { Accounts } from './accounts.ts';

const DAY = 24 * 60 * 60 * 1000;
let folder: string;
let accounts: Accounts;
let now = Date.now();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-administration-'));
  accounts = openTestAccounts(folder, () => now);
});
afterEach(() => {
  accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

const person = (name: string, role = 'editor') => ({
  email: `${name}@example.com`,
  name,
  role,
  password: 'uma senha longa',
});

describe('an account', () => {
  test('that is disabled signs in no more, loses its sessions, and stays as an author', async () => {
    await accounts.users.create(person('ana', 'administrator'));
    const { id, email } = await accounts.users.create(person('bia'));
    const { token } = accounts.sessions.start(id);
    accounts.users.update(id, { active: false });
    expect(accounts.sessions.find(token)).toBeUndefined();
    expect(await accounts.users.verify(email, 'uma senha longa')).toBeUndefined();
    expect(accounts.users.get(id)).toMatchObject({ name: 'bia', active: false });
    accounts.users.update(id, { active: true });
    expect(await accounts.users.verify(email, 'uma senha longa')).toMatchObject({ id });
  });

  test.each([{ active: false }, { role: 'editor' }])(
    'of the last administrator cannot be changed to %j',
    async (change) => {
      const { id } = await accounts.users.create(person('ana', 'administrator'));
      expect(() => accounts.users.update(id, change)).toThrow('At least one active administrator must remain.');
      const other = await accounts.users.create(person('bia', 'administrator'));
      expect(accounts.users.update(id, change)).toMatchObject(change);
      expect(() => accounts.users.update(other.id, change)).toThrow('administrator must remain');
    },
  );

  test('changes its name and role, and nothing to what is no role', async () => {
    await accounts.users.create(person('ana', 'administrator'));
    const { id } = await accounts.users.create(person('bia'));
    expect(accounts.users.update(id, { name: ' Beatriz ', role: 'viewer' })).toMatchObject({
      name: 'Beatriz',
      role: 'viewer',
    });
    expect(() => accounts.users.update(id, { role: 'owner' })).toThrow('role must be one of');
    expect(() => accounts.users.update(id, { name: '' })).toThrow('name must not be empty');
  });
});

describe('sessions', () => {
  test('are listed without their tokens and ended one by one or all but the present one', async () => {
    const { id } = await accounts.users.create(person('ana'));
    const origin = { address: '203.0.113.7', agent: 'Firefox' };
    const first = accounts.sessions.start(id, origin);
    const [second, third] = [accounts.sessions.start(id), accounts.sessions.start(id)];
    const listed = accounts.sessions.listOf(id);
    expect(listed).toHaveLength(3);
    expect(listed.find((session) => session.id === first.id)).toMatchObject(origin);
    expect(JSON.stringify(listed)).not.toContain(first.token.slice(2));

    expect(accounts.sessions.end('somebody else', first.id)).toBe(false);
    expect(accounts.sessions.end(id, first.id)).toBe(true);
    expect(accounts.sessions.endAllOf(id, third.id)).toBe(1);
    expect(accounts.sessions.find(second.token)).toBeUndefined();
    expect(accounts.sessions.find(third.token)).toMatchObject({ expired: false });
  });

  test('say when they were used last, without a write for each request', async () => {
    const { id } = await accounts.users.create(person('ana'));
    const { token } = accounts.sessions.start(id);
    const started = now;
    now += 60_000;
    expect(accounts.sessions.find(token)?.seenAt).toBe(new Date(started).toISOString());
    now += 10 * 60_000;
    accounts.sessions.find(token);
    expect(accounts.sessions.listOf(id)[0]?.seenAt).toBe(new Date(now).toISOString());
  });
});

describe('whoever holds a stream open', () => {
  test('hears at once of what this process changed', async () => {
    const { id } = await accounts.users.create(person('ana', 'administrator'));
    await accounts.users.create(person('bia', 'administrator'));
    const { robot } = accounts.robots.create('ci', 'viewer');
    const heard = jest.fn();
    const stop = accounts.changes.subscribe(heard);
    accounts.sessions.end(id, accounts.sessions.start(id).id);
    accounts.robots.revoke(robot.id);
    accounts.users.update(id, { role: 'viewer' });
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    accounts.users.update(id, { role: 'editor' });
    expect(heard).toHaveBeenCalledTimes(3);
  });

  test('hears within seconds of what the command line changed', async () => {
    const { robot } = accounts.robots.create('ci', 'viewer');
    const heard = new Promise<void>((resolve) => void accounts.changes.subscribe(resolve));
    const other = openTestAccounts(folder);
    other.robots.revoke(robot.id);
    other.close();
    await heard;
    expect(accounts.robots.list()).toEqual([]);
  });
});

describe('a token with grants of its own', () => {
  test('has exactly those, no role, and may end by itself', () => {
    const grants = [{ filter: '_type == "message" && _id in path("messages.**")', permissions: ['create'] }];
    const { token, robot } = accounts.robots.create('form', grants, new Date(now + DAY).toISOString());
    expect(robot).toMatchObject({ role: undefined, grants });
    expect(accounts.robots.find(token)).toEqual({ ...robot, expired: false });
    now += 2 * DAY;
    expect(accounts.robots.find(token)).toMatchObject({ expired: true });
  });

  test.each([
    ['a filter that is not GROQ', [{ filter: '_type ==', permissions: ['read'] }], /cannot be used/],
    ['a permission that there is not', [{ filter: 'true', permissions: ['delete'] }], /"delete" is not a permission/],
    ['nothing', [], /at least one grant/],
  ])('cannot be made with %s', (_, grants, message) => {
    expect(() => accounts.robots.create('x', grants)).toThrow(message);
    expect(accounts.robots.list()).toEqual([]);
  });

  test('is written in one line on the command line', () => {
    expect(parseGrant('create, update:_type == "a:b"')).toEqual({
      filter: '_type == "a:b"',
      permissions: ['create', 'update'],
    });
    for (const text of ['create', ':true', 'create:']) expect(() => parseGrant(text)).toThrow('permissions:filter');
  });
});

describe('the audit log', () => {
  test('lists newest first, in pages', () => {
    for (const name of ['a', 'b', 'c']) accounts.audit.write('user.created', CLI_ACTOR, name, { role: 'editor' });
    const [first, second] = accounts.audit.list({ limit: 2 });
    expect([first?.subject, second?.subject]).toEqual(['c', 'b']);
    expect(accounts.audit.list({ before: second?.id })).toMatchObject([
      {
        event: 'user.created',
        actor: 'cli',
        subject: 'a',
        details: { role: 'editor' },
        at: new Date(now).toISOString(),
      },
    ]);
  });

  test('cannot be rewritten, and loses only what is old', () => {
    const real = now;
    now = Date.now() - 400 * DAY;
    accounts.audit.write('login', CLI_ACTOR, 'old');
    now = real;
    accounts.audit.write('login', CLI_ACTOR, 'new');
    const raw = new DatabaseSync(join(folder, 'accounts.db'));
    expect(() => raw.exec("UPDATE audit SET subject = 'x'")).toThrow('cannot be changed');
    expect(() => raw.exec('DELETE FROM audit')).toThrow('at least 90 days');
    raw.close();
    expect(accounts.audit.prune(365)).toBe(1);
    expect(accounts.audit.prune(0)).toBe(0);
    expect(accounts.audit.list()).toMatchObject([{ subject: 'new' }]);
  });
});

test('N7: accounts of an earlier version are brought up to date, and people sign in once more', async () => {
  const { id } = await accounts.users.create(person('ana'));
  accounts.close();
  const raw = new DatabaseSync(join(folder, 'accounts.db'));
  const created = new Date(now - 60_000).toISOString();
  // As the first version left it.
  raw.exec(`
    DROP TABLE passkey; DROP TABLE totp; DROP TABLE recovery_code; DROP TABLE link; DROP TABLE mail; DROP TABLE setting;
    DROP TABLE audit; DROP INDEX session_id; DROP INDEX session_user; DELETE FROM session;
    ALTER TABLE session DROP COLUMN id; ALTER TABLE session DROP COLUMN address;
    ALTER TABLE session DROP COLUMN agent; ALTER TABLE session DROP COLUMN replaces; ALTER TABLE session DROP COLUMN seen_at;
    ALTER TABLE user DROP COLUMN disabled_at; ALTER TABLE robot DROP COLUMN grants;
    ALTER TABLE robot DROP COLUMN expires_at;
    INSERT INTO session VALUES ('hash', '${id}', '${created}', '2999-01-01T00:00:00Z');
    PRAGMA user_version = 0;
  `);
  raw.close();
  accounts = openTestAccounts(folder, () => now);
  expect(accounts.users.get(id)).toMatchObject({ email: person('ana').email, active: true });
  expect(accounts.sessions.listOf(id)).toEqual([]);
  const { token } = accounts.sessions.start(id);
  accounts.close();
  accounts = openTestAccounts(folder, () => now);
  expect(accounts.sessions.find(token)).toMatchObject({ expired: false, userId: id });
});

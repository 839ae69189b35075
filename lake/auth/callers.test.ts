import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config/config.ts';
import { createCallers } from './callers.ts';
import { isAllowedOrigin } from './origins.ts';
import { authenticateByAccounts } from '../accounts/people.ts';
import { openTestAccounts } from '../accounts/testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-callers-'));
let now = Date.parse('2026-05-04T12:00:00Z');
const accounts = openTestAccounts(folder, () => now);
const config = readConfig({});
const { robots } = accounts;
const callers = createCallers({
  roles: config.roles,
  robots,
  authenticate: authenticateByAccounts(accounts, config),
});
afterAll(() => {
  accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

function ask(authorization?: string) {
  const request = new Request('http://lake.test/', { headers: authorization ? { authorization } : {} });
  return callers.callerOf(request, { aclMode: 'public', profile: 'content' });
}

test('a request without a token is anonymous, whatever else it sends', () => {
  expect(ask()).toMatchObject({ userId: null, roles: [] });
  expect(ask('Basic YTpi')).toMatchObject({ userId: null, roles: [] });
});

test('a robot and a person act under their ids and roles', async () => {
  const { token, robot } = accounts.robots.create('ci', 'viewer');
  expect(ask(`Bearer ${token}`)).toMatchObject({ userId: robot.id, roles: ['viewer'] });
  const user = await accounts.users.create({
    email: 'a@b.org',
    name: 'A',
    role: 'editor',
    password: 'uma senha longa',
  });
  expect(ask(`bearer ${accounts.sessions.start(user.id).token}`)).toMatchObject({
    userId: user.id,
    roles: ['editor'],
  });
});

test('dead sessions carry the codes on which Studio shows its login', () => {
  const [user] = accounts.users.list();
  const { token } = accounts.sessions.start(user?.id ?? '');
  now += 31 * 24 * 60 * 60 * 1000;
  const failing = (value: string) => () => ask(`Bearer ${value}`);
  expect(failing(token)).toThrow(expect.objectContaining({ status: 401, options: { errorCode: 'SIO-401-AEX' } }));
  expect(failing('made-up')).toThrow(expect.objectContaining({ status: 401, options: { errorCode: 'SIO-401-ANF' } }));
});

describe('origins', () => {
  const config = readConfig({ SITE_URL: 'https://clinica.example', LAKE_ALLOWED_ORIGINS: 'http://localhost:3333' });
  const headers = new Headers({ host: 'lake.internal:4000', 'x-forwarded-host': 'preview.example' });

  test.each([
    'https://clinica.example',
    'https://clinica.example/studio',
    'http://localhost:3333',
    'https://preview.example',
    'http://lake.internal:4000',
    'https://lake.internal:4000',
  ])('%s is allowed', (origin) => expect(isAllowedOrigin(origin, headers, config)).toBe(true));

  test.each([
    'http://clinica.example',
    'https://clinica.example.evil.org',
    'http://localhost:3334',
    'null',
    'ftp://preview.example',
    '',
  ])('%j is not', (origin) => expect(isAllowedOrigin(origin, headers, config)).toBe(false));

  test('its own host counts under the scheme that visitors use only', () => {
    const own = new Headers({ host: 'clinica.example' });
    expect(isAllowedOrigin('http://clinica.example', own, config)).toBe(false);
    const proxied = new Headers({ host: 'lake.internal:4000', 'x-forwarded-proto': 'https, http' });
    expect(isAllowedOrigin('http://lake.internal:4000', proxied, config)).toBe(false);
    expect(isAllowedOrigin('https://lake.internal:4000', proxied, config)).toBe(true);
  });
});

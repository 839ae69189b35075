import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { createPasskeyChallenges } from './passkey-ceremony.ts';
import { newTotpSecret, totpAddress, totpPicture } from './totp.ts';
import { openTestAccounts } from './testing.ts';
import type { Accounts } from './accounts.ts';
import type { User } from './users.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let folder: string;
let accounts: Accounts;
let now: number;
let ana: User;
let bia: User;

beforeEach(async () => {
  now = Date.parse('2026-05-04T12:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'lake-factors-'));
  accounts = openTestAccounts(folder, () => now);
  ana = await accounts.users.create(invited('ana', 'administrator'));
  bia = await accounts.users.create(invited('bia', 'editor'));
});
afterEach(() => {
  accounts.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Without a password: hashing one takes longer than the test. */
function invited(name: string, role: string) {
  return { email: `${name}@example.com`, name, role, password: undefined };
}

function codeOf(secret: string, at = now): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
}

function enrol(user: User): string {
  const secret = newTotpSecret();
  expect(accounts.totps.enrol(user.id, secret, codeOf(secret))).toBe(true);
  return secret;
}

function addPasskey(user: User, id: string): void {
  const passkey = { id, userId: user.id, publicKey: Uint8Array.of(1), counter: 0, transports: ['internal'], name: id };
  expect(accounts.passkeys.add(passkey)).toBe(true);
}

describe('codes of an app', () => {
  test('L11: count once, and half a minute early or late, not more', () => {
    const secret = enrol(bia);
    expect(accounts.totps.verify(bia.id, codeOf(secret))).toBe(false);
    now += MINUTE;
    expect(accounts.totps.verify(bia.id, codeOf(secret, now - 2 * MINUTE))).toBe(false);
    expect(accounts.totps.verify(bia.id, ` ${codeOf(secret, now - 30_000).replace(/(...)/, '$1 ')}`)).toBe(true);
    expect(accounts.totps.verify(bia.id, codeOf(secret))).toBe(true);
    expect(accounts.totps.verify(bia.id, codeOf(secret))).toBe(false);
    expect(accounts.totps.verify(ana.id, codeOf(secret))).toBe(false);
  });

  test('L11: are set up only by somebody whose app shows the right one', () => {
    const secret = newTotpSecret();
    expect(accounts.totps.enrol(bia.id, secret, '000000')).toBe(codeOf(secret) === '000000');
    expect(accounts.totps.enrol(bia.id, 'AAAA', codeOf('AAAA'))).toBe(false);
    expect(totpPicture(totpAddress(secret, 'Clínica <b>', bia.email))).toMatch(
      /^<svg[^>]*>[^<]*<(rect|path)[\s\S]*<\/svg>$/,
    );
  });
});

test('L11: a recovery code works once, however it is typed, and new ones end the old ones', () => {
  const [first = '', second = ''] = accounts.recoveryCodes.renew(bia.id);
  expect(first).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
  expect(accounts.recoveryCodes.use(ana.id, first)).toBe(false);
  expect(accounts.recoveryCodes.use(bia.id, first.toUpperCase().replaceAll('-', ' '))).toBe(true);
  expect(accounts.recoveryCodes.use(bia.id, first)).toBe(false);
  expect(accounts.recoveryCodes.countOf(bia.id)).toBe(9);
  accounts.recoveryCodes.renew(bia.id);
  expect(accounts.recoveryCodes.use(bia.id, second)).toBe(false);
  accounts.close();
  expect(readFileSync(join(folder, 'accounts.db')).toString('latin1')).not.toContain(second);
  accounts = openTestAccounts(folder, () => now);
});

describe('a second factor that a role requires', () => {
  test('L11: ends the sessions of those who have none, and of whoever gets that role later', () => {
    enrol(ana);
    const mine = accounts.sessions.start(ana.id);
    const theirs = accounts.sessions.start(bia.id);
    accounts.factors.require(['administrator'], ana);
    expect(accounts.sessions.find(mine.token)).toMatchObject({ expired: false });
    expect(accounts.sessions.find(theirs.token)).toMatchObject({ expired: false });
    accounts.users.update(bia.id, { role: 'administrator' });
    expect(accounts.sessions.find(theirs.token)).toBeUndefined();
  });

  test('L11: cannot be required by an administrator who would be signed out by it', () => {
    expect(() => accounts.factors.require(['administrator'], ana)).toThrow('of your own first');
    accounts.factors.require(['editor'], ana);
    expect(accounts.factors.requiredRoles()).toEqual(['editor']);
  });

  test('L11: is not removed while it is the only one, but by an administrator for somebody who lost it', () => {
    enrol(bia);
    addPasskey(bia, 'k1');
    accounts.recoveryCodes.renew(bia.id);
    accounts.factors.require(['editor'], undefined);
    accounts.factors.removeApp(bia);
    expect(() => accounts.factors.removePasskey(bia, 'k1')).toThrow('add another one first');
    const { token } = accounts.sessions.start(bia.id);
    accounts.factors.removeAllOf(bia.id);
    expect(accounts.factors.factorsOf(bia.id)).toEqual({ app: false, passkeys: 0, recoveryCodes: 0 });
    expect(accounts.sessions.find(token)).toBeUndefined();
  });

  test('L11: a key belongs to one account, and nobody removes that of another', () => {
    addPasskey(bia, 'k1');
    expect(accounts.factors.removePasskey(ana, 'k1')).toBe(false);
    expect(accounts.factors.removePasskey(bia, 'k1')).toBe(true);
  });
});

describe('a link', () => {
  test('L11: works once, for an hour, or for a week when it invites', () => {
    const [reset = '', invitation = ''] = [
      accounts.links.create(bia.id, 'reset'),
      accounts.links.create(ana.id, 'invitation'),
    ];
    now += HOUR - 1;
    expect(accounts.links.find(reset)).toEqual({ userId: bia.id, purpose: 'reset' });
    now += 1;
    expect(accounts.links.use(reset)).toBeUndefined();
    expect(accounts.links.use(invitation)).toEqual({ userId: ana.id, purpose: 'invitation' });
    expect(accounts.links.use(invitation)).toBeUndefined();
  });

  test('L11: is stored as a hash, and three at most are on their way', () => {
    const tokens = [1, 2, 3].map(() => accounts.links.create(bia.id, 'reset') ?? '');
    expect(accounts.links.create(bia.id, 'reset')).toBeUndefined();
    accounts.links.use(tokens[1] ?? '');
    expect(accounts.links.find(tokens[0] ?? '')).toBeUndefined();
    accounts.close();
    const content = readFileSync(join(folder, 'accounts.db')).toString('latin1');
    for (const token of tokens) expect(content).not.toContain(token);
    accounts = openTestAccounts(folder, () => now);
  });
});

describe('a session that nobody uses', () => {
  test('L11: ends after twelve hours for administrators, after a week for others', () => {
    const [mine, theirs] = [accounts.sessions.start(ana.id), accounts.sessions.start(bia.id)];
    now += 12 * HOUR - 1;
    expect(accounts.sessions.find(mine.token)).toMatchObject({ expired: false });
    // That was a use of it.
    now += 12 * HOUR - 1;
    expect(accounts.sessions.hasEndedSince(now - HOUR)).toBe(false);
    expect(accounts.sessions.find(mine.token, false)?.expired).toBe(false);
    now += 1;
    expect(accounts.sessions.find(mine.token)).toMatchObject({ expired: true });
    expect(accounts.sessions.hasEndedSince(now - HOUR)).toBe(true);
    expect([accounts.sessions.listOf(ana.id).length, accounts.sessions.listOf(bia.id).length]).toEqual([0, 1]);
    now += 144 * HOUR + 1;
    expect(accounts.sessions.find(theirs.token)).toMatchObject({ expired: true });
  });
});

test('L11: what a passkey signs was made here, for this, a short while ago, and counts once', () => {
  const challenges = createPasskeyChallenges(() => now);
  const challenge = challenges.issue('sign-in');
  expect(challenges.use(challenge, 'register ana')).toBe(false);
  expect(challenges.use(`${challenge.slice(0, -2)}AA`, 'sign-in')).toBe(false);
  expect(challenges.use('', 'sign-in')).toBe(false);
  expect(challenges.use(challenge, 'sign-in')).toBe(true);
  expect(challenges.use(challenge, 'sign-in')).toBe(false);
  const late = challenges.issue('sign-in');
  now += 10 * MINUTE;
  expect(challenges.use(late, 'sign-in')).toBe(false);
});

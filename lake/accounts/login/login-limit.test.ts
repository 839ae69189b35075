import { createLoginLimit } from './login-limit.ts';
import { createTickets } from './tickets.ts';

const MINUTE = 60_000;
let now = 0;
beforeEach(() => {
  now = Date.parse('2026-05-04T12:00:00Z');
});

const from = (address: string, account: string, device?: string) => ({ address, account, device });

describe('login limit', () => {
  const fail = (limit: ReturnType<typeof createLoginLimit>, times: number, address: string, account: string) => {
    for (let i = 0; i < times; i += 1) limit.attempted(from(address, account));
  };

  test('five failures for one account from one address wait for the first to be 15 minutes old', () => {
    const limit = createLoginLimit(() => now);
    fail(limit, 4, '1.1.1.1', 'ana@x.org');
    expect(limit.waitFor(from('1.1.1.1', 'ana@x.org'))).toBe(0);
    now += 5 * MINUTE;
    fail(limit, 1, '1.1.1.1', ' ANA@x.org');
    expect(limit.waitFor(from('1.1.1.1', 'ana@x.org'))).toBe(10 * 60);
    expect(limit.waitFor(from('2.2.2.2', 'ana@x.org'))).toBe(0);
    expect(limit.waitFor(from('1.1.1.1', 'bia@x.org'))).toBe(0);
    now += 10 * MINUTE;
    expect(limit.waitFor(from('1.1.1.1', 'ana@x.org'))).toBe(0);
  });

  test('what stands behind the longest name that there is is neither kept nor another name', () => {
    const limit = createLoginLimit(() => now);
    const longest = 'a'.repeat(254);
    fail(limit, 5, '1.1.1.1', `${longest}b`);
    expect(limit.waitFor(from('1.1.1.1', `${longest}c`))).toBe(15 * 60);
  });

  test('that a limit is reached is news once, whatever names are tried then, and again when it is reached anew', () => {
    const limit = createLoginLimit(() => now);
    expect(limit.isNews(from('1.1.1.1', 'ana@x.org'))).toBe(false);
    for (let i = 0; i < 20; i += 1) limit.attempted(from('1.1.1.1', `user${i}@x.org`));
    const tries = Array.from({ length: 50 }, (_, i) => limit.isNews(from('1.1.1.1', `other${i}@x.org`)));
    expect(tries).toEqual([true, ...Array<boolean>(49).fill(false)]);
    now += 16 * MINUTE;
    fail(limit, 5, '1.1.1.1', 'ana@x.org');
    expect([limit.isNews(from('1.1.1.1', 'ana@x.org')), limit.isNews(from('1.1.1.1', 'ana@x.org'))]).toEqual([
      true,
      false,
    ]);
  });

  test('one address cannot try account after account', () => {
    const limit = createLoginLimit(() => now);
    for (let i = 0; i < 20; i += 1) limit.attempted(from('1.1.1.1', `user${i}@x.org`));
    expect(limit.waitFor(from('1.1.1.1', 'someone@x.org'))).toBe(15 * 60);
  });

  test('L10: nothing is counted by name alone: attempts from many networks keep nobody out', () => {
    const limit = createLoginLimit(() => now);
    for (let i = 0; i < 60; i += 1) limit.attempted(from(`10.0.0.${i}`, 'ana@x.org'));
    expect(limit.waitFor(from('2.2.2.2', 'ana@x.org'))).toBe(0);
  });

  test('L10: a browser that is known has a count of its own, which its network cannot use up', () => {
    const limit = createLoginLimit(() => now);
    fail(limit, 30, '1.1.1.1', 'ana@x.org');
    const known = from('1.1.1.1', 'ana@x.org', 'd1');
    expect([limit.waitFor(from('1.1.1.1', 'ana@x.org')), limit.waitFor(known)]).toEqual([15 * 60, 0]);
    for (let i = 0; i < 5; i += 1) limit.attempted(known);
    expect(limit.waitFor(known)).toBe(15 * 60);
    expect(limit.waitFor(from('1.1.1.1', 'ana@x.org', 'd2'))).toBe(0);
  });

  test('a success forgives what the same person mistyped', () => {
    const limit = createLoginLimit(() => now);
    fail(limit, 4, '1.1.1.1', 'ana@x.org');
    limit.succeeded(from('1.1.1.1', 'ana@x.org'));
    fail(limit, 4, '1.1.1.1', 'ana@x.org');
    expect(limit.waitFor(from('1.1.1.1', 'ana@x.org'))).toBe(0);
  });
});

test('people who type their password right are never in the way of others at the same address', () => {
  const limit = createLoginLimit(() => now);
  for (let i = 0; i < 100; i += 1) {
    limit.attempted(from('1.1.1.1', `user${i % 3}@x.org`));
    limit.succeeded(from('1.1.1.1', `user${i % 3}@x.org`));
  }
  expect(limit.waitFor(from('1.1.1.1', 'user0@x.org'))).toBe(0);
});

describe('ticket', () => {
  const ana = { userId: 'ana' };

  test('holds until it is ended', () => {
    const tickets = createTickets<typeof ana>(MINUTE, () => now);
    const id = tickets.issue(ana);
    expect(id.length).toBeGreaterThanOrEqual(20);
    expect(tickets.find(id)).toEqual(ana);
    tickets.end(id);
    expect(tickets.find(id)).toBeUndefined();
  });

  test('holds for its time', () => {
    const tickets = createTickets<typeof ana>(MINUTE, () => now);
    const id = tickets.issue(ana);
    now += MINUTE - 1;
    expect(tickets.find(id)).toEqual(ana);
    now += 2;
    expect(tickets.find(id)).toBeUndefined();
  });
});

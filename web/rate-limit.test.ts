/** @jest-environment node */
import { createRateLimit } from './rate-limit.ts';

let now = 0;
const open = () => createRateLimit({ max: 2, windowMs: 60_000, now: () => now });

beforeEach(() => {
  now = 1_000_000;
});

it('lets an address send so many, then says how long to wait, then lets it send again', () => {
  const limit = open();
  limit.count('203.0.113.7');
  now += 10_000;
  limit.count('203.0.113.7');
  expect(limit.wait('203.0.113.7')).toBe(50_000);
  expect(limit.wait('203.0.113.8')).toBe(0);
  now += 50_000;
  expect(limit.wait('203.0.113.7')).toBe(0);
});

it('counts the addresses of one network as one (IPv6), and both spellings of an IPv4 address', () => {
  const limit = open();
  limit.count('2001:db8:1:2:aaaa::1');
  limit.count('2001:DB8:1:2:bbbb:cccc:dddd:1');
  expect(limit.wait('2001:db8:1:2::9')).toBeGreaterThan(0);
  expect(limit.wait('2001:db8:1:3::9')).toBe(0);
  limit.count('::ffff:203.0.113.7');
  limit.count('203.0.113.7');
  expect(limit.wait('203.0.113.7')).toBeGreaterThan(0);
});

it('remembers ten thousand addresses and no more', () => {
  const limit = open();
  for (const network of ['first', ...Array.from({ length: 10_000 }, (_, host) => `${host}`)]) {
    limit.count(network);
    limit.count(network);
  }
  expect(limit.wait('first')).toBe(0);
  expect(limit.wait('9999')).toBeGreaterThan(0);
});

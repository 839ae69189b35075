/** @jest-environment node */
import { jest } from '@jest/globals';
import { knownResolution, rememberResolution } from './known-addresses.ts';
import { areTagsExpired, tagTimes, takeTagTimes } from './tag-times.ts';

const here = { kind: 'here' as const, guards: [] };

afterEach(() => jest.restoreAllMocks());

it('expires what another instance was told about, and forgets addresses (R9, R2)', () => {
  const before = Date.now() - 1_000;
  rememberResolution('/convenios', here, before);
  expect(knownResolution('/convenios')).toEqual(here);
  takeTagTimes(new Map([['s1:a', Date.now()]]));
  expect(areTagsExpired(['s1:a'], before)).toBe(true);
  expect(areTagsExpired(['s1:other'], before)).toBe(false);
  expect(knownResolution('/convenios')).toBeUndefined();
});

it('never goes back in time, and takes a clock that is ahead for the present', () => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now);
  takeTagTimes(new Map([['s1:b', now + 3_600_000]]));
  expect(tagTimes().get('s1:b')).toBe(now);
  expect(areTagsExpired(['s1:b'], now - 1)).toBe(true);
  takeTagTimes(new Map([['s1:b', 5]]));
  expect(tagTimes().get('s1:b')).toBe(now);
});

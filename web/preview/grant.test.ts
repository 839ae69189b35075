/** @jest-environment node */
import { fingerprint, parsePerspective, readGrant, writeGrant } from './grant.ts';

const secret = 'a secret';
const now = 1_000_000;

it('is read back as it was written, until its end', () => {
  const grant = { until: now + 1000, share: fingerprint('x') };
  const text = writeGrant(grant, secret);
  expect(readGrant(text, secret, now)).toEqual(grant);
  expect(readGrant(text, secret, now + 999)).toEqual(grant);
  expect(readGrant(text, secret, now + 1000)).toBeUndefined();
});

it('cannot be lengthened, forged or signed with another secret', () => {
  const text = writeGrant({ until: now + 1000 }, secret);
  const [, mark] = text.split('.');
  const longer = Buffer.from(JSON.stringify({ until: now * 10 })).toString('base64url');
  expect(readGrant(`${longer}.${mark}`, secret, now)).toBeUndefined();
  expect(readGrant(writeGrant({ until: now * 10 }, 'another'), secret, now)).toBeUndefined();
});

it.each([undefined, '', '.', 'a.b', 'a', 'é.é'])('is nothing for %p', (text) => {
  expect(readGrant(text, secret, now)).toBeUndefined();
});

describe('a perspective', () => {
  it.each([
    ['drafts', 'drafts'],
    ['published', 'published'],
    ['rNatal,drafts', ['rNatal', 'drafts']],
    ['rNatal', ['rNatal']],
  ])('reads %s', (text, wanted) => {
    expect(parsePerspective(text)).toEqual(wanted);
  });

  it.each([undefined, '', 'raw', 'rNatal,raw', 'a b', 'a,,b', '../x', Array(40).fill('r').join(',')])(
    'takes %p for drafts',
    (text) => {
      expect(parsePerspective(text)).toBe('drafts');
    },
  );
});

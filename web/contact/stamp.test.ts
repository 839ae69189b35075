/** @jest-environment node */
import { createStamps } from './stamp.ts';

const HOUR = 60 * 60 * 1000;

it('tells how long ago a form was handed out, also after a restart', () => {
  const stamp = createStamps('secret', () => 1_000_000).issue();
  expect(createStamps('secret', () => 1_005_000).read(stamp)).toMatchObject({ age: 5_000 });
});

it('gives each form a number of its own', () => {
  const stamps = createStamps('secret');
  expect(stamps.read(stamps.issue())?.nonce).not.toBe(stamps.read(stamps.issue())?.nonce);
});

it('does not believe a stamp of somebody else, a changed one, one of the future or one of the day before', () => {
  const stamps = createStamps('secret', () => 100 * HOUR);
  const [time, nonce, signature] = stamps.issue().split('.');
  const older = (Number.parseInt(time ?? '', 36) - 5000).toString(36);
  expect(stamps.read(createStamps('other', () => 100 * HOUR).issue())).toBeUndefined();
  expect(stamps.read(`${older}.${nonce}.${signature}`)).toBeUndefined();
  expect(stamps.read(createStamps('secret', () => 101 * HOUR).issue())).toBeUndefined();
  expect(stamps.read(createStamps('secret', () => 75 * HOUR).issue())).toBeUndefined();
  for (const stamp of ['', '.', 'a.b.c', 'a.b.c.d']) expect(stamps.read(stamp)).toBeUndefined();
});

import { PAGE_GUARDS } from '#schemas/objects/choices.ts';
import { guards, runGuards } from './page-guards.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const pick = (name: string, until: string | null = null) => runGuards([{ name, until }], noon);

it('has every guard that staff can pick, and no other (E4)', () => {
  expect(Object.keys(guards).sort()).toEqual(PAGE_GUARDS.map(({ value }) => value as string).sort());
});

it.each(['login', 'toString', ''])('answers 500 to a page that names the guard "%s" (E4)', (name) => {
  expect(pick(name)).toEqual({ reason: 'unknown', status: 500, message: `Unknown middleware ${name}` });
});

it('closes a page for maintenance with 503', () => {
  expect(pick('maintenance')).toEqual({ reason: 'maintenance', status: 503 });
});

it('keeps a page back until its moment, and from then on no more', () => {
  expect(pick('comingSoonUntil', '2026-11-21T12:00:01Z')).toEqual({ reason: 'coming-soon', status: 200 });
  expect(pick('comingSoonUntil', '2026-11-21T12:00:00Z')).toBeUndefined();
  expect(pick('comingSoonUntil')).toEqual({ reason: 'coming-soon', status: 200 });
});

it('takes a page away at its moment, and not before', () => {
  expect(pick('availableUntil', '2026-11-21T12:00:01Z')).toBeUndefined();
  expect(pick('availableUntil', '2026-11-21T12:00:00Z')).toEqual({ reason: 'gone', status: 404 });
  expect(pick('availableUntil')).toBeUndefined();
});

it('goes by the first guard that stops the visitor', () => {
  const picked = [
    { name: 'availableUntil', until: null },
    { name: 'maintenance', until: null },
    { name: 'login', until: null },
  ];
  expect(runGuards(picked, noon)?.status).toBe(503);
});

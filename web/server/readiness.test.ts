/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { createReadiness } from './readiness.ts';

it.each([
  ['is well while the lake starts anew', true, 1_000, { ok: true }],
  [
    'is not before there is any content',
    false,
    1_000,
    { ok: false, message: expect.stringContaining('não tem páginas') },
  ],
  ['is not when pages are old', true, 120_000, { ok: false, message: expect.stringContaining('há 2 min e mostra') }],
])('content %s', (_, isLoaded, awayMs, content) => {
  const readiness = createReadiness(new EventEmitter(), { replica: { isLoaded }, awayMs: () => awayMs });
  expect(readiness.checks()).toMatchObject({ content });
});

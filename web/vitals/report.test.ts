/** @jest-environment node */
import { parseReport } from './report.ts';

const report = (change: Record<string, unknown> = {}) =>
  JSON.stringify({ path: '/exames/sangue', device: 'phone', measures: { LCP: 1234.5 }, errors: [], ...change });

it('takes what our pages send', () => {
  expect(parseReport(report())).toEqual({
    path: '/exames/…',
    device: 'phone',
    measures: { LCP: 1234.5 },
    errors: [],
  });
});

it.each([
  ['no JSON', '{'],
  ['another measure', report({ measures: { XYZ: 1 } })],
  ['a negative value', report({ measures: { LCP: -1 } })],
  ['an endless value', report({ measures: { LCP: 1e9 } })],
  ['another device', report({ device: 'Nokia 3310' })],
  ['an address of another site', report({ path: 'https://example.com/' })],
  ['too many errors', report({ errors: Array.from({ length: 6 }, () => ({ message: 'x', source: 'y' })) })],
])('refuses %s', (_what, text) => {
  expect(parseReport(text)).toBeUndefined();
});

it('keeps nothing that may be about a person: addresses are cut, numbers and e-mails in messages taken out (L7)', () => {
  const errors = [
    { message: 'Falhou: ana@example.com, CPF 123.456.789-09, 2 vezes', source: '/_next/a.js?token=1:2:3' },
  ];
  const parsed = parseReport(report({ path: '/profissional/ana-souza?q=dor', errors }));
  expect(parsed?.path).toBe('/profissional/…');
  expect(parsed?.errors).toEqual([{ message: 'Falhou: @ CPF #.#.#-09, 2 vezes', source: '/_next/a.js' }]);
});

import { readAudit } from './read-audit.ts';

const metadata = { dependencies: { total: 1500 } };

it('lists each advisory once, with the package it is about', () => {
  const advisory = { title: 'Reads too far', url: 'https://example.com/1', severity: 'high', range: '<2.0.0' };
  const vulnerabilities = {
    inner: { name: 'inner', severity: 'high', via: [{ ...advisory, source: 1, name: 'inner', dependency: 'inner' }] },
    outer: { name: 'outer', severity: 'high', via: ['inner'] },
  };
  expect(readAudit(JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata }))).toEqual({
    advisories: [{ name: 'inner', ...advisory }],
    dependencies: 1500,
  });
});

it('knows of none when the registry knows of none', () => {
  expect(readAudit(JSON.stringify({ vulnerabilities: {}, metadata }))).toEqual({ advisories: [], dependencies: 1500 });
});

it.each([
  ['a registry without advisories', '{"message":"405 Method Not Allowed","error":{"summary":"","detail":""}}'],
  ['another kind of failure', '{"error":{"code":"ENOAUDIT","summary":"no audit here"}}'],
])('takes the answer of %s for no answer', (_title, output) => {
  expect(readAudit(output)).toEqual({ problem: expect.stringMatching(/./) });
});

it.each(['', 'npm error', '[]', '{}'])('takes %p for no answer', (output) => {
  expect(readAudit(output)).toEqual({ problem: '' });
});

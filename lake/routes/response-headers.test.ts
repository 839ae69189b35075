import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

const get = async (path: string) => lake.app(new Request(`http://lake.test${path}`));

test.each([
  ['an answer', '/v2025-02-19/data/query/production?query=1'],
  ['an error', '/v2025-02-19/data/query/production'],
  ['what is not there', '/nowhere'],
  ['a refusal', '/v1/hooks/projects/clinica'],
  ['a preflight', '/v1/check/cors'],
  ['a stream of events', '/v2025-02-19/data/live/events/production'],
  ['its state', '/healthz'],
])('%s is no page: it runs nothing, nobody frames it, no other site loads it', async (_, path) => {
  const { headers, body } = await get(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/),
    'referrer-policy': 'no-referrer',
  });
  await body?.cancel();
});

test.each([
  '/accounts/login',
  '/v1/auth/login/local?origin=http://lake.test',
  '/v1/auth/login/local?origin=http://evil.test',
])('the page %s runs no script but its own, named by its hash, and stands in no frame', async (path) => {
  const response = await get(path);
  const { headers } = response;
  const policy = headers.get('content-security-policy') ?? '';
  const [rule = ''] = /script-src( 'sha256-[^']+')+; /.exec(policy) ?? [];
  const hashes = [...rule.matchAll(/sha256-([^']+)/g)].map(([, hash]) => hash);
  expect(policy.replace(rule, '')).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; form-action 'self'.*frame-ancestors 'none'/,
  );
  expect(policy.match(/script-src/g)).toHaveLength(1);
  const scripts = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  expect(scripts.filter((code) => !hashes.includes(createHash('sha256').update(code).digest('base64')))).toEqual([]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('pictures may be shown by every site', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#316ce8' } })
    .png()
    .toBuffer();
  const reply = await lake.app(
    new Request('http://lake.test/v1/assets/images/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token('editor')}` },
      body: new Uint8Array(png),
    }),
  );
  const { document } = (await reply.json()) as { document: { path: string } };
  const { headers } = await get(`/${document.path}`);
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

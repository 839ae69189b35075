import { createServer, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { openClinicLake } from './testing.ts';
import type { TestLake } from '#lake/routes/testing.ts';

let lake: TestLake;
let site: Server;
let origin: string;

const SITEMAP = '<urlset><url><loc>https://antigo.com.br/</loc></url></urlset>';

beforeAll(async () => {
  site = createServer((request, response) => {
    const to: Readonly<Record<string, string>> = {
      '/moved': '/page',
      '/circle': '/circle',
      // By another name: only 127.0.0.1 is allowed.
      '/inside': origin.replace('127.0.0.1', 'localhost'),
      '/file': 'file:///etc/passwd',
    };
    const location = to[request.url ?? ''];
    if (location !== undefined) response.writeHead(302, { location }).end();
    else if (request.url === '/sitemap.xml.gz') response.end(gzipSync(SITEMAP));
    else if (request.url === '/huge') response.end(Buffer.alloc(16 * 1024 * 1024));
    else response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  lake = openClinicLake({ LAKE_WEBHOOK_HOSTS: '127.0.0.1' });
});

afterAll(() => {
  lake.close();
  site.close();
});

const read = (url: string, as: 'administrator' | 'editor' = 'administrator') =>
  lake.ask(`/old-site?url=${encodeURIComponent(url)}`, { as });
const contentOf = async (url: string) => {
  const { body } = (await (await read(url)).json()) as { readonly body: string };
  return Buffer.from(body, 'base64').toString();
};

test('U8: an administrator reads a page of the old site, and nothing of it is shown as a page of this one', async () => {
  const answer = await read(`${origin}/moved`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ url: `${origin}/page`, status: 200, type: 'text/html' });
  expect(await contentOf(`${origin}/page`)).toBe('<script>alert(1)</script>');
  expect(await contentOf(`${origin}/sitemap.xml.gz`)).toBe(SITEMAP);
});

test('U8: nobody else has the lake read an address', async () => {
  expect((await lake.ask(`/old-site?url=${encodeURIComponent(origin)}`)).status).toBe(401);
  expect((await read(origin, 'editor')).status).toBe(403);
});

test.each([
  ['a host of the own network', () => origin.replace('127.0.0.1', 'localhost'), 'not on the public internet'],
  ['the address of a cloud’s keys', () => 'http://169.254.169.254/', 'not on the public internet'],
  ['a file', () => 'file:///etc/passwd', 'no web address'],
  ['no address', () => 'antigo', 'no web address'],
  ['a circle', () => `${origin}/circle`, 'on and on'],
  ['a redirect to a file', () => `${origin}/file`, 'no web address'],
  ['more than a photograph', () => `${origin}/huge`, '15 MB'],
])('U8: %s is not read', async (_title, url, reason) => {
  const answer = await read(url());
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(reason);
});

test('U8: a redirect to the own network is not followed', async () => {
  const answer = await read(`${origin}/inside`);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('not on the public internet');
});

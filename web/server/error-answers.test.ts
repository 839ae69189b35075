/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { collectAnswer } from './collect-answer.ts';
import { explainError } from './error-answers.ts';

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><head></head><body><script>1</script></body></html>';

/** As Next leaves it before the first byte: set, not written. */
function asHtml(response: ServerResponse): ServerResponse {
  response.statusCode = 500;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('content-length', EMPTY.length);
  return response;
}

let server: Server;
let answer: (response: ServerResponse) => void;
let render: ((status: number) => string) | undefined;

beforeAll(async () => {
  server = createServer((request, response) => {
    collectAnswer(response, (body) => response.end(explainError(request, response, body, render)));
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

beforeEach(() => {
  render = undefined;
});

async function visit(path = '/a', method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

it.each<[string, (response: ServerResponse) => void]>([
  ['an empty document', (response) => void asHtml(response).end(EMPTY)],
  [
    'an empty document in pieces',
    (response) => {
      asHtml(response);
      response.write(Buffer.from(EMPTY.slice(0, 50)));
      response.write(EMPTY.slice(50), () => response.end());
    },
  ],
  ['no text at all', (response) => void Object.assign(response, { statusCode: 500 }).end()],
  ['three words', (response) => void Object.assign(response, { statusCode: 500 }).end('Internal Server Error')],
])(
  'V7: an error that comes with %s is a page in words, with a way to try again and a way home (E2)',
  async (...[, send]) => {
    answer = send;
    const { status, headers, html } = await visit();
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      500,
      'text/html; charset=utf-8',
      'private, no-store',
    ]);
    expect(html).toMatch(
      /<h1>Algo deu errado<\/h1>[\s\S]*Código: 500[\s\S]*<a href="">Tentar de novo[\s\S]*<a href="\/">/,
    );
    expect(html).not.toContain('<script');
  },
);

it('V7: says the status that the answer has (E2)', async () => {
  answer = (response) => void Object.assign(response, { statusCode: 503 }).end();
  const { status, html } = await visit();
  expect([status, html.includes('Código: 503')]).toEqual([503, true]);
});

it('V7: when that page cannot be made, the last one stands in (E3)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  render = () => {
    throw new Error('no page');
  };
  answer = (response) => void Object.assign(response, { statusCode: 500 }).end();
  const { status, html } = await visit();
  expect(status).toBe(500);
  expect(html).toContain('An error occurred while showing the error page');
  expect(html).toContain('<a href="/">Voltar ao início</a>');
  log.mockRestore();
});

it('V3: an empty document for what is not there is the not-found page, too (E1)', async () => {
  answer = (response) => {
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(EMPTY);
  };
  expect((await visit()).html).toMatch(/<h1>Página não encontrada<\/h1>[\s\S]*This page could not be found/);
});

it.each<[string, number, string, string, string]>([
  ['an error page that Next could render', 503, 'text/html', '<!DOCTYPE html><html lang="pt-BR"><main>', '/a'],
  ['a page', 200, 'text/html', EMPTY, '/a'],
  ['what is not found', 404, 'text/html', '<!DOCTYPE html><html lang="pt-BR"><main>', '/a'],
  ['a part of a page', 500, 'text/x-component', '', '/a'],
  ['what a program asked', 500, 'application/json', '{}', '/api/a'],
  ['what a program asked, without words', 500, 'text/plain', '', '/api/a'],
])('passes %s on', async (...[, status, type, body, path]) => {
  answer = (response) => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.end(body);
  };
  const { headers, html } = await visit(path);
  expect([headers.get('content-type'), html]).toEqual([type, body]);
});

it('V3: lets nobody keep an error for as long as the file that is missing', async () => {
  answer = (response) => {
    response.statusCode = 404;
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.end('nada');
  };
  expect((await visit()).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

/** @jest-environment node */
import { jest } from '@jest/globals';
import { NextRequest } from 'next/server';
import { ContentUnavailableError } from './reading.ts';

// Next's own answer to "is this a preview": there is no request of Next's here.
jest.unstable_mockModule('#web/preview/current-preview.ts', () => ({ currentPreview: async () => preview }));
jest.unstable_mockModule('server-only', () => ({}));
const { answerContent } = await import('./answer-content.ts');

let preview: object | undefined;
let data: readonly string[];

beforeEach(() => {
  preview = undefined;
  data = ['Plano A'];
});

const read = async () => ({ data, tags: ['s1:plan'], revision: 'r' });
const ask = (query = '', headers: Record<string, string> = {}) =>
  answerContent(new NextRequest(`http://localhost/api/content/health-plans${query}`, { headers }), read);

it('gives data and tags as JSON, which caches may keep but have to ask about (S5)', async () => {
  const response = await ask();
  expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(await response.json()).toEqual({ data: ['Plano A'], tags: ['s1:plan'] });
});

it('answers 304 to who has it, until it is another', async () => {
  const etag = (await ask()).headers.get('etag') ?? '';
  const same = await ask('', { 'if-none-match': `"other", ${etag}` });
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag]);
  data = ['Plano B'];
  const changed = await ask('', { 'if-none-match': etag });
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
});

it('refuses parameters that it does not know, and says which', async () => {
  const response = await ask('?q=ana');
  expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
  expect(await response.json()).toEqual({
    message: 'The parameter "q" is not known here: ask for /api/content/health-plans alone.',
  });
});

it('lets nothing keep what a preview is told', async () => {
  preview = {};
  const response = await ask();
  expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
});

it('says 503 while the lake is away and nothing was kept', async () => {
  const request = new NextRequest('http://localhost/api/content/health-plans');
  const response = await answerContent(request, async () => {
    throw new ContentUnavailableError('away');
  });
  expect(response.status).toBe(503);
});

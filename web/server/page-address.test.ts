/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { config } from '../proxy.ts';
import { emptyContent } from '../replica/empty-content.ts';
import { pageAddress } from './page-address.ts';

const content = emptyContent();
const document = { _id: 'r', _type: 'redirect', from: '/antigo', to: '/exames', permanent: true };
content.replica.apply('r', { ...document, _rev: '1', _createdAt: '', _updatedAt: '' });
const asked = (url: string, more: Partial<IncomingMessage> = {}) =>
  pageAddress({ url, method: 'GET', headers: {}, ...more } as IncomingMessage, content);

it.each([
  ['a query that no page reads', '/topics?utm=ana', '/topics'],
  ['what a list is searched for', '/profissional?q=ana&utm=1', '/profissional?q=ana'],
  ["a patient's page", '/agendar/pedido/0a9x?about=exame%2Fa', '/agendar/pedido/0a9x'],
  ['what Next adds itself', '/topics?utm=ana&_rsc=1', '/topics?_rsc=1'],
  ['where nothing is', '/ana/diagnostico?sigilo=1', '/_not-found'],
  ['a redirect, which takes the query along', '/antigo?utm=ana', '/antigo?utm=ana'],
  ['an answer of a route', '/api/content/exams?utm=ana', '/api/content/exams?utm=ana'],
  ['a preview picture', '/og/1200x630/exames?v=1', '/og/1200x630/exames?v=1'],
  ['a spelling that no link has', '/exames//?utm=ana', '/exames//?utm=ana'],
])('leaves out of %s what only one visitor asked', (_what, url, wanted) => {
  expect(asked(url)).toBe(wanted);
});

it('takes nothing for a page that web/proxy.ts does not', () => {
  const [, files = ''] = /\(\?:_not-found\|([^)]*)\)\$/.exec(config.matcher[1] ?? '') ?? [];
  const paths = files
    .replaceAll('\\', '')
    .split('|')
    .map((name) => `/${name}?a=1`);
  expect(paths.length).toBeGreaterThan(6);
  expect(paths.map((path) => asked(path))).toEqual(paths);
});

it('leaves a preview and a form that is sent as they are', () => {
  expect(asked('/ana?a=1', { headers: { cookie: '__prerender_bypass=a' } })).toBe('/ana?a=1');
  expect(asked('/contato?a=1', { method: 'POST' })).toBe('/contato?a=1');
});

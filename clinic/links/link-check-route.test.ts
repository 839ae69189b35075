import { setImmediate } from 'node:timers/promises';
import { createServer, type Server } from 'node:http';
import { systemCaller } from '#lake/caller.ts';
import { startLinkCheck } from './link-check.ts';
import { outsideLinks } from './links-in.ts';
import { openClinicLake } from '../testing.ts';
import type { LinkCheck } from './link-check.ts';
import type { TestLake } from '#lake/routes/testing.ts';

let lake: TestLake;
/** Looks into the same folder as the lake's own. */
let links: LinkCheck;
let site: Server;
let origin: string;
let asked: string[];

beforeEach(async () => {
  asked = [];
  site = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/no-head') response.writeHead(method === 'HEAD' ? 405 : 200).end();
    else response.writeHead({ '/gone': 404, '/private': 403, '/ill': 500 }[url] ?? 200).end('text');
  });
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
  const address = site.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  lake = openClinicLake({ LAKE_WEBHOOK_HOSTS: '127.0.0.1' });
  links = startLinkCheck({ config: lake.config, reader: lake.dataset.reader, report: () => undefined });
});

afterEach(() => {
  links.stop();
  lake.close();
  site.close();
});

const write = (
  ...documents: readonly { readonly _id: string; readonly _type: string; readonly [field: string]: unknown }[]
) => lake.dataset.transactor.mutate({ caller: systemCaller, mutations: documents.map((create) => ({ create })) });
const link = (path: string) => ({ _type: 'link', _key: path.slice(1), kind: 'url', url: `${origin}${path}` });
const page = (...paths: readonly string[]) => ({
  _id: 'pagina',
  _type: 'page',
  sections: [{ _key: 's', ctas: paths.map(link) }],
});

test('U8: links of what is published are found with their fields, and nothing else is', () => {
  const documents = [
    page('/a'),
    { _id: 'drafts.pagina', _type: 'page', url: 'https://rascunho.com.br/' },
    { _id: 'exemplo', _type: 'post', isDemo: true, url: 'https://exemplo.com.br/' },
    { _id: 'messages.1', _type: 'message', text: 'https://paciente.com.br/' },
    { _id: 'image-1', _type: 'sanity.imageAsset', url: 'https://cdn.exemplo.com.br/' },
    { _id: 'r', _type: 'redirect', from: '/x', to: 'https://loja.com.br/', note: 'veja https://loja.com.br/' },
  ].map((document) => ({ _rev: '', _createdAt: '', _updatedAt: '', ...document }));
  expect(outsideLinks(documents)).toEqual([
    { id: 'pagina', type: 'page', path: 'sections[_key=="s"].ctas[_key=="a"].url', url: `${origin}/a` },
    { id: 'r', type: 'redirect', path: 'to', url: 'https://loja.com.br/' },
  ]);
});

test('U8: what is not there any more is told; what refuses programs or knows no HEAD is not', async () => {
  write(page('/good', '/gone', '/private', '/no-head', '/ill'), {
    _id: 'b',
    _type: 'post',
    url: `${origin}/gone#parte`,
  });
  await links.run();
  const state = links.state();
  expect(state?.isOffline).toBe(false);
  expect(state?.broken.map(({ id, path, status }) => `${id} ${path} ${status}`).toSorted()).toEqual([
    'b url 404',
    'pagina sections[_key=="s"].ctas[_key=="gone"].url 404',
    'pagina sections[_key=="s"].ctas[_key=="ill"].url 500',
  ]);
  // Each address once, whoever links to it.
  expect(asked.filter((one) => one === 'HEAD /gone')).toHaveLength(1);
});

test('U8: where nobody answers the network is away, and no link is blamed', async () => {
  write(page('/good'));
  site.closeAllConnections();
  await new Promise((closed) => site.close(closed));
  await links.run();
  expect(links.state()).toMatchObject({ isOffline: true, broken: [] });
});

test('U8: an address of the own network is asked by nobody', async () => {
  const url = origin.replace('127.0.0.1', 'localhost');
  write(page('/good'), { _id: 'b', _type: 'post', url });
  await links.run();
  expect(links.state()?.broken).toEqual([{ id: 'b', type: 'post', path: 'url', url, status: null }]);
  expect(asked).toEqual(['HEAD /good']);
});

test('U8: staff read what was found; administrators have it looked at now', async () => {
  write(page('/gone', '/good'));
  expect((await lake.ask('/link-check')).status).toBe(401);
  expect(await (await lake.ask('/link-check', { as: 'editor' })).json()).toEqual({ isRunning: false });
  expect((await lake.ask('/link-check', { as: 'editor', body: {} })).status).toBe(403);
  const answer = await lake.ask('/link-check', { as: 'administrator', body: {} });
  expect([answer.status, await answer.json()]).toEqual([202, { isRunning: true }]);
  let told: unknown = {};
  while (!Object.hasOwn(Object(told), 'checkedAt')) {
    await setImmediate();
    told = await (await lake.ask('/link-check', { as: 'editor' })).json();
  }
  expect(told).toMatchObject({
    checkedAt: expect.any(String),
    broken: [{ id: 'pagina', status: 404 }],
  });
});

test('U8: what was mended or taken away since is not told any more', async () => {
  write(page('/gone', '/good'), { _id: 'b', _type: 'post', url: `${origin}/gone` });
  await links.run();
  lake.dataset.transactor.mutate({
    caller: systemCaller,
    mutations: [{ patch: { id: 'b', set: { url: `${origin}/good` } } }, { delete: { id: 'pagina' } }],
  });
  expect(links.state()?.broken).toEqual([]);
});

test('U8: what was found is known after a restart', async () => {
  write(page('/gone', '/good'));
  await links.run();
  const again = startLinkCheck({ config: lake.lake.config, reader: lake.dataset.reader, report: () => undefined });
  expect(again.state()).toEqual(links.state());
  again.stop();
});

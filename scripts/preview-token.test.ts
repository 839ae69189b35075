import { systemCaller } from '../lake/caller.ts';
import { openTestLake } from '../lake/routes/testing.ts';
import { type RunningServer, startServer } from '../lake/server.ts';
import { previewToken } from './robot-tokens.ts';

const lake = openTestLake();
let running: RunningServer;
let ask: (path: string, init?: RequestInit) => Promise<Response>;

beforeAll(async () => {
  running = await startServer(lake.app, { port: 0, host: '127.0.0.1' });
  const authorization = `Bearer ${previewToken(lake.config.dataDir)}`;
  ask = (path, init) =>
    fetch(`http://127.0.0.1:${running.port}/v2025-02-19/data/${path}`, { ...init, headers: { authorization } });
  for (const [_id, _type] of [
    ['page-a', 'page'],
    ['drafts.page-b', 'page'],
    ['messages.a', 'message'],
    ['drafts.secret', 'sanity.previewUrlSecret'],
  ] as const) {
    lake.dataset.transactor.mutate({ mutations: [{ create: { _id, _type } }], caller: systemCaller });
  }
});
afterAll(async () => {
  await running.close();
  lake.close();
});

it('is kept', () => {
  expect(previewToken(lake.config.dataDir)).toBe(previewToken(lake.config.dataDir));
});

it('reads drafts and the secrets of previews, and no message of a visitor', async () => {
  const answer = await ask('query/production?perspective=raw&query=*[]._id');
  const { result }: { result: string[] } = await answer.json();
  expect(result.toSorted()).toEqual(['drafts.page-b', 'drafts.secret', 'page-a']);
});

it('hears of drafts', async () => {
  const answer = await ask('live/events/production?includeDrafts=true');
  expect(answer.status).toBe(200);
  await answer.body?.cancel();
});

it('changes nothing', async () => {
  const mutations = [{ create: { _id: 'page-c', _type: 'page' } }, { delete: { id: 'page-a' } }];
  for (const mutation of mutations) {
    await ask('mutate/production', { method: 'POST', body: JSON.stringify({ mutations: [mutation] }) });
  }
  expect(lake.dataset.reader.get('page-a')).toBeDefined();
  expect(lake.dataset.reader.get('page-c')).toBeUndefined();
});

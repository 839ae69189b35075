import { cpSync, renameSync, rmSync } from 'node:fs';
import { administrator } from '../store/testing.ts';
import { openTestLake } from './testing.ts';
import type { Readiness } from './health.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return Promise.resolve(lake.app(new Request(`http://lake.test${path}`, { headers })));
}

test('a lake is alive, and ready as long as it can read its files', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  const well = { files: { ok: true }, folder: { ok: true }, bucket: { ok: true }, disk: { ok: true } };
  expect(await (await get('/readyz')).json()).toEqual({ ok: true, checks: well });
  lake.dataset.close();
  const reply = await get('/readyz');
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '5']);
  const message = 'The lake cannot read its files.';
  expect(await reply.json()).toEqual({ ok: false, checks: { ...well, files: { ok: false, message } } });
  expect((await get('/healthz')).status).toBe(200);
});

const removals = {
  removed: (folder: string) => renameSync(folder, `${folder}.away`),
  replaced(folder: string) {
    renameSync(folder, `${folder}.away`);
    cpSync(`${folder}.away`, folder, { recursive: true });
  },
};

test.each(Object.entries(removals))(
  'O7: a data folder that is %s stops writes at once and leaves reads, until it is back',
  async (_, remove) => {
    const { dataDir } = lake.config;
    const create = (_id: string) => ({ create: { _id, _type: 'page' } });
    const write = async (_id: string) => {
      const body = { mutations: [create(_id)] };
      return (await lake.ask('/data/mutate/production', { as: 'editor', body })).status;
    };
    const found = async () => (await lake.ask('/data/query/production?query=*._id', { as: 'editor' })).json();
    const folder = async () => ((await (await get('/readyz')).json()) as Readiness).checks.folder;
    expect(await write('a')).toBe(200);
    remove(dataDir);
    expect(await write('b')).toBe(503);
    expect(() => lake.dataset.transactor.mutate({ mutations: [create('c')], caller: administrator })).toThrow(
      expect.objectContaining({ status: 503 }),
    );
    expect(await found()).toMatchObject({ result: ['a'] });
    expect(
      await (await lake.ask('/data/query/production', { as: 'editor', body: { query: '1' } })).json(),
    ).toMatchObject({ result: 1 });
    expect((await get('/readyz')).status).toBe(503);
    expect(await folder()).toEqual({ ok: false, message: expect.stringContaining('gone or was replaced') });
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(`${dataDir}.away`, dataDir);
    expect([await folder(), await write('b')]).toEqual([{ ok: true }, 200]);
    expect(await found()).toMatchObject({ result: ['a', 'b'] });
  },
);

test('metrics count requests by route, whatever addresses strangers invent', async () => {
  for (let i = 0; i < 3; i += 1) await get('/v2025-02-19/data/query/production?query=1');
  for (let i = 0; i < 50; i += 1) await get(`/nonsense-${i}/"\\n`);
  for (let i = 0; i < 50; i += 1) await get(`/v1/data/invented${i}/production`);
  const text = await (await get('/metrics')).text();
  expect(text).toContain('lake_requests_total{route="data/query",method="GET",status="200"} 3\n');
  expect(text).toContain('lake_requests_total{route="other",method="GET",status="404"} 100\n');
  expect(text).toContain('lake_request_seconds_bucket{le="+Inf",route="data/query"} 3\n');
  expect(text).toMatch(/^lake_transactions\{dataset="production"\} 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d{8,}$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(|# HELP \w+ .+|# TYPE \w+ \w+|\w+(\{[^{}]*\})? [\d.e+-]+)$/);
  }
});

test('metrics are for this machine and for administrators', async () => {
  const far = { 'x-forwarded-for': '203.0.113.1' };
  expect((await get('/metrics', far)).status).toBe(403);
  const token = (role: 'editor' | 'administrator') => ({ ...far, authorization: `Bearer ${lake.token(role)}` });
  expect((await get('/metrics', token('editor'))).status).toBe(403);
  expect((await get('/metrics', token('administrator'))).status).toBe(200);
});

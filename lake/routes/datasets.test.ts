import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function send(method: string, name: string, body: object = {}, as?: string): Promise<[number, unknown]> {
  const response = await lake.app(
    new Request(`http://lake.test/v1/projects/clinica/datasets/${name}`, {
      method,
      body: JSON.stringify(body),
      headers: as ? { authorization: `Bearer ${lake.token(as)}` } : {},
    }),
  );
  return [response.status, await response.json()];
}

const count = async (name: string, as?: string) => {
  const response = await lake.ask(`/data/query/${name}?query=count(*)`, as ? { as } : {});
  return [response.status, ((await response.json()) as { result?: unknown }).result];
};
const put = (name: string) =>
  lake.ask(`/data/mutate/${name}`, { as: 'editor', body: { mutations: [{ create: { _id: 'a', _type: 'page' } }] } });

test('administrators make datasets, which are separate and public or private', async () => {
  expect(await send('PUT', 'staging', { aclMode: 'private' }, 'administrator')).toEqual([
    201,
    { datasetName: 'staging', aclMode: 'private' },
  ]);
  await put('staging');
  expect([await count('staging', 'viewer'), await count('staging'), await count('production')]).toEqual([
    [200, 1],
    [401, undefined],
    [200, 0],
  ]);
  await send('PATCH', 'staging', { aclMode: 'public' }, 'administrator');
  expect(await count('staging')).toEqual([200, 1]);
});

test('a dataset can be removed and made anew, empty', async () => {
  await send('PUT', 'staging', {}, 'administrator');
  await put('staging');
  expect(await send('DELETE', 'staging', {}, 'administrator')).toEqual([200, { deleted: true }]);
  expect(await count('staging')).toEqual([404, undefined]);
  await send('PUT', 'staging', {}, 'administrator');
  expect(await count('staging')).toEqual([200, 0]);
});

test('K15: webhooks hear of a dataset that was made anew under the name of another', async () => {
  const { hooks, log } = lake.lake.webhooks;
  const { id } = hooks.create({ name: 'Busca', url: 'http://127.0.0.1:9/', rule: { on: ['create'], filter: 'true' } });
  for (const [known, _id] of ['a', 'b'].entries()) {
    await send('PUT', 'staging', {}, 'administrator');
    await lake.ask('/data/mutate/staging', { as: 'editor', body: { mutations: [{ create: { _id, _type: 'page' } }] } });
    while (log.messages(id, 9).length === known) await new Promise((done) => setTimeout(done, 20));
    await send('DELETE', 'staging', {}, 'administrator');
  }
  expect(log.messages(id, 9)).toHaveLength(2);
});

test('nobody else does, the main one stays, and names are file names', async () => {
  expect(await send('PUT', 'staging', {})).toMatchObject([401, {}]);
  expect(await send('PUT', 'staging', {}, 'editor')).toMatchObject([403, {}]);
  expect(await send('PUT', 'production', {}, 'administrator')).toMatchObject([409, {}]);
  expect(await send('DELETE', 'production', {}, 'administrator')).toMatchObject([409, {}]);
  expect(await send('PATCH', 'production', { aclMode: 'private' }, 'administrator')).toMatchObject([409, {}]);
  expect(await send('PUT', '..%2Fx', {}, 'administrator')).toMatchObject([400, {}]);
  expect(await send('PUT', 'Big', {}, 'administrator')).toMatchObject([400, {}]);
  expect(await send('PUT', 'staging', { aclMode: 'secret' }, 'administrator')).toMatchObject([400, {}]);
});

test('a dataset with comments is not removed under them', async () => {
  await send('PUT', 'staging', {}, 'administrator');
  await lake.ask('/comments/staging/setup', { as: 'administrator', body: {} });
  expect(await send('DELETE', 'staging', {}, 'administrator')).toMatchObject([409, {}]);
  expect(await send('DELETE', 'staging-comments', {}, 'administrator')).toMatchObject([200, {}]);
  expect(await send('DELETE', 'staging', {}, 'administrator')).toMatchObject([200, {}]);
});

test('K15: copies and aliases are for administrators, aliases are told to members', async () => {
  const paths = ['PUT /datasets/production/copy', 'GET /projects/clinica/datasets/copy', 'PUT /aliases/vivo'];
  for (const [method = '', path = ''] of paths.map((one) => one.split(' '))) {
    const ask = (as: string) =>
      lake.app(
        new Request(`http://lake.test/v1${path}`, { method, headers: { authorization: `Bearer ${lake.token(as)}` } }),
      );
    expect((await ask('editor')).status).toBe(403);
  }
  lake.lake.datasets.saveAlias({ name: 'vivo', datasetName: 'production' });
  const aliases = async (as?: string) => (await lake.ask('/aliases', as ? { as } : {})).json();
  expect([await aliases(), await aliases('viewer')]).toEqual([[], [{ name: 'vivo', datasetName: 'production' }]]);
});

test('K15: a copy that cannot be made leaves nothing behind, and its job says why', async () => {
  const gone = join(lake.config.dataDir, 'datasets');
  const moved = join(lake.config.dataDir, 'elsewhere');
  renameSync(gone, moved);
  const copying = lake.lake.datasets.copy('production', 'nova', { withHistory: true, withReleases: true });
  expect(() => lake.lake.datasets.create('nova', { aclMode: 'private', profile: 'content' })).toThrow(/already exists/);
  await expect(copying).rejects.toThrow(/unable to open/);
  renameSync(moved, gone);
  expect(readdirSync(lake.config.dataDir).filter((name) => name.startsWith('copying-'))).toEqual([]);
  expect(lake.lake.datasets.names()).toEqual(['production']);
});

test('K15: how a copy ends is told to whoever knows its job, also where nothing is public', async () => {
  const closed = openTestLake({ LAKE_ACL_MODE: 'private' });
  try {
    const heard = await closed.ask('/jobs/unknown/listen');
    expect([heard.status, await heard.text()]).toEqual([200, expect.stringContaining('event: channel_error')]);
  } finally {
    closed.close();
  }
});

test('strangers are told of public datasets only', async () => {
  await send('PUT', 'secret', { aclMode: 'private' }, 'administrator');
  await send('PUT', 'open', { aclMode: 'public' }, 'administrator');
  const names = async (as?: string) => {
    const list = (await (await lake.ask('/projects/clinica/datasets', as ? { as } : {})).json()) as { name: string }[];
    return list.map(({ name }) => name);
  };
  expect(await names()).toEqual(['production', 'open']);
  expect(await names('viewer')).toEqual(['production', 'secret', 'open']);
});

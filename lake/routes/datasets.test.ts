import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';
import type { RoleName } from '../auth/roles.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function send(method: string, name: string, body: object = {}, as?: RoleName): Promise<[number, unknown]> {
  const response = await lake.app(
    new Request(`http://lake.test/v1/projects/clinica/datasets/${name}`, {
      method,
      body: JSON.stringify(body),
      headers: as ? { authorization: `Bearer ${lake.token(as)}` } : {},
    }),
  );
  return [response.status, await response.json()];
}

const count = async (name: string, as?: RoleName) => {
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

test('strangers are told of public datasets only', async () => {
  await send('PUT', 'secret', { aclMode: 'private' }, 'administrator');
  await send('PUT', 'open', { aclMode: 'public' }, 'administrator');
  const names = async (as?: RoleName) => {
    const list = (await (await lake.ask('/projects/clinica/datasets', as ? { as } : {})).json()) as { name: string }[];
    return list.map(({ name }) => name);
  };
  expect(await names()).toEqual(['production', 'open']);
  expect(await names('viewer')).toEqual(['production', 'secret', 'open']);
});

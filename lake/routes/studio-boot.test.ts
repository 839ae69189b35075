/** What Studio asks before it shows anything: who am I, what may I do, what is there (protocol of the Content Lake). */
import { openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';

let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

async function get(path: string, options: Ask = {}): Promise<[number, unknown]> {
  const response = await lake.ask(path, options);
  return [response.status, await response.json()];
}

test('an anonymous caller is told to log in, with the code that Studio understands', async () => {
  expect(await get('/users/me')).toMatchObject([401, { errorCode: 'SIO-401-ANF' }]);
  expect(await get('/users/abc')).toMatchObject([401, {}]);
  expect(await get('/users/me/keyvalue/a')).toMatchObject([401, {}]);
});

test('rights are those of the role', async () => {
  const acl = '/projects/clinica/datasets/production/acl';
  expect(await get(acl, { as: 'administrator' })).toMatchObject([200, [{ filter: '_id in path("**")' }]]);
  expect(await get(acl, { as: 'viewer' })).toEqual([
    200,
    [{ filter: '_id in path("**")', permissions: ['read', 'history'] }],
  ]);
  expect(await get(acl)).toEqual([200, [{ filter: '_id in path("*")', permissions: ['read'] }]]);
});

test('R: Studio learns of every role what it is called', async () => {
  const [status, roles] = await get('/projects/clinica/roles', { as: 'viewer' });
  expect(status).toBe(200);
  expect((roles as { name: string; title: string }[]).map(({ name, title }) => `${name}: ${title}`)).toEqual([
    'administrator: Administrador',
    'editor: Editor',
    'contributor: Colaborador',
    'viewer: Leitor',
  ]);
});

test('the project has its members for members only', async () => {
  lake.token('viewer');
  expect(await get('/projects/clinica', { as: 'viewer' })).toMatchObject([
    200,
    {
      id: 'clinica',
      displayName: 'Content Lake',
      members: expect.arrayContaining([expect.objectContaining({ isCurrentUser: true })]),
    },
  ]);
  expect(await get('/projects/clinica')).toMatchObject([200, { members: [] }]);
});

test('an unknown project and an unknown dataset are what they are', async () => {
  expect(await get('/projects/other')).toMatchObject([404, { attributes: { type: 'project' } }]);
  expect(await get('/projects/other/datasets')).toMatchObject([404, { attributes: { type: 'project' } }]);
  expect(await get('/projects/clinica/datasets/other/acl')).toMatchObject([404, { message: 'Dataset not found' }]);
  expect(await get('/data/query/other?query=*')).toMatchObject([404, {}]);
});

test('datasets are listed', async () => {
  expect(await get('/projects/clinica/datasets')).toMatchObject([200, [{ name: 'production', aclMode: 'public' }]]);
});

test.each([
  [
    '/features',
    [
      'studioComments',
      'sanityTasks',
      'contentReleases',
      'singleDocRelease',
      'privateDataset',
      // Studio does not look for it; the command line does, for aliases and copies.
      'advancedDatasetManagement',
    ],
  ],
  ['/projects/clinica/grants', {}],
  ['/projects/clinica/user-applications', []],
  ['/projects/clinica/datasets/production/settings/indexing', { settings: { maxFieldDepth: 20 } }],
  ['/journey/announcements', []],
  ['/journey/trial/clinica', null],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/help?m=x', {}],
  ['/access/requests/me', []],
  ['/schedules/clinica/production', { schedules: [] }],
  ['/ping', {}],
  ['/data/ping/production', {}],
])('%s keeps Studio silent', async (path, expected) => {
  expect(await get(path)).toEqual([200, expected]);
});

test('K11: private datasets are announced, so that the command line makes one when asked to', async () => {
  expect(await get('/features')).toEqual([200, expect.arrayContaining(['privateDataset'])]);
});

test('K20: the plan has the shape in which Studio looks for the days of its history', async () => {
  const [status, plan] = await get('/subscriptions/project/clinica');
  expect(status).toBe(200);
  expect(plan).toMatchObject({
    projectId: 'clinica',
    plan: { name: expect.any(String) },
    featureTypes: { retention: { features: [{ attributes: { maxRetentionDays: null } }] } },
  });
});

test('the ping may be measured by the page', async () => {
  expect((await lake.ask('/ping')).headers.get('timing-allow-origin')).toBe('*');
});

test('unknown addresses are 404, never 401, with or without a token', async () => {
  expect(await get('/media-libraries?x=1')).toMatchObject([404, { statusCode: 404, error: 'Not Found' }]);
  expect(await get('/assist/x', { headers: { authorization: 'Bearer nonsense' } })).toMatchObject([404, {}]);
});

test('one user is an object, several are a list in order with gaps', async () => {
  const [, me] = await get('/users/me', { as: 'editor' });
  const { id } = me as { id: string };
  const profile = expect.objectContaining({ id, displayName: 'test' });
  expect(await get(`/users/${id}`, { as: 'editor' })).toEqual([200, profile]);
  expect(await get('/users/nobody', { as: 'editor' })).toEqual([200, null]);
  expect(await get(`/users/nobody,${id},system`, { as: 'editor' })).toEqual([
    200,
    [null, profile, expect.objectContaining({ displayName: 'Sistema' })],
  ]);
});

test('preferences are read back as written', async () => {
  const put = await lake.app(
    new Request('http://lake.test/v2024-11-12/users/me/keyvalue', {
      method: 'PUT',
      headers: { authorization: `Bearer ${lake.token('editor')}` },
      body: JSON.stringify([{ key: 'recent', value: ['a', 'b'] }]),
    }),
  );
  expect(await put.json()).toEqual([{ key: 'recent', value: ['a', 'b'] }]);
  expect(await get('/users/me/keyvalue/recent,other', { as: 'editor' })).toEqual([
    200,
    [
      { key: 'recent', value: ['a', 'b'] },
      { key: 'other', value: null },
    ],
  ]);
});

test('K23: a preference is forgotten, by its owner alone', async () => {
  const send = (method: string, path: string, role: 'editor' | 'viewer', body?: string) =>
    lake.app(
      new Request(`http://lake.test/v2024-11-12/users/me/keyvalue${path}`, {
        method,
        headers: { authorization: `Bearer ${lake.token(role)}` },
        ...(body && { body }),
      }),
    );
  await send('PUT', '', 'editor', JSON.stringify([{ key: 'forgotten', value: 1 }]));
  expect((await send('DELETE', '/forgotten', 'viewer')).status).toBe(204);
  expect(await get('/users/me/keyvalue/forgotten', { as: 'editor' })).toEqual([200, [{ key: 'forgotten', value: 1 }]]);
  expect((await send('DELETE', '/forgotten', 'editor')).status).toBe(204);
  expect(await get('/users/me/keyvalue/forgotten', { as: 'editor' })).toEqual([
    200,
    [{ key: 'forgotten', value: null }],
  ]);
  expect((await lake.app(new Request('http://lake.test/v1/users/me/keyvalue/a', { method: 'DELETE' }))).status).toBe(
    401,
  );
});

test('preferences cannot fill the disk, and what does not fit changes nothing', async () => {
  const put = (entries: readonly unknown[]) =>
    lake.app(
      new Request('http://lake.test/v2024-11-12/users/me/keyvalue', {
        method: 'PUT',
        headers: { authorization: `Bearer ${lake.token('viewer')}` },
        body: JSON.stringify(entries),
      }),
    );
  expect((await put([{ key: 'one', value: 'x'.repeat(700_000) }])).status).toBe(200);
  expect((await put([{ key: 'two', value: 'x'.repeat(700_000) }])).status).toBe(413);
  for (let page = 0; page < 5; page += 1) {
    await put(Array.from({ length: 100 }, (_, i) => ({ key: `${page}-${i}`, value: 1 })));
  }
  expect(await get('/users/me/keyvalue/two,3-99,4-0', { as: 'viewer' })).toEqual([
    200,
    [
      { key: 'two', value: null },
      { key: '3-99', value: 1 },
      { key: '4-0', value: null },
    ],
  ]);
});

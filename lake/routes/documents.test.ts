import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;

beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

async function post(
  path: string,
  body: unknown,
  as: 'administrator' | 'viewer' = 'administrator',
): Promise<[number, unknown]> {
  const response = await lake.ask(path, { as, body });
  return [response.status, await response.json()];
}

async function get(path: string, anonymous = false): Promise<unknown> {
  return (await lake.ask(path, anonymous ? {} : { as: 'administrator' })).json();
}

const page = (_id: string, content: Record<string, unknown> = {}) => ({ create: { _id, _type: 'page', ...content } });

describe('a request that comes again because its answer was lost', () => {
  const create = [{ actionType: 'sanity.action.document.create', attributes: { _type: 'page', title: 'A' } }];
  const actions = create.map((action) => ({ ...action, publishedId: 'a', ifExists: 'fail' }));
  const mutations = [page('b'), { patch: { id: 'b', set: { title: 'B' } } }];

  test.each([
    ['/data/actions/production', { actions, transactionId: 'tx-1' }, ['drafts.a']],
    ['/data/mutate/production?returnIds=true', { mutations, transactionId: 'tx-1' }, ['b']],
  ])('is answered as before and done once: %s', async (path, body, ids) => {
    const first = await post(path, body);
    const { sequence } = lake.dataset.reader;
    expect(first).toMatchObject([200, { transactionId: 'tx-1' }]);
    expect(await post(path, body)).toEqual(first);
    expect(lake.dataset.reader.sequence).toBe(sequence);
    expect(lake.dataset.reader.all().map(({ _id }) => _id)).toEqual(ids);
  });

  test('is refused when it asks for something else, or another asks', async () => {
    const body = { mutations, transactionId: 'tx-1' };
    await post('/data/mutate/production', body);
    const other = { mutations: [page('c')], transactionId: 'tx-1' };
    expect(await post('/data/mutate/production', other)).toMatchObject([409, {}]);
    const editor = await lake.ask('/data/mutate/production', { as: 'editor', body });
    expect(editor.status).toBe(409);
  });
});

describe('POST data/mutate', () => {
  test('answers with as much of the results as is asked for', async () => {
    const mutate = (search: string, _id: string) =>
      post(`/data/mutate/production?${search}`, { mutations: [page(_id)] });
    const transactionId = expect.any(String);
    expect(await mutate('', 'a')).toEqual([200, { transactionId, results: [{ operation: 'create' }] }]);
    expect(await mutate('returnIds=true', 'b')).toEqual([
      200,
      { transactionId, results: [{ id: 'b', operation: 'create' }] },
    ]);
    expect(await mutate('returnDocuments=true&visibility=async', 'c')).toEqual([
      200,
      { transactionId, results: [{ id: 'c', operation: 'create', document: lake.dataset.reader.get('c') }] },
    ]);
  });

  test('takes the transaction id from the body or the address', async () => {
    expect(await post('/data/mutate/production', { mutations: [page('a')], transactionId: 'tx-1' })).toMatchObject([
      200,
      { transactionId: 'tx-1' },
    ]);
    expect(await post('/data/mutate/production?transactionId=tx-2', { mutations: [] })).toMatchObject([
      200,
      { transactionId: 'tx-2' },
    ]);
    expect(await post('/data/mutate/production', { mutations: [], transactionId: 'a b' })).toMatchObject([400, {}]);
  });

  test.each([
    ['no list', {}],
    ['an unknown operation', { mutations: [{ merge: {} }] }],
    ['a document without type', { mutations: [{ create: { _id: 'a' } }] }],
    ['an unknown patch operation', { mutations: [{ patch: { id: 'a', rename: {} } }] }],
    ['a number operation without number', { mutations: [{ patch: { id: 'a', inc: { n: '1' } } }] }],
    ['text that is not JSON', '{'],
    ['a list instead of an object', []],
  ])('%s is a bad request with a reason', async (_name, body) => {
    const [status, error] = await post('/data/mutate/production', body);
    expect(status).toBe(400);
    expect(error).toMatchObject({
      error: { type: expect.stringMatching(/validationError|httpBadRequest/), description: expect.any(String) },
    });
  });

  test('an unknown dataset is not found, and a body beyond the limit is too large', async () => {
    expect(await post('/data/mutate/nowhere', { mutations: [] })).toMatchObject([404, { statusCode: 404 }]);
    const response = await lake.ask('/data/mutate/production', {
      as: 'administrator',
      body: ' '.repeat(21 * 1024 * 1024),
    });
    expect(response.status).toBe(413);
  });

  test('a conflict is told in the shape clients know', async () => {
    await post('/data/mutate/production', { mutations: [page('a')] });
    const patch = { patch: { id: 'a', ifRevisionID: 'other', set: { n: 1 } } };
    expect(await post('/data/mutate/production', { mutations: [patch] })).toEqual([
      409,
      {
        error: {
          type: 'mutationError',
          description: expect.stringMatching(/^The mutation\(s\) failed: /),
          items: [
            {
              index: 0,
              error: expect.objectContaining({
                type: 'documentRevisionIDDoesNotMatchError',
                currentRevisionID: lake.dataset.reader.get('a')?._rev,
                expectedRevisionID: 'other',
              }),
            },
          ],
        },
      },
    ]);
  });
});

describe('POST data/actions', () => {
  const create = {
    actionType: 'sanity.action.document.create',
    publishedId: 'a',
    attributes: { _id: 'drafts.a', _type: 'page' },
  };

  test("one action or a list is one transaction under the client's id", async () => {
    expect(await post('/data/actions/production', { actions: create, transactionId: 'tx-1' })).toEqual([
      200,
      { transactionId: 'tx-1' },
    ]);
    expect(lake.dataset.reader.get('drafts.a')?._rev).toBe('tx-1');
  });

  test('a dry run tells whether it would be allowed, and writes nothing', async () => {
    const release = { actionType: 'sanity.action.release.create', releaseId: 'r1' };
    expect(await post('/data/actions/production', { actions: [release], dryRun: true })).toMatchObject([200, {}]);
    expect(await post('/data/actions/production', { actions: [release], dryRun: true }, 'viewer')).toMatchObject([
      403,
      { error: { type: 'actionError' } },
    ]);
    expect(lake.dataset.reader.sequence).toBe(0);
  });

  test.each([
    ['unknown', { actionType: 'sanity.action.document.variant.create' }],
    ['incomplete', { actionType: 'sanity.action.document.publish', draftId: 'drafts.a' }],
    [
      'wrong in its patch',
      { actionType: 'sanity.action.document.edit', draftId: 'drafts.a', publishedId: 'a', patch: { set: 1 } },
    ],
    ['without a type', {}],
  ])('an action that is %s is a bad request', async (_name, action) => {
    expect(await post('/data/actions/production', { actions: [action] })).toMatchObject([
      400,
      { error: { description: expect.any(String) } },
    ]);
  });
});

describe('GET data/doc', () => {
  beforeEach(() =>
    post('/data/mutate/production', { mutations: [page('a', { n: null }), page('drafts.a'), page('versions.r.a')] }),
  );

  test('gives documents as stored and says why others are left out', async () => {
    expect(await get('/data/doc/production/a,drafts.a,x')).toEqual({
      documents: [lake.dataset.reader.get('a'), lake.dataset.reader.get('drafts.a')],
      omitted: [{ id: 'x', reason: 'existence' }],
    });
    expect(await get('/data/doc/production/a,drafts.a', true)).toEqual({
      documents: [lake.dataset.reader.get('a')],
      omitted: [{ id: 'drafts.a', reason: 'permission' }],
    });
  });

  test('does not tell a visitor which drafts and versions of a document exist', async () => {
    expect(await get('/data/doc/production/a?includeAllVersions=true', true)).toEqual({
      documents: [expect.objectContaining({ _id: 'a' })],
      omitted: [],
    });
  });

  test('gives all versions, or only tells what exists', async () => {
    expect(await get('/data/doc/production/a?includeAllVersions=true')).toMatchObject({
      documents: [{ _id: 'a' }, { _id: 'drafts.a' }, { _id: 'versions.r.a' }],
    });
    expect(await get('/data/doc/production/a,x?excludeContent=true')).toEqual({
      documents: [],
      omitted: [{ id: 'x', reason: 'existence' }],
    });
  });
});

test('references to a document are counted without its own drafts, and none come from elsewhere', async () => {
  const to = { _ref: 'a', _weak: true };
  await post('/data/mutate/production', { mutations: [page('a'), page('drafts.a', { to }), page('b', { to })] });
  const path = '/data/references/production/documents/a/to';
  expect(await get(path)).toEqual({ totalCount: 1, references: [{ documentId: 'b', datasetName: 'production' }] });
  expect(await get(`${path}?excludeInternalReferences=true&excludePaths=true`)).toEqual({
    totalCount: 0,
    references: [],
  });
});

describe('GET data/export', () => {
  async function lines(search = ''): Promise<unknown[]> {
    const response = await lake.ask(`/data/export/production${search}`, { as: 'viewer' });
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    return (await response.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }

  test('gives every stored document, drafts and versions too, however many', async () => {
    const many = Array.from({ length: 450 }, (_, number) => page(`p${number}`));
    await post('/data/mutate/production', {
      mutations: [...many, page('drafts.p1'), { create: { _id: 'x', _type: 'person' } }],
    });
    expect(await lines()).toEqual(lake.dataset.reader.all());
    expect(await lines('?types=person,none')).toEqual([lake.dataset.reader.get('x')]);
  });

  test('is not for visitors (L4)', async () => {
    expect((await lake.ask('/data/export/production')).status).toBe(401);
  });
});

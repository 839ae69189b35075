/** Comments and tasks live in an add-on dataset of their own; Studio makes it when somebody first needs it. */
import { openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';

let lake: TestLake;
let member: string;
beforeEach(async () => {
  lake = openTestLake();
  const person = await lake.accounts.users.create({
    email: 'bia@example.com',
    name: 'Bia',
    role: 'viewer',
    password: 'uma senha longa',
  });
  member = `Bearer ${lake.accounts.sessions.start(person.id).token}`;
});
afterEach(() => lake.close());

const LISTED = '/projects/clinica/datasets?datasetProfile=comments&addonFor=production';
const asMember = (): Ask => ({ headers: { authorization: member } });

async function ask(path: string, options: Ask = {}): Promise<[number, unknown]> {
  const response = await lake.ask(path, options);
  return [response.status, await response.json()];
}

const setUp = () => ask('/comments/production/setup', { ...asMember(), body: {} });
const write = (mutation: object, as: Ask = asMember()) =>
  ask('/data/mutate/production-comments?returnIds=true', { ...as, body: { mutations: [mutation] } });
const comment = {
  _id: 'c1',
  _type: 'comment',
  target: { document: { _type: 'crossDatasetReference', _dataset: 'production', _projectId: 'clinica', _ref: 'x' } },
  context: { task: { _type: 'reference', _ref: 'no such task' } },
};

test('there is none until a member sets it up, and then it is the same for everybody', async () => {
  expect(await ask(LISTED, asMember())).toEqual([200, []]);
  expect(await setUp()).toEqual([200, { datasetName: 'production-comments' }]);
  expect(await setUp()).toEqual([200, { datasetName: 'production-comments' }]);
  expect(await ask(LISTED, asMember())).toMatchObject([
    200,
    [{ name: 'production-comments', datasetProfile: 'comments', addonFor: 'production', aclMode: 'private' }],
  ]);
  expect(await ask('/projects/clinica/datasets', asMember())).toMatchObject([200, [{ name: 'production' }]]);
});

test('it belongs to a dataset with content', async () => {
  await setUp();
  expect(await ask('/comments/other/setup', { ...asMember(), body: {} })).toMatchObject([404, {}]);
  expect(await ask('/comments/production-comments/setup', { ...asMember(), body: {} })).toMatchObject([400, {}]);
});

test('a reader of the site may comment, though not write content', async () => {
  await setUp();
  expect(await write({ create: comment })).toMatchObject([200, { results: [{ id: 'c1', operation: 'create' }] }]);
  expect(await ask('/data/query/production-comments?query=*[_type=="comment"]._id', asMember())).toMatchObject([
    200,
    { result: ['c1'] },
  ]);
  const content = { ...asMember(), body: { mutations: [{ create: { _type: 'page' } }] } };
  expect(await ask('/data/mutate/production', content)).toMatchObject([403, {}]);
});

test('comments have no files', async () => {
  await setUp();
  const [status] = await ask('/assets/files/production-comments?filename=a.html', { ...asMember(), body: '<p>' });
  expect(status).toBe(403);
});

test('strangers neither see nor make comments, nor learn that there are any', async () => {
  expect(await ask('/comments/production/setup', { body: {} })).toMatchObject([401, {}]);
  await setUp();
  await write({ create: comment });
  expect(await ask(LISTED)).toEqual([200, []]);
  expect(await ask('/data/query/production-comments?query=count(*)')).toMatchObject([200, { result: 0 }]);
  expect(await ask('/data/doc/production-comments/c1')).toMatchObject([200, { documents: [] }]);
  expect(await write({ create: { _type: 'comment' } }, {})).toMatchObject([403, {}]);
});

test("the site's reading token has no business in comments", async () => {
  await setUp();
  await write({ create: comment });
  const query = '/data/query/production-comments?query=count(*)';
  expect(await ask(query, { as: 'viewer' })).toMatchObject([200, { result: 0 }]);
  expect(await ask(query, { as: 'administrator' })).toMatchObject([200, { result: 1 }]);
});

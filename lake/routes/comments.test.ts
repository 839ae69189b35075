/** Comments and tasks live in an add-on dataset of their own; Studio makes it when somebody first needs it. */
import { openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';

let lake: TestLake;
let member: string;
let memberId: string;
beforeEach(async () => {
  lake = openTestLake();
  const person = await lake.accounts.users.create({
    email: 'bia@example.com',
    name: 'Bia',
    role: 'viewer',
    password: 'uma senha longa',
  });
  memberId = person.id;
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
const comment = () => ({
  _id: 'c1',
  _type: 'comment',
  authorId: memberId,
  target: { document: { _type: 'crossDatasetReference', _dataset: 'production', _projectId: 'clinica', _ref: 'x' } },
  context: { task: { _type: 'reference', _ref: 'no such task' } },
});

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
  expect(await write({ create: comment() })).toMatchObject([200, { results: [{ id: 'c1', operation: 'create' }] }]);
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
  await write({ create: comment() });
  expect(await ask(LISTED)).toEqual([200, []]);
  expect(await ask('/data/query/production-comments?query=count(*)')).toMatchObject([401, {}]);
  expect(await ask('/data/doc/production-comments/c1')).toMatchObject([401, {}]);
  expect(await write({ create: { _type: 'comment' } }, {})).toMatchObject([401, {}]);
});

test("the site's reading token has no business in comments", async () => {
  await setUp();
  await write({ create: comment() });
  const query = '/data/query/production-comments?query=count(*)';
  expect(await ask(query, { as: 'viewer' })).toMatchObject([200, { result: 0 }]);
  expect(await ask(query, { as: 'administrator' })).toMatchObject([200, { result: 1 }]);
});

describe('O12: people speak in their own name', () => {
  const others = { ana: 'viewer', bia: 'viewer', edu: 'editor', adm: 'administrator' } as const;
  const ids = new Map<string, string>();
  const sessions = new Map<string, Ask>();
  const idOf = (name: string) => ids.get(name) ?? '';
  const as = (name: string) => sessions.get(name) ?? {};
  beforeEach(async () => {
    await setUp();
    for (const [name, role] of Object.entries(others)) {
      const email = `${name}@clinica.example`;
      const { id } = await lake.accounts.users.create({ email, name, role, password: 'uma senha longa' });
      ids.set(name, id);
      sessions.set(name, { headers: { authorization: `Bearer ${lake.accounts.sessions.start(id).token}` } });
    }
    await write({ create: said('a', 'ana') }, as('ana'));
    await write({ create: { ...said('b', 'bia'), parentCommentId: 'a' } }, as('bia'));
  });

  const target = { documentType: 'page', path: { field: 'title', selection: { type: 'text', value: [] } } };
  const said = (_id: string, by: string) => ({
    _id,
    _type: 'comment',
    authorId: idOf(by),
    message: [`de ${by}`],
    status: 'open',
    reactions: [],
    target,
  });
  const like = (by: string) => ({ _key: `${idOf(by)}-:+1:`, shortName: ':+1:', userId: idOf(by) });
  const status = async (by: string, mutation: object) => (await write(mutation, as(by)))[0];
  const stored = (id: string) => lake.lake.datasets.get('production-comments').reader.get(id);

  test.each<[string, () => object]>([
    ['a comment in the name of another', () => ({ create: said('c', 'ana') })],
    ['one in nobody’s name', () => ({ create: { ...said('c', 'ana'), authorId: undefined } })],
    ['one that another has liked', () => ({ create: { ...said('c', 'bia'), reactions: [like('ana')] } })],
    ['a task in the name of another', () => ({ create: { _id: 't', _type: 'tasks.task', authorId: idOf('ana') } })],
    ['another text', () => ({ patch: { id: 'a', set: { message: ['outro'] } } })],
    ['another author', () => ({ patch: { id: 'b', set: { authorId: idOf('ana') } } })],
    ['another’s comment as one’s own', () => ({ patch: { id: 'a', set: { authorId: idOf('bia') } } })],
    ['another place', () => ({ patch: { id: 'a', set: { 'target.documentType': 'message' } } })],
    ['another’s comment in whole', () => ({ createOrReplace: said('a', 'bia') })],
    ['something else in its place', () => ({ createOrReplace: { _id: 'a', _type: 'tasks.task' } })],
    ['a reaction of another', () => ({ patch: { id: 'a', set: { reactions: [like('edu')] } } })],
    ['the deletion of another’s comment', () => ({ delete: { id: 'a' } })],
  ])('nobody writes %s', async (_, mutation) => {
    const before = [stored('a'), stored('b')];
    const refused = await write(mutation(), as('bia'));
    expect([refused[0], JSON.stringify(refused[1])]).toEqual([403, expect.stringContaining('by who wrote it')]);
    expect([stored('a'), stored('b'), stored('c'), stored('t')]).toEqual([...before, undefined, undefined]);
  });

  test('O12: nobody makes a task of another’s name out of something else', async () => {
    const note = { _id: 'n', _type: 'note', authorId: idOf('ana') };
    expect(await status('bia', { create: note })).toBe(200);
    expect(await status('bia', { createOrReplace: { ...note, _type: 'tasks.task' } })).toBe(403);
  });

  test('what Studio lets people do with the comments of others works: react, solve, follow a text', async () => {
    const react = { setIfMissing: { reactions: [] }, insert: { after: 'reactions[-1]', items: [like('bia')] } };
    expect(await status('bia', { patch: { id: 'a', ...react } })).toBe(200);
    expect(await status('edu', { patch: { id: 'a', set: { reactions: [like('bia'), like('edu')] } } })).toBe(200);
    expect(await status('edu', { patch: { id: 'a', unset: [`reactions[userId=="${idOf('bia')}"]`] } })).toBe(403);
    expect(await status('bia', { patch: { id: 'a', unset: [`reactions[_key=="${like('bia')._key}"]`] } })).toBe(200);
    const moved = { ...target, path: { field: 'title', selection: { type: 'text', value: ['x'] } } };
    expect(await status('bia', { patch: { id: 'a', set: { target: moved } } })).toBe(200);
    const answers = '*[_type == "comment" && parentCommentId == "a"]';
    expect(await status('bia', { patch: { id: 'a', set: { status: 'resolved' } } })).toBe(200);
    expect(await status('edu', { patch: { query: answers, set: { status: 'resolved' } } })).toBe(200);
    expect(stored('a')).toMatchObject({ reactions: [like('edu')], status: 'resolved', target: moved });
  });

  test('one’s own is changed and deleted, with its answers', async () => {
    const edit = { message: ['melhor'], lastEditedAt: '2026-01-01T00:00:00Z' };
    expect(await status('ana', { patch: { id: 'a', set: edit } })).toBe(200);
    // In either order, as Studio sends both at once.
    expect(await status('ana', { delete: { id: 'a' } })).toBe(200);
    expect(await status('edu', { delete: { query: '*[parentCommentId == "a"]' } })).toBe(403);
    expect(await status('ana', { delete: { query: '*[parentCommentId == "a"]' } })).toBe(200);
    expect([stored('a'), stored('b')]).toEqual([undefined, undefined]);
  });

  test('administrators tidy up and import, and everybody works on a task', async () => {
    expect(await status('adm', { createOrReplace: { ...said('b', 'bia'), message: ['importado'] } })).toBe(200);
    expect(await status('adm', { delete: { id: 'a' } })).toBe(200);
    const task = { _id: 't', _type: 'tasks.task', authorId: idOf('ana'), title: 'Rever' };
    expect(await status('ana', { create: task })).toBe(200);
    expect(await status('bia', { patch: { id: 't', set: { status: 'closed', assignedTo: idOf('bia') } } })).toBe(200);
    expect(await status('bia', { patch: { id: 't', set: { authorId: idOf('bia') } } })).toBe(403);
    expect(await status('edu', { delete: { id: 't' } })).toBe(200);
  });
});

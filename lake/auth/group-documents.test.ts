import { openTestLake } from '../routes/testing.ts';
import { keepGroups } from './group-documents.ts';
import type { TestLake } from '../routes/testing.ts';

let lake: TestLake;
beforeEach(async () => {
  lake = openTestLake();
  await create('ana', 'administrator');
  keepGroups(lake.lake, lake.accounts, (message, error) => {
    throw new Error(message, { cause: error });
  });
});
afterEach(() => {
  lake.close();
});

function create(name: string, role: string) {
  return lake.accounts.users.create({ email: `${name}@example.com`, name, role, password: 'uma senha longa' });
}

function members(role: string): unknown {
  return lake.dataset.reader.get(`_.groups.${role}`)?.members;
}

test('every role has a group with its grants and its active people', async () => {
  const bia = await create('bia', 'editor');
  expect(members('editor')).toEqual([bia.id]);
  lake.accounts.users.update(bia.id, { role: 'viewer' });
  expect([members('editor'), members('viewer')]).toEqual([[], [bia.id]]);
  lake.accounts.users.update(bia.id, { active: false });
  expect(members('viewer')).toEqual([]);
  expect(lake.dataset.reader.get('_.groups.viewer')?.grants).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'history'] },
  ]);
});

test('nothing is written when nothing has changed', async () => {
  const { sequence } = lake.dataset.reader;
  const { id } = lake.accounts.users.findByEmail('ana@example.com') ?? { id: '' };
  lake.accounts.sessions.end(id, lake.accounts.sessions.start(id).id);
  expect(lake.dataset.reader.sequence).toBe(sequence);
});

test('K18: groups are for people and administrators to read, for no other program, and for nobody to write', async () => {
  const query = `/data/query/production?perspective=raw&query=${encodeURIComponent('*[_type == "system.group"]{members, grants}')}`;
  const found = async (as?: 'viewer' | 'editor' | 'administrator') => {
    const reply = await lake.ask(query, as ? { as } : {});
    return ((await reply.json()) as { result: unknown[] }).result.length;
  };
  expect([await found('administrator'), await found('editor'), await found('viewer'), await found()]).toEqual([
    4, 0, 0, 0,
  ]);
  const published = await lake.ask(query.replace('raw', 'published'), { as: 'viewer' });
  expect(await published.json()).toMatchObject({ result: [] });
  const bia = await create('bia', 'viewer');
  const { token } = lake.accounts.sessions.start(bia.id);
  const own = await lake.ask(query, { headers: { authorization: `Bearer ${token}` } });
  expect(((await own.json()) as { result: unknown[] }).result).toHaveLength(4);
  for (const mutation of [
    { patch: { id: '_.groups.administrator', set: { members: [] } } },
    { delete: { id: '_.groups.administrator' } },
    { create: { _id: '_.groups.owner', _type: 'system.group' } },
  ]) {
    const reply = await lake.ask('/data/mutate/production', { as: 'administrator', body: { mutations: [mutation] } });
    expect(reply.status).toBe(403);
  }
});

test('a new dataset has its groups at once, and the one for comments has none', async () => {
  const made = lake.lake.datasets.create('other', { aclMode: 'private', profile: 'content' });
  expect(made.reader.get('_.groups.administrator')?.members).toHaveLength(1);
  const comments = lake.lake.datasets.create('other-comments', { aclMode: 'private', profile: 'comments' });
  expect(comments.reader.all()).toEqual([]);
});

import { openTestLake } from '../routes/testing.ts';
import { keepGroups } from './group-documents.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import type { TestLake } from '../routes/testing.ts';

let lake: TestLake;
beforeEach(async () => {
  lake = openTestLake();
  await create('ana', 'administrator');
  keepGroups(lake.lake, (message, error) => {
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

test('K18: groups are for administrators to read, and for nobody to write', async () => {
  const found = async (headers: Record<string, string>, filter = '_type == "system.group"', perspective = 'raw') => {
    const query = encodeURIComponent(`*[${filter}]{_id, members, grants}`);
    const reply = await lake.ask(`/data/query/production?perspective=${perspective}&query=${query}`, { headers });
    return ((await reply.json()) as { result: Record<string, unknown>[] }).result;
  };
  const program = (role: 'viewer' | 'editor' | 'administrator') => ({ authorization: `Bearer ${lake.token(role)}` });
  const person = (id: string) => ({ authorization: `Bearer ${lake.accounts.sessions.start(id).token}` });
  const ana = lake.accounts.users.findByEmail('ana@example.com')?.id ?? '';
  const [bia, caio] = [await create('bia', 'viewer'), await create('caio', 'editor')];
  const groups = '_id in path("_.groups.*")';
  for (const headers of [program('administrator'), person(ana)])
    expect(await found(headers, groups)).toHaveLength(Object.keys(DEFAULT_ROLES).length);
  for (const headers of [program('editor'), program('viewer'), {}]) {
    expect(await found(headers)).toEqual([]);
    expect(await found(headers, groups, 'published')).toEqual([]);
  }
  // People learn whom they may mention: who works here, and that all of them read.
  const grants = [{ filter: '_id in path("**")', permissions: ['read'] }];
  for (const { id } of [bia, caio]) {
    expect(await found(person(id), groups)).toEqual([]);
    expect(await found(person(id))).toEqual([{ _id: '_.members', members: [ana, bia.id, caio.id], grants }]);
  }
  for (const mutation of [
    { patch: { id: '_.groups.administrator', set: { members: [] } } },
    { patch: { id: '_.members', set: { members: [] } } },
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

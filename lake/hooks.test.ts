import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { createLake } from './index.ts';
import { readDefinition } from './definition.ts';
import { LARGE_CHARACTERS } from './transaction/large-writes.ts';
import type { ContentLake, LakeDefinition, Person } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-hooks-'));
let lake: ContentLake | undefined;
afterEach(async () => {
  await lake?.close();
  lake = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let number = 0;
async function open(definition: LakeDefinition): Promise<ContentLake> {
  number += 1;
  const dir = join(folder, `data-${number}`);
  lake = await createLake({
    dir,
    projectId: 'p',
    datasets: ['production'],
    url: 'http://localhost:4000',
    ...definition,
  });
  return lake;
}

async function ask(path: string, headers: Record<string, string> = {}, body?: unknown): Promise<[number, unknown]> {
  const init = body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const reply = await lake?.fetch(new Request(`http://localhost:4000/v2025-02-19${path}`, init), {});
  return [reply?.status ?? 0, await reply?.json()];
}

const as = (token: string) => ({ authorization: `Bearer ${token}` });
const author = {
  title: 'Author',
  description: 'Writes posts.',
  grants: [{ filter: '_type == "post"', permissions: ['read', 'create', 'update', 'history'] }],
};
const administrator = {
  title: 'Chief',
  description: 'Everything.',
  grants: [{ filter: '_id in path("**")', permissions: ['read', 'create', 'update', 'history', 'manage'] }],
};
const create = (document: object) => ({ mutations: [{ create: document }] });

test('L15: the hook "roles" says which roles there are and what each may do', async () => {
  const { createToken } = await open({ roles: { administrator, author } });
  const token = createToken('author', 'test');
  expect(() => createToken('editor', 'test')).toThrow('The role must be one of administrator, author, not "editor".');
  expect((await ask('/data/mutate/production', as(token), create({ _type: 'post' })))[0]).toBe(200);
  expect((await ask('/data/mutate/production', as(token), create({ _type: 'page' })))[0]).toBe(403);
  const [, roles] = await ask('/projects/p/roles', as(token));
  expect(roles).toMatchObject([
    { name: 'administrator', title: 'Chief' },
    { name: 'author', title: 'Author' },
  ]);
});

test('L15: roles without an administrator, whom the lake needs, are refused', async () => {
  await expect(open({ roles: { author } as never })).rejects.toThrow('"roles" needs one called "administrator".');
});

const RULES = `
  export default ({ caller, changes }) => changes.flatMap(({ id, after }) => {
    if (after?._type !== 'post') return [];
    if (after.title === 'forbidden') return [{ id, refused: 'No post is called that.' }];
    return after.by === caller.userId ? [] : [{ id, patch: { set: { by: caller.userId } } }];
  });`;

test.each([
  ['here', ''],
  ['in the thread for large ones', 'x'.repeat(LARGE_CHARACTERS + 1)],
])('L15: the hook "validate" refuses and amends transactions %s', async (_, text) => {
  const file = join(folder, 'rules.ts');
  writeFileSync(file, RULES);
  const { createToken } = await open({ validate: `file://${file}` });
  const token = createToken('editor', 'test');
  const post = { _id: 'a', _type: 'post', text };
  const [status, answer] = await ask('/data/mutate/production', as(token), create({ ...post, title: 'forbidden' }));
  expect([status, JSON.stringify(answer)]).toEqual([403, expect.stringContaining('No post is called that.')]);
  expect(await ask('/data/doc/production/a', as(token))).toMatchObject([200, { documents: [] }]);
  expect((await ask('/data/mutate/production', as(token), create(post)))[0]).toBe(200);
  const by: unknown = expect.stringMatching(/^r/);
  expect(await ask('/data/doc/production/a', as(token))).toMatchObject([200, { documents: [{ _id: 'a', by }] }]);
});

test.each([
  ['no function', 'export default 1;', 'must export the function "validate" as its default'],
  ['an async function', 'export default async () => [];', 'it must not be async'],
])('L15: a module for "validate" with %s is refused by name', async (name, text, said) => {
  const file = join(folder, `${name.replaceAll(' ', '-')}.ts`);
  writeFileSync(file, text);
  await expect(open({ validate: `file://${file}` })).rejects.toThrow(said);
  await expect(open({ validate: './rules.ts' })).rejects.toThrow('must be an address such as "file:///');
});

test.each([
  ['a promise that is rejected', 'Promise.reject(new Error("later"))', 500, 'must answer at once'],
  ['no list', 'null', 500, 'must answer at once with a list of verdicts'],
  ['something that is no verdict', '[{ id: "a", refuse: "No." }]', 500, 'or "patch", not {"id"'],
  ['a patch of a document that is not there', '[{ id: "nobody", patch: { set: { a: 1 } } }]', 409, 'nobody'],
  ['a patch that changes the type', '[{ id: "a", patch: { set: { _type: "page" } } }]', 409, 'cannot change from'],
])(
  'L15: "validate" that answers with %s refuses the transaction, and the lake goes on',
  async (name, answer, status, said) => {
    const file = join(folder, `answers-${name.replaceAll(' ', '-')}.ts`);
    writeFileSync(file, `export default () => ${answer};`);
    const lakeOfRules = await open({ validate: `file://${file}`, settings: { LAKE_LOG_LEVEL: 'silent' } });
    const token = lakeOfRules.createToken('editor', 'test');
    const post = create({ _id: 'a', _type: 'post' });
    const answered = await ask('/data/mutate/production', as(token), post);
    expect(answered).toEqual([status, expect.anything()]);
    expect(JSON.stringify(answered[1]).replaceAll('\\"', '"')).toContain(said);
    expect(await ask('/data/doc/production/a', as(token))).toMatchObject([200, { documents: [] }]);
  },
);

const ANA: Person = {
  id: 'p-ana',
  name: 'Ana',
  email: 'ana@x.example',
  roles: ['editor'],
  createdAt: '',
  updatedAt: '',
};

test.each([
  ['at once', (person: Person | undefined) => person],
  ['later', (person: Person | undefined) => Promise.resolve(person)],
])('L15: the hook "authenticate" lets people in whom another system knows, answering %s', async (_, answer) => {
  const who = (request: Request) => answer(request.headers.get('x-sso') === 'ana' ? ANA : undefined);
  const login = { title: 'Company', url: 'https://sso.example/login' };
  const { firstAccount } = await open({ authenticate: { who, people: () => [ANA], login } });
  expect(firstAccount).toBeUndefined();
  expect(await ask('/auth/providers')).toMatchObject([200, { providers: [login] }]);
  const sso = { 'x-sso': 'ana' };
  expect(await ask('/users/me', sso)).toMatchObject([200, { id: ANA.id, name: 'Ana', role: 'editor' }]);
  expect((await ask('/data/mutate/production', sso, create({ _type: 'post' })))[0]).toBe(200);
  expect((await ask('/data/query/production?query=*', { 'x-sso': 'eve' }))[0]).toBe(401);
  expect(await ask('/projects/p', sso)).toMatchObject([200, { members: [{ id: ANA.id, isCurrentUser: true }] }]);
  // The pages of the lake's own accounts are not there.
  expect((await lake?.fetch(new Request('http://localhost:4000/accounts/login'), {}))?.status).toBe(404);
});

async function openOutside(
  people: () => readonly Person[],
  who = (id: string | null) => people().find((one) => one.id === id),
) {
  const login = { title: 'Company', url: 'https://sso.example/login' };
  const authenticate = { who: (request: Request) => who(request.headers.get('x-sso')), people, login };
  return open({ authenticate, roles: { administrator, author }, settings: { LAKE_LOG_LEVEL: 'silent' } });
}
const person = (id: string, name: string, ...roles: string[]): Person => ({ ...ANA, id, name, roles });

test('L15: what another system proves counts only from pages that may call the lake', async () => {
  await openOutside(() => [person('ana', 'Ana', 'author')]);
  const write = (headers: Record<string, string>) =>
    ask('/data/mutate/production', { 'x-sso': 'ana', ...headers }, create({ _type: 'post' }));
  for (const origin of ['https://evil.example', 'null']) expect((await write({ origin }))[0]).toBe(401);
  expect((await write({ 'sec-fetch-site': 'cross-site' }))[0]).toBe(401);
  expect((await write({ origin: 'http://localhost:4000' }))[0]).toBe(200);
  expect((await write({}))[0]).toBe(200);
});

test('L15: people whose ids and names look alike are not mixed up, and an unknown role gives nothing', async () => {
  const people = [person('a', 'b c', 'author'), person('a b', 'c', 'author'), person('x', 'X', 'constructor')];
  await openOutside(() => people);
  for (const id of ['a', 'a b']) expect(await ask('/users/me', { 'x-sso': id })).toMatchObject([200, { id }]);
  expect((await ask('/data/mutate/production', { 'x-sso': 'x' }, create({ _type: 'post' })))[0]).toBe(403);
  // Who works here is for those alone who do.
  expect(await ask('/projects/p', { 'x-sso': 'x' })).toMatchObject([200, { members: [] }]);
});

test('L15: somebody who is known and not listed, or is nobody, is who they are', async () => {
  await openOutside(
    () => [],
    (id) => (id === 'bob' ? { ...person('bob', 'Bob', 'author'), label: 'of the other system' } : (null as never)),
  );
  expect(await ask('/users/me', { 'x-sso': 'bob' })).toMatchObject([200, { id: 'bob', name: 'Bob' }]);
  expect((await ask('/users/me', {}))[0]).toBe(401);
});

test.each<[string, LakeDefinition, string]>([
  ['authenticate', { authenticate: (() => undefined) as never }, '"authenticate" must be an object with "who"'],
  ['authenticate without people', { authenticate: { who: () => undefined } as never }, '"authenticate" needs "who"'],
  ['validate', { validate: (() => []) as never }, '"validate" must be the address of a module'],
  ['a part that there is not', { rols: {} } as never, '"rols" is not one of settings, roles,'],
  ['extend', { extend: (() => Promise.resolve({})) as never }, '"extend" must give what it adds at once'],
  ['a role without grants', { roles: { administrator, author: { title: 'A', description: '' } as never } }, '"author"'],
  [
    'a right that there is not',
    { roles: { administrator, author: { ...author, grants: [{ filter: 'true', permissions: ['raed'] }] } } },
    'The role "author": "raed" is not a permission',
  ],
  [
    'a filter that cannot be read',
    { roles: { administrator, author: { ...author, grants: [{ filter: '_type ==', permissions: ['read'] }] } } },
    'The role "author": The filter "_type =="',
  ],
])('L15: %s that cannot be used is refused at the start, by name', async (_, definition, said) => {
  await expect(open(definition)).rejects.toThrow(said);
});

test('L15: the other system is asked once for a request, whose proof may be good for one time', async () => {
  const used = new Set<string | null>();
  const who = (request: Request) => {
    const proof = request.headers.get('x-sso');
    return proof === null || used.has(proof) ? undefined : (used.add(proof), ANA);
  };
  await open({
    authenticate: { who, people: () => [ANA], login: { title: 'Company', url: 'https://sso.example/login' } },
  });
  expect((await ask('/data/query/production?query=1', { 'x-sso': 'first' }))[0]).toBe(200);
  expect((await ask('/data/query/production?query=1', { 'x-sso': 'first' }))[0]).toBe(401);
});

test('L15: an extension has addresses of its own, which know the lake and who asks', async () => {
  const { createToken } = await open({
    extend: (own) => ({
      routes: [
        new Hono().get('/count', async (c) => {
          const { roles } = await own.callerOf(c.req.raw, null);
          return c.json({ roles, count: own.datasets.get('production').reader.all().length });
        }),
      ],
    }),
  });
  const token = createToken('viewer', 'test');
  expect(await ask('/count', as(token))).toMatchObject([200, { roles: ['viewer'], count: expect.any(Number) }]);
});

test('A3: a first start that fails keeps no password to itself', async () => {
  const dir = join(folder, 'again');
  const options = { dir, projectId: 'p', datasets: ['production'], url: 'http://localhost:4000' } as const;
  const extend = () => {
    throw new Error('not today');
  };
  await expect(createLake({ ...options, extend })).rejects.toThrow('not today');
  lake = await createLake(options);
  expect(lake.firstAccount).toMatchObject({ email: 'admin@example.com' });
});

test('L15: a definition is read from a file, and what is none is refused by name', async () => {
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const good = file('good.ts', `export default { settings: { LAKE_SITE_NAME: 'Museum' } };`);
  expect(await readDefinition(good)).toEqual({ settings: { LAKE_SITE_NAME: 'Museum' } });
  await expect(readDefinition(file('typo.ts', 'export default { role: {} };'))).rejects.toThrow('"role" is not one of');
  await expect(readDefinition(file('none.ts', 'export const a = 1;'))).rejects.toThrow('must export an object');
  await expect(readDefinition(join(folder, 'absent.ts'))).rejects.toThrow(/absent\.ts/);
});

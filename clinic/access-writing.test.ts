/** Who changes what, over the network. The table is Sanity's rule for roles, written by hand: nothing here asks our code. */
import { documentOf, KINDS, openAccessFixture, WHO } from './access-fixture.ts';
import type { AccessFixture, Kind, Who } from './access-fixture.ts';

const EVERYTHING: readonly Kind[] = ['published', 'draft', 'version', 'dotted', 'system', 'asset'];
const NO_MESSAGES = EVERYTHING.filter((kind) => kind !== 'dotted');
const MAY_CREATE: Readonly<Record<Who, readonly Kind[]>> = {
  administrator: EVERYTHING,
  manager: EVERYTHING,
  'technical-director': NO_MESSAGES,
  editor: NO_MESSAGES,
  reception: [],
  contributor: ['draft', 'version', 'asset'],
  viewer: [],
  form: ['dotted'],
  pages: [],
  visitor: [],
};
const MAY_UPDATE: Readonly<Record<Who, readonly Kind[]>> = {
  ...MAY_CREATE,
  reception: ['dotted'],
  contributor: ['draft', 'version'],
  form: [],
};

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await openAccessFixture();
});
afterAll(() => fixture.close());

interface Answer {
  readonly status: number;
  readonly body: {
    readonly results?: { readonly operation: string; readonly document?: unknown }[];
    readonly error?: { readonly items: { readonly error: Readonly<Record<string, unknown>> }[] };
  };
}

async function mutate(who: Who, ...mutations: unknown[]): Promise<Answer> {
  const path = '/data/mutate/production?dryRun=true&returnDocuments=true';
  const reply = await fixture.ask(who, path, { mutations });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

/** What somebody else than those of the table is answered. */
async function statusFor(token: string, mutation: unknown, query = ''): Promise<number> {
  const reply = await fetch(`http://127.0.0.1:${fixture.port}/v2025-02-19/data/mutate/production${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ mutations: [mutation] }),
  });
  return reply.status;
}

async function act(who: Who, ...actions: unknown[]): Promise<Answer> {
  const reply = await fixture.ask(who, '/data/actions/production', { actions, dryRun: true });
  return { status: reply.status, body: (await reply.json()) as Answer['body'] };
}

/** Ids of the same kind that nobody uses. */
const NEW: Readonly<Record<Kind, string>> = {
  published: 'page-b',
  draft: 'drafts.page-b',
  version: 'versions.spring.page-b',
  dotted: 'messages.m2',
  system: '_.releases.autumn',
  asset: KINDS.asset.replace('1x1', '2x2'),
};

// Releases are changed by actions only, whoever asks: they are in the table of actions below.
const PLAIN = EVERYTHING.filter((kind) => kind !== 'system');

describe.each(WHO)('%s', (who) => {
  test.each(PLAIN)('by mutation, %s', async (kind) => {
    const [creates, updates] = [MAY_CREATE[who].includes(kind), MAY_UPDATE[who].includes(kind)];
    const document = documentOf(kind, NEW[kind]);
    // The references of the documents in the table point to something that `form` may not know of.
    const fresh = who === 'form' ? { _id: NEW[kind], _type: document._type } : document;
    for (const mutation of [{ create: fresh }, { createOrReplace: fresh }, { createIfNotExists: fresh }]) {
      expect([mutation, (await mutate(who, mutation)).status]).toEqual([mutation, creates ? 200 : 403]);
    }
    const replaced = await mutate(who, { createOrReplace: { ...documentOf(kind), note: 'x' } });
    expect(replaced.status).toBe(updates ? 200 : 403);
    const patch = { patch: { id: KINDS[kind], set: { note: 'x' } } };
    expect((await mutate(who, patch)).status === 200).toBe(updates);
    const gone = await mutate(who, { delete: { id: KINDS[kind] } });
    // Nothing happens to what does not exist for the one who asks; whoever sees it is refused.
    const deleted = gone.body.results?.filter(({ operation }) => operation === 'delete') ?? [];
    expect(deleted.length).toBe(updates ? 1 : 0);
  });

  test('by action', async () => {
    const publishes = ['administrator', 'manager', 'technical-director', 'editor'].includes(who);
    const drafts = publishes || who === 'contributor';
    const edit = { actionType: 'sanity.action.document.edit', draftId: 'drafts.page-a', publishedId: 'page-a' };
    const publish = { ...edit, actionType: 'sanity.action.document.publish' };
    const version = {
      actionType: 'sanity.action.document.version.create',
      publishedId: 'page-c',
      document: { _id: 'versions.spring.page-c', _type: 'page' },
    };
    const release = { actionType: 'sanity.action.release.create', releaseId: 'winter', metadata: { title: 'W' } };
    const runs: readonly (readonly [unknown, boolean])[] = [
      [{ ...edit, patch: { set: { note: 'x' } } }, drafts],
      [version, drafts],
      [publish, publishes],
      [{ ...edit, actionType: 'sanity.action.document.unpublish' }, publishes],
      [{ actionType: 'sanity.action.document.discard', draftId: 'drafts.page-a' }, drafts],
      [release, publishes],
      [{ actionType: 'sanity.action.release.publish', releaseId: 'spring' }, publishes],
    ];
    for (const [action, allowed] of runs) {
      const { status } = await act(who, action);
      expect([action, status < 300]).toEqual([action, allowed]);
    }
  });

  test('uploads files when documents of assets may be created; who contributes, pictures alone', async () => {
    const reply = await fixture.ask(who, '/assets/files/production?filename=a.txt', { hello: who });
    expect(reply.status).toBe(MAY_CREATE[who].includes('asset') && who !== 'contributor' ? 200 : 403);
  });

  test('makes and removes datasets as administrator only', async () => {
    const init = { method: 'PUT', body: '{"aclMode":"private"}' };
    const reply = await fixture.send(who, `/projects/clinica/datasets/made-by-${who}`, init);
    expect(reply.status).toBe(who === 'administrator' ? 201 : who === 'visitor' ? 401 : 403);
  });
});

describe('what a refusal tells', () => {
  const about = ({ status, body }: Answer) => [status, body.error?.items.map(({ error }) => ({ ...error, id: '' }))];
  const nameless = (answer: Answer, id: string) => JSON.parse(JSON.stringify(about(answer)).replaceAll(id, 'ID'));

  test.each([
    ['patch', (id: string) => ({ patch: { id, set: { a: 1 } } })],
    ['patch with a revision', (id: string) => ({ patch: { id, ifRevisionID: 'x', set: { a: 1 } } })],
    ['delete', (id: string) => ({ delete: { id } })],
    ['create', (id: string) => ({ create: { _id: id, _type: 'page' } })],
    ['createOrReplace', (id: string) => ({ createOrReplace: { _id: id, _type: 'page' } })],
    ['createIfNotExists', (id: string) => ({ createIfNotExists: { _id: id, _type: 'page' } })],
  ])('is the same for %s of a hidden document and of one that does not exist', async (_, mutation) => {
    const hidden = nameless(await mutate('form', mutation('drafts.page-a')), 'drafts.page-a');
    expect(hidden).toEqual(nameless(await mutate('form', mutation('drafts.nobody')), 'drafts.nobody'));
  });

  test('is the same for a reference to a hidden document and to a missing one', async () => {
    const message = (ref: string) => ({ create: { _id: 'messages.m9', _type: 'message', to: { _ref: ref } } });
    const hidden = await mutate('form', message('drafts.page-a'));
    expect(hidden.status).toBe(409);
    expect(nameless(hidden, 'drafts.page-a')).toEqual(nameless(await mutate('form', message('nobody')), 'nobody'));
  });

  test('names only those referrers that the caller may read', async () => {
    const grants = [{ filter: '_type == "page" && !(_id in path("drafts.**"))', permissions: ['read', 'update'] }];
    const { token } = fixture.lake.accounts.robots.create('partial', grants);
    const reply = await fetch(`http://127.0.0.1:${fixture.port}/v1/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ mutations: [{ delete: { id: 'target' } }] }),
    });
    const text = await reply.text();
    expect(reply.status).toBe(409);
    expect(text).toContain('"referencingIDs":["page-a","versions.spring.page-a"]');
    expect(text).not.toContain('drafts.page-a');
    expect(text).not.toContain(KINDS.dotted);
  });
});

test('whoever may write but not read gets back nothing of what is stored', async () => {
  const created = await mutate('form', { create: { _id: 'messages.m3', _type: 'message', text: 'oi' } });
  expect(created.body.results).toEqual([{ id: 'messages.m3', operation: 'create' }]);
});

test('a right that depends on content counts before and after: nobody edits himself out of it, or something into it', async () => {
  const grants = [{ filter: '_type == "page" && owner == "ana"', permissions: ['read', 'create', 'update'] }];
  const { token } = fixture.lake.accounts.robots.create('owner', grants);
  const status = (mutation: unknown) => statusFor(token, mutation);
  expect(await status({ create: { _id: 'own', _type: 'page', owner: 'bia' } })).toBe(403);
  expect(await status({ create: { _id: 'own', _type: 'page', owner: 'ana' } })).toBe(200);
  expect(await status({ patch: { id: 'own', set: { title: 'x' } } })).toBe(200);
  expect(await status({ patch: { id: 'own', set: { owner: 'bia' } } })).toBe(403);
  expect(await status({ patch: { id: 'page-a', set: { owner: 'ana' } } })).toBe(409);
});

describe('what Studio writes before it opens the preview', () => {
  const TYPE = 'sanity.previewUrlSecret';
  const UUID = '8b1f8ad5-3b5c-4c36-9d1c-0f6f6d2a1e77';
  const ID = `drafts.${UUID}`;
  const asPerson = async (role: 'viewer' | 'reception') => {
    const { users, sessions } = fixture.lake.accounts;
    const email = `${role}@example.com`;
    const { id } =
      users.findByEmail(email) ?? (await users.create({ email, name: role, role, password: 'uma senha longa' }));
    const { token } = sessions.start(id);
    return (mutation: unknown) => statusFor(token, mutation, '?dryRun=true');
  };

  test.each(['viewer', 'reception'] as const)(
    'is for people with the role %s, too, and nothing else is',
    async (role) => {
      const status = await asPerson(role);
      const secret = { _id: ID, _type: TYPE, secret: 'x', source: 'sanity/presentation', studioUrl: '/', userId: 'u' };
      expect(await status({ createOrReplace: secret })).toBe(200);
      for (const other of [
        { _id: UUID },
        { _id: `versions.spring.${UUID}` },
        { _id: 'drafts.target' },
        { _id: 'drafts.nobody' },
        { _type: 'sanity.previewUrlShareAccess' },
        { _type: 'page' },
        { secret: 'x'.repeat(2_001) },
        { note: 'x' },
        { secret: { _type: 'reference', _ref: 'target' } },
        { _ref: 'target' },
      ])
        expect([other, await status({ create: { ...secret, ...other } })]).toEqual([other, 403]);
    },
  );

  test('is not for programs', async () => {
    expect((await mutate('viewer', { create: { _id: ID, _type: TYPE } })).status).toBe(403);
  });
});

test('a draft or version of another type than what is published is for those who may change that', async () => {
  for (const _id of ['drafts.target', 'versions.spring.target']) {
    expect((await mutate('contributor', { create: { _id, _type: 'post' } })).status).toBe(403);
    expect((await mutate('contributor', { create: { _id, _type: 'page' } })).status).toBe(200);
    expect((await mutate('editor', { create: { _id, _type: 'post' } })).status).toBe(200);
  }
});

test('a revoked token and one of a disabled account do nothing any more, at once', async () => {
  const { token, robot } = fixture.lake.accounts.robots.create('soon gone', 'editor');
  const ask = async () => {
    const reply = await fetch(`http://127.0.0.1:${fixture.port}/v1/data/query/production?query=1`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return reply.status;
  };
  expect(await ask()).toBe(200);
  fixture.lake.accounts.robots.revoke(robot.id);
  expect(await ask()).toBe(401);
});

test('a write that changes nothing needs no right and leaves no trace', async () => {
  const { sequence } = fixture.lake.dataset.reader;
  const mutations = [{ delete: { id: 'nobody' } }];
  const reply = await fixture.ask('viewer', '/data/mutate/production', { mutations });
  expect(reply.status).toBe(200);
  expect(fixture.lake.dataset.reader.sequence).toBe(sequence);
});

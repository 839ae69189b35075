/**
 * Who sees what, over the network. The table is Sanity's rule for roles, and ours for visitors' messages, written by hand:
 * nothing here asks our code.
 */
import { EventReader } from '#lake/routes/testing.ts';
import { KINDS, openAccessFixture, SECRET, WHO } from './access-fixture.ts';
import type { AccessFixture, Kind, Who } from './access-fixture.ts';

const EVERYTHING: readonly Kind[] = ['published', 'draft', 'version', 'dotted', 'system', 'asset'];
const NO_MESSAGES = EVERYTHING.filter((kind) => kind !== 'dotted');
const VISIBLE: Readonly<Record<Who, readonly Kind[]>> = {
  administrator: EVERYTHING,
  manager: EVERYTHING,
  'technical-director': NO_MESSAGES,
  editor: NO_MESSAGES,
  reception: EVERYTHING,
  contributor: NO_MESSAGES,
  viewer: NO_MESSAGES,
  form: [],
  pages: ['published', 'draft', 'version'],
  visitor: ['published', 'asset'],
};
/** The past needs a right of its own, which visitors do not have. */
const PAST: Readonly<Record<Who, readonly Kind[]>> = { ...VISIBLE, visitor: [] };

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await openAccessFixture();
});
afterAll(() => fixture.close());

async function text(who: Who, path: string, body?: unknown): Promise<string> {
  return (await fixture.ask(who, path, body)).text();
}

async function query(who: Who, groq: string, perspective = 'raw'): Promise<unknown> {
  const path = `/data/query/production?perspective=${perspective}&returnQuery=false`;
  return (JSON.parse(await text(who, path, { query: groq })) as { result: unknown }).result;
}

/** Kinds whose id is in the text, in quotes. */
function kindsIn(content: string): readonly Kind[] {
  return EVERYTHING.filter((kind) => content.includes(`"${KINDS[kind]}"`));
}

const IDS = Object.values(KINDS).join(',');

describe.each(WHO)('%s', (who) => {
  const visible = VISIBLE[who];

  test('sees the same by query, filter, reference, search and order', async () => {
    for (const groq of [
      '*',
      '*[_id in ["page-a","drafts.page-a","versions.spring.page-a","messages.m1","_.releases.spring"] || _type match "sanity*"]',
      '*[references("target")]',
      '*[to._ref == "target"]',
      '*[note match "*"]',
      '*[defined(slug.current)] | order(note)',
      '*[_id == "target"]{"from": *[references(^._id)]}[0].from',
    ]) {
      const found = kindsIn(JSON.stringify((await query(who, groq)) ?? []));
      // The search for what points to a page begins at that page.
      const expected = groq.includes('^') && !visible.includes('published') ? [] : visible;
      expect([groq, found]).toEqual([groq, expected]);
    }
  });

  test('counts no more than that, and dereferences nothing else', async () => {
    expect(await query(who, 'count(*[references("target")])')).toBe(visible.length);
    expect(await query(who, 'count(*[note == "confidencial"])')).toBe(
      visible.filter((kind) => kind !== 'published' && kind !== 'asset').length,
    );
    expect(
      await query(who, `{"a": {"_ref": "${KINDS.dotted}"}->note, "b": *[_id == "drafts.page-a"][0].note}`),
    ).toEqual({
      a: visible.includes('dotted') ? SECRET : null,
      b: visible.includes('draft') ? SECRET : null,
    });
    const taken = await query(who, 'defined(*[slug.current == "draft"][0]._id)');
    expect(taken).toBe(visible.includes('draft'));
  });

  test('gets the same documents by id, and no word about which of the others exist', async () => {
    const reply = JSON.parse(await text(who, `/data/doc/production/${IDS},drafts.nobody,nobody`)) as {
      documents: { _id: string }[];
      omitted: { id: string; reason: string }[];
    };
    expect(kindsIn(JSON.stringify(reply.documents))).toEqual(visible);
    const reasons = new Map(reply.omitted.map(({ id, reason }) => [id, reason]));
    for (const kind of EVERYTHING.filter((kind) => !visible.includes(kind))) {
      const alike = KINDS[kind].includes('.') ? 'drafts.nobody' : 'nobody';
      expect([kind, reasons.get(KINDS[kind])]).toEqual([kind, reasons.get(alike)]);
    }
    const all = await text(who, '/data/doc/production/page-a?includeAllVersions=true');
    expect(kindsIn(all.replace('"id":"page-a"', ''))).toEqual(
      visible.filter((kind) => ['published', 'draft', 'version'].includes(kind)),
    );
  });

  test('exports the same, with a token', async () => {
    const reply = await fixture.ask(who, '/data/export/production');
    expect(reply.status).toBe(who === 'visitor' ? 401 : 200);
    const lines = (await reply.text()).split('\n').filter((line) => line.startsWith('{"_id"'));
    const ids = lines.map((line) => (JSON.parse(line) as { _id: string })._id);
    expect(kindsIn(JSON.stringify(ids))).toEqual(who === 'visitor' ? [] : visible);
  });

  test('is told of the same referrers', async () => {
    const reply = JSON.parse(await text(who, '/data/references/production/documents/target/to')) as {
      totalCount: number;
      references: unknown[];
    };
    expect(kindsIn(JSON.stringify(reply.references))).toEqual(visible);
    expect(reply.totalCount).toBe(visible.length);
  });

  test('reads the past of the same documents, when the past is for them', async () => {
    const now = await text(who, `/data/history/production/documents/${IDS}?lastRevision=true`);
    expect(kindsIn(now)).toEqual(PAST[who]);
    for (const kind of EVERYTHING) {
      const id = KINDS[kind];
      const line = await text(who, `/data/history/production/transactions/${id}?effectFormat=mendoza`);
      expect([kind, line.includes(id)]).toEqual([kind, PAST[who].includes(kind)]);
    }
    const { events } = JSON.parse(await text(who, '/data/history/production/events/documents/drafts.page-a')) as {
      events: Record<string, unknown[]>;
    };
    expect((events['drafts.page-a'] ?? []).length > 0).toBe(PAST[who].includes('draft'));
  });

  test('hears of the same documents, and only as they may be seen', async () => {
    const abort = new AbortController();
    const search = 'query=*&includeResult=true&includePreviousRevision=true&includeAllVersions=true';
    const stream = await fixture.ask(who, `/data/listen/production?${search}`, undefined, abort.signal);
    const reader = new EventReader(stream);
    await reader.next();
    for (const kind of EVERYTHING) fixture.write({ patch: { id: KINDS[kind], set: { seen: who } } });
    const heard = visible.length > 0 ? await reader.take(visible.length) : [];
    expect(heard.map(({ data }) => data.documentId)).toEqual(visible.map((kind) => KINDS[kind]));
    expect(heard.every(({ data }) => data.transactionTotalEvents === 1)).toBe(true);
    const more = await Promise.race([reader.next(), new Promise((done) => setTimeout(done, 50, 'nothing'))]);
    expect(more).toBe('nothing');
    abort.abort();
  });

  test('finds nothing in a content source map that is not for the caller', async () => {
    const path = '/data/query/production?perspective=raw&resultSourceMap=true';
    const reply = await text(who, path, { query: '*[references("target")]{_id, note}' });
    expect(reply.includes(SECRET)).toBe(visible.includes('draft') || visible.includes('dotted'));
    expect(kindsIn(reply)).toEqual(visible);
  });
});

test('a perspective shows drafts only to those who may read them', async () => {
  const note = (who: Who) => query(who, '*[_id == "page-a"][0].note', 'drafts');
  expect(await note('viewer')).toBe(SECRET);
  expect(await note('pages')).toBe(SECRET);
  expect(await note('form')).toBeNull();
  expect((await fixture.ask('visitor', '/data/query/production?query=*&perspective=drafts')).status).toBe(401);
});

test('a change of drafts only is nothing that visitors are woken for', async () => {
  const abort = new AbortController();
  const listen = (who: Who, drafts = '') =>
    fixture.ask(who, `/data/live/events/production${drafts}`, undefined, abort.signal);
  expect((await listen('visitor', '?includeDrafts=true')).status).toBe(401);
  expect((await listen('form', '?includeDrafts=true')).status).toBe(403);
  const visitor = new EventReader(await listen('visitor'));
  await visitor.next();
  fixture.write({ patch: { id: KINDS.draft, set: { seen: 'live' } } }, { patch: { id: KINDS.dotted, set: { a: 1 } } });
  fixture.write({ patch: { id: KINDS.published, set: { seen: 'live' } } });
  const { sequence } = fixture.lake.dataset.reader;
  expect((await visitor.next())?.id).toBe(fixture.lake.dataset.history.transactionIdAt(sequence));
  abort.abort();
});

test('names and addresses of staff are for members', async () => {
  const user = await fixture.lake.accounts.users.create({
    email: 'ana@example.com',
    name: 'Ana',
    role: 'editor',
    password: 'uma senha longa',
  });
  expect(await text('viewer', `/users/${user.id}`)).toContain('ana@example.com');
  for (const who of ['form', 'pages'] as const) {
    expect(await text(who, `/users/${user.id}`)).toBe('null');
    expect(await text(who, '/projects/clinica')).toContain('"members":[]');
    expect(JSON.parse(await text(who, '/users/me'))).toMatchObject({ name: who, role: 'custom', roles: [] });
  }
  expect((await fixture.ask('visitor', `/users/${user.id}`)).status).toBe(401);
  expect(await text('visitor', '/projects/clinica')).toContain('"members":[]');
});

describe('a private dataset', () => {
  test('does not answer visitors, whatever they ask', async () => {
    const closed = await openAccessFixture({ LAKE_ACL_MODE: 'private' });
    try {
      for (const path of [
        '/data/query/production?query=count(*)&perspective=raw',
        '/data/doc/production/page-a,nobody',
        '/data/listen/production?query=*',
        '/data/live/events/production',
        '/data/export/production',
        '/data/history/production/documents/page-a?lastRevision=true',
        '/data/history/production/transactions/page-a',
        '/data/query/nowhere?query=1',
        '/projects/clinic',
        '/projects/clinic/datasets/nowhere/acl',
        '/projects/clinic/roles',
        '/features',
        '/ping',
        '/no-such-address',
      ]) {
        expect([path, (await closed.ask('visitor', path)).status]).toEqual([path, 401]);
      }
      expect(
        await (await closed.ask('viewer', '/data/query/production?query=count(*)&perspective=raw')).json(),
      ).toEqual(expect.objectContaining({ result: 6 }));
    } finally {
      await closed.close();
    }
  });
});

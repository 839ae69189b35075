/** What visitors wrote is read by those who answer it and by administrators, whichever way somebody asks. */
import { EventReader } from '#lake/routes/testing.ts';
import { openAccessFixture } from './access-fixture.ts';
import { CLINIC_ROLE_NAMES } from './roles.ts';
import type { AccessFixture, Who } from './access-fixture.ts';

const WORDS = 'sou a Maria';
const MESSAGES = ['messages.a', 'drafts.messages.a', 'versions.spring.messages.a'];
const EVERYBODY = CLINIC_ROLE_NAMES;
const message = (_id: string) => ({ create: { _id, _type: 'message', text: WORDS, to: { _ref: 'target' } } });

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await openAccessFixture();
  fixture.write(...MESSAGES.map(message), message('messages.gone'));
  fixture.write(
    { create: { _id: 'letter', _type: 'page', about: { _ref: 'messages.a', _weak: true } } },
    { delete: { id: 'messages.gone' } },
  );
});
afterAll(() => fixture.close());

const text = async (who: Who, path: string, body?: unknown) => (await fixture.ask(who, path, body)).text();
const query = (groq: string, search = 'perspective=raw') =>
  `/data/query/production?returnQuery=false&${search}&query=${encodeURIComponent(groq)}`;

describe.each(EVERYBODY)('R: %s', (who) => {
  const answers = ['administrator', 'manager', 'reception'].includes(who);

  test.each([
    ['a query', query('*[_type == "message"].text')],
    ['a search', query('*[_id match "messages*" || _id in path("messages.**")].text')],
    ['what a page points to', query('*[_id == "letter"].about->text')],
    ['what points to a page', query('*[_id == "target"]{"from": *[references(^._id)].text}')],
    ['the perspective of drafts', query('*[_id == "messages.a"].text', 'perspective=drafts')],
    ['a release', query('*[_id == "messages.a"].text', 'perspective=spring,drafts')],
    ['a source map', query('*[_type == "message"]{text}', 'perspective=raw&resultSourceMap=true')],
    ['ids', `/data/doc/production/${MESSAGES.join(',')}`],
    ['all versions of an id', '/data/doc/production/messages.a?includeAllVersions=true'],
    ['an export', '/data/export/production'],
    ['the past', `/data/history/production/documents/${MESSAGES.join(',')}?lastRevision=true`],
    ['the past of what is gone', '/data/history/production/documents/messages.gone?lastRevision=true'],
    ['transactions', '/data/history/production/transactions/messages.a,messages.gone?effectFormat=mendoza'],
  ])('finds messages by %s only to answer them', async (_, path) => {
    expect((await text(who, path)).includes(WORDS)).toBe(answers);
  });

  test('is not told how many there are, or what became of them', async () => {
    const count = await text(who, query('count(*[_type == "message" && text == "sou a Maria"])'));
    expect(JSON.parse(count)).toMatchObject({ result: answers ? MESSAGES.length : 0 });
    const { events } = JSON.parse(await text(who, '/data/history/production/events/documents/messages.a')) as {
      events: Record<string, unknown[]>;
    };
    expect((events['messages.a'] ?? []).length > 0).toBe(answers);
    const release = await text(who, '/data/history/production/events/releases/spring');
    expect(release.includes('versions.spring.messages.a')).toBe(answers);
    const referrers = await text(who, '/data/references/production/documents/target/to');
    expect(referrers.includes('messages.a')).toBe(answers);
  });

  test('hears of new ones only to answer them', async () => {
    const abort = new AbortController();
    const search = 'query=*&includeResult=true&includeAllVersions=true';
    const stream = await fixture.ask(who, `/data/listen/production?${search}`, undefined, abort.signal);
    const reader = new EventReader(stream);
    await reader.next();
    fixture.write({ patch: { id: 'messages.a', set: { seen: who } } });
    fixture.write({ patch: { id: 'letter', set: { seen: who } } });
    const heard = await reader.take(answers ? 2 : 1);
    expect(heard.map(({ data }) => data.documentId)).toEqual(answers ? ['messages.a', 'letter'] : ['letter']);
    abort.abort();
  });

  test.each([
    ['answer', { patch: { id: 'messages.a', set: { state: 'lido' } } }],
    ['answer many', { patch: { query: '*[_type == "message"]', set: { state: 'lido' } } }],
    ['delete', { delete: { id: 'messages.a' } }],
  ])('may %s only what it may read', async (_, mutation) => {
    const reply = await fixture.ask(who, '/data/mutate/production?dryRun=true', { mutations: [mutation] });
    const { results = [] } = (await reply.json()) as { results?: { operation: string }[] };
    expect(results.some(({ operation }) => operation === 'update' || operation === 'delete')).toBe(answers);
  });

  test('K5: takes one away with its past, where it may read it', async () => {
    const id = `messages.${who}`;
    fixture.write(message(id));
    const deletion = { actionType: 'sanity.action.document.delete', publishedId: id, includeDrafts: [], purge: true };
    await fixture.ask(who, '/data/actions/production', { actions: [deletion] });
    expect(fixture.lake.dataset.history.transactions([id])).toHaveLength(answers ? 0 : 1);
    fixture.write({ delete: { id } });
  });

  test('reads comments about messages only to answer them, others always', async () => {
    const { id } = await fixture.lake.accounts.users.create({
      email: `${who}@example.com`,
      name: who,
      role: who,
      password: 'uma senha longa',
    });
    const authorization = `Bearer ${fixture.lake.accounts.sessions.start(id).token}`;
    const ask = (path: string, body?: object) =>
      fixture.lake.ask(path, { headers: { authorization }, ...(body && { body }) });
    const comment = (documentType: string) => ({
      create: {
        _id: `${documentType}-${who}`,
        _type: 'comment',
        authorId: id,
        contentSnapshot: WORDS,
        target: { documentType },
      },
    });
    const write = async (documentType: string) =>
      (await ask('/data/mutate/production-comments', { mutations: [comment(documentType)] })).status;
    await ask('/comments/production/setup', {});
    expect([await write('page'), await write('message')]).toEqual([200, answers ? 200 : 403]);
    const found = await ask('/data/query/production-comments?query=array::unique(*[].target.documentType)');
    const { result } = (await found.json()) as { result: string[] };
    expect(result.toSorted()).toEqual(answers ? ['message', 'page'] : ['page']);
  });
});

describe('R: the reception', () => {
  test.each([
    ['hours', { createOrReplace: { _id: 'clinicHours', _type: 'clinicHours' } }, 200],
    ['a draft of hours', { create: { _id: 'drafts.clinicHours', _type: 'clinicHours' } }, 200],
    ['a notice', { create: { _id: 'closed', _type: 'notice' } }, 200],
    ['a page', { patch: { id: 'letter', set: { title: 'x' } } }, 403],
    ['a draft of a page', { create: { _id: 'drafts.letter', _type: 'page' } }, 403],
    ['a message that no visitor wrote', { create: { _id: 'messages.b', _type: 'message' } }, 403],
  ])('writes %s as it may', async (_, mutation, status) => {
    const reply = await fixture.ask('reception', '/data/mutate/production?dryRun=true', { mutations: [mutation] });
    expect(reply.status).toBe(status);
  });

  test.each([
    ['a message into a notice', 'messages.a', 'notice', 'reception', 403],
    ['a notice into hours', 'holidays', 'clinicHours', 'reception', 200],
    ['a notice into a page', 'holidays', 'page', 'reception', 403],
    ['a notice into a page', 'holidays', 'page', 'editor', 200],
  ] as const)('O13: replacing %s (%s → %s) answers %s with %i', async (_, _id, _type, who, status) => {
    fixture.write({ createIfNotExists: { _id: 'holidays', _type: 'notice' } });
    const mutations = [{ createOrReplace: { _id, _type } }];
    const reply = await fixture.ask(who, '/data/mutate/production?dryRun=true', { mutations });
    expect(reply.status).toBe(status);
    const both = [{ delete: { id: _id } }, { create: { _id, _type } }];
    expect((await fixture.ask(who, '/data/mutate/production?dryRun=true', { mutations: both })).status).toBe(status);
  });

  test('publishes notices', async () => {
    fixture.write({ create: { _id: 'drafts.holiday', _type: 'notice' } });
    const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.holiday', publishedId: 'holiday' };
    const reply = await fixture.ask('reception', '/data/actions/production', { actions: [publish], dryRun: true });
    expect(reply.status).toBe(200);
  });
});

test('R: the form of the site goes on creating messages, and reads none', async () => {
  const create = { _id: 'messages.new', _type: 'message', text: WORDS };
  const reply = await fixture.ask('form', '/data/mutate/production', { mutations: [{ create }] });
  expect(reply.status).toBe(200);
  expect(fixture.lake.dataset.reader.get('messages.new')).toMatchObject({ text: WORDS });
  expect(await text('form', query('*[_type == "message"].text'))).not.toContain(WORDS);
});

/** Who approved, when and what is written by the lake: nobody types it. */
import { openClinicLake } from '../testing.ts';
import type { Ask, TestLake } from '#lake/routes/testing.ts';

const QUOTE = 'Fui atendida no horário marcado.';
const FIELDS = ['quote', 'year'];

let lake: TestLake;
let director: string;
let editor: string;
beforeEach(async () => {
  lake = openClinicLake();
  director = await person('Ana', 'technical-director');
  editor = await person('Edu', 'editor');
  await mutate({ create: { _id: 'drafts.t', _type: 'testimonial', quote: QUOTE } });
});
afterEach(() => lake.close());

async function person(name: string, role: string): Promise<string> {
  const email = `${name}@example.com`;
  const { id } = await lake.accounts.users.create({ email, name, role, password: 'uma senha longa' });
  return `Bearer ${lake.accounts.sessions.start(id).token}`;
}

const as = (authorization: string): Ask => ({ headers: { authorization } });
const stored = (id = 't') => lake.dataset.reader.get(id);
const status = async (path: string, options: Ask) => (await lake.ask(path, options)).status;
const mutate = (mutation: object, who = editor) =>
  status('/data/mutate/production', { ...as(who), body: { mutations: [mutation] } });
const publish = (who = editor) =>
  status('/data/actions/production', {
    ...as(who),
    body: { actions: [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.t', publishedId: 't' }] },
  });
const approve = (options: Ask, body: object = {}) =>
  status('/data/approve/production', {
    ...options,
    body: { id: 'drafts.t', revision: stored('drafts.t')?._rev, fields: FIELDS, ...body },
  });

test('C9: the lake writes who approved, when and what; the approval goes with the document', async () => {
  expect(await approve(as(director))).toBe(200);
  const approved = stored('drafts.t');
  const approval = approved?.approval;
  const { id } = lake.accounts.users.findByEmail('Ana@example.com') ?? {};
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect(approval).toEqual({ by: id, byName: 'Ana', at, revision: approved?._rev, content: { quote: QUOTE } });
  expect(lake.accounts.audit.list()[0]).toMatchObject({ event: 'document.approved', actor: id, subject: 'drafts.t' });
  expect(await publish()).toBe(200);
  expect(stored()?.approval).toEqual(approval);
  // As the site asks, also about fields that nobody filled in.
  const asked = 'count(*[defined(approval.by) && approval.content.quote == quote && approval.content.year == year])';
  const reply = await lake.ask(`/data/query/production?query=${encodeURIComponent(asked)}`);
  expect(await reply.json()).toMatchObject({ result: 1 });
  // The first edit copies it into the draft, where it tells what was approved and not what is written now.
  expect(await mutate({ create: { ...stored(), _id: 'drafts.t', quote: 'Outra frase, que ninguém leu.' } })).toBe(200);
  expect(stored('drafts.t')).toMatchObject({ approval, quote: 'Outra frase, que ninguém leu.' });
});

test('S1: a copy of an approved document was approved by nobody, as Studio’s “Duplicar” makes it or a program', async () => {
  await approve(as(director));
  await publish();
  const approval = stored()?.approval;
  expect(await mutate({ create: { ...stored(), _id: 'copy' } })).toBe(200);
  expect(stored('copy')).toMatchObject({ quote: QUOTE });
  expect(stored('copy')).not.toHaveProperty('approval');
  expect(await mutate({ createOrReplace: { ...stored(), _id: 'drafts.copy' } })).toBe(200);
  expect(stored('drafts.copy')).not.toHaveProperty('approval');
  expect(await mutate({ patch: { id: 'copy', set: { approval } } })).toBe(403);
  // Whoever replays the change, as Studio does, comes to the same.
  const { mutations } = lake.dataset.history.transactions(['copy'])[0]?.changes[0] ?? {};
  expect(mutations).toHaveLength(2);
  expect(stored()?.approval).toEqual(approval);
});

test('S1: the day of a review is written with its approval, so that nothing stands without either for a moment', async () => {
  const before = lake.dataset.reader.sequence;
  const fields = [...FIELDS, 'reviewedAt'];
  expect(await approve(as(director), { fields, set: { reviewedAt: '2026-11-26' } })).toBe(200);
  expect(lake.dataset.reader.sequence).toBe(before + 1);
  expect(stored('drafts.t')).toMatchObject({
    reviewedAt: '2026-11-26',
    approval: { content: { quote: QUOTE, reviewedAt: '2026-11-26' } },
  });
  for (const set of [{ year: '2026', _type: 'page' }, { quote: { text: 'x' } }, { author: 'u' }]) {
    expect(await approve(as(director), { set })).toBe(400);
  }
});

test('S4: approved and published is one change, of the draft that was looked at and of nothing else', async () => {
  const seen = stored('drafts.t')?._rev;
  await mutate({ patch: { id: 'drafts.t', set: { year: 2026 } } });
  expect(await approve(as(director), { revision: seen, publish: true })).toBe(409);
  expect(stored()).toBeUndefined();
  const before = lake.dataset.reader.sequence;
  expect(await approve(as(director), { publish: true })).toBe(200);
  expect(lake.dataset.reader.sequence).toBe(before + 1);
  expect(stored('drafts.t')).toBeUndefined();
  expect(stored()).toMatchObject({ quote: QUOTE, approval: { revision: stored()?._rev, content: { quote: QUOTE } } });
  // What is published already only lacks the approval.
  const again = { id: 't', revision: stored()?._rev, publish: true };
  expect(await approve(as(director), again)).toBe(200);
  expect(stored()).toMatchObject({ quote: QUOTE });
});

test('M1: an approval goes with the whole document in which nobody approved what is left', async () => {
  await approve(as(director));
  const approved = stored('drafts.t');
  if (!approved?.approval) throw new Error('Nothing was approved.');
  const { approval: _approval, ...left } = approved;
  const checked = { patch: { id: 'drafts.t', ifRevisionID: left._rev, unset: ['approval'] } };
  const mutations = [checked, { createOrReplace: { ...left, year: 2020 } }];
  expect(await status('/data/mutate/production', { ...as(editor), body: { mutations } })).toBe(200);
  expect(stored('drafts.t')).toMatchObject({ quote: QUOTE, year: 2020 });
  expect(stored('drafts.t')).not.toHaveProperty('approval');
});

test('C9: nobody but a technical director approves, and no program', async () => {
  const administrator = await person('Bia', 'administrator');
  const others: Ask[] = [as(editor), as(administrator), { as: 'technical-director' }, { as: 'administrator' }, {}];
  for (const other of others) expect(await approve(other)).toBe(403);
  expect(stored('drafts.t')?.approval).toBeUndefined();
  const bia = lake.accounts.users.findByEmail('Bia@example.com');
  if (!bia) throw new Error('Bia has no account.');
  lake.accounts.besides.enter(bia, ['technical-director']);
  expect(await (await lake.ask('/users/me', as(administrator))).json()).toMatchObject({
    role: 'administrator',
    roles: [{ name: 'administrator' }, { name: 'technical-director', title: 'Diretor técnico' }],
  });
  expect(await approve(as(administrator))).toBe(200);
  lake.accounts.besides.enter(bia, []);
  expect(await approve(as(administrator))).toBe(403);
});

test('C9: what is approved is what was looked at', async () => {
  const seen = stored('drafts.t')?._rev;
  await mutate({ patch: { id: 'drafts.t', set: { quote: 'Trocada enquanto o diretor lia.' } } });
  expect(await approve(as(director), { revision: seen })).toBe(409);
  expect(stored('drafts.t')?.approval).toBeUndefined();
  expect(await approve(as(director), { id: 'drafts.nobody' })).toBe(409);
  for (const wrong of [{ fields: [] }, { fields: 'quote' }, { revision: 1 }, { id: null }]) {
    expect(await approve(as(director), wrong)).toBe(400);
  }
});

describe('C9: the approval is typed by nobody', () => {
  const forged = { by: 'u1', byName: 'Ana', at: '2026-01-01T00:00:00Z', revision: 'x', content: { quote: QUOTE } };
  const forgeries: readonly (readonly [string, object])[] = [
    ['a new document', { create: { _id: 'n', _type: 'testimonial', approval: forged } }],
    ['a whole document', { createOrReplace: { _id: 'drafts.t', _type: 'testimonial', approval: forged } }],
    ['a patch', { patch: { id: 'drafts.t', set: { approval: forged } } }],
    ['a patch of a part', { patch: { id: 'drafts.t', set: { 'approval.by': 'u1' } } }],
  ];

  test.each(forgeries)('in %s it is refused with a reason', async (_, mutation) => {
    for (const who of [editor, director]) {
      const reply = await lake.ask('/data/mutate/production', { ...as(who), body: { mutations: [mutation] } });
      expect(reply.status).toBe(403);
      expect(await reply.text()).toContain('written by the lake alone, when a technical director approves');
    }
  });

  test.each([
    ['another text', { set: { 'approval.content.quote': 'x' } }],
    ['another name', { set: { 'approval.byName': 'Bia' } }],
    ['none', { unset: ['approval'] }],
  ])('one that was given is not made into %s', async (_, change) => {
    await approve(as(director));
    expect(await mutate({ patch: { id: 'drafts.t', ...change } })).toBe(403);
    const edit = { actionType: 'sanity.action.document.edit', draftId: 'drafts.t', publishedId: 't', patch: change };
    expect(await status('/data/actions/production', { ...as(director), body: { actions: [edit] } })).toBe(403);
  });

  test('O8: an administrator brings it in with a whole document, as an import does: it says so, and the audit log, too', async () => {
    const administrator = await person('Bia', 'administrator');
    const create = { _id: 'drafts.imported', _type: 'testimonial', approval: forged };
    expect(await mutate({ createOrReplace: create }, administrator)).toBe(200);
    const imported = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    const marked = { ...forged, imported };
    expect(stored('drafts.imported')?.approval).toEqual(marked);
    const actor = lake.accounts.users.findByEmail('Bia@example.com')?.id;
    const ids = ['drafts.imported'];
    expect(lake.accounts.audit.list()[0]).toMatchObject({ event: 'approval.imported', actor, details: { ids } });
    expect(await mutate({ create: { ...stored('drafts.imported'), _id: 'drafts.copy' } })).toBe(200);
    expect(stored('drafts.copy')).not.toHaveProperty('approval');
    // Whoever replays the change, as Studio does, comes to the same.
    const { mutations } = lake.dataset.history.transactions(ids)[0]?.changes[0] ?? {};
    expect(mutations).toHaveLength(2);
    for (const change of [{ set: { 'approval.by': 'u2' } }, { unset: ['approval.imported'] }]) {
      expect(await mutate({ patch: { id: 'drafts.imported', ...change } }, administrator)).toBe(403);
    }
    const action = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.imported',
      publishedId: 'imported',
    };
    expect(await status('/data/actions/production', { ...as(editor), body: { actions: [action] } })).toBe(200);
    expect(await mutate({ createOrReplace: { ...create, _id: 'imported' } }, administrator)).toBe(200);
    expect(stored('imported')?.approval).toEqual(marked);
    expect(await mutate({ createOrReplace: { ...create, approval: 'Ana' } }, administrator)).toBe(403);
  });

  test('one that came without a transaction of its own comes back with its document, after others, too', async () => {
    const administrator = await person('Bia', 'administrator');
    const create = { _id: 'brought', _type: 'testimonial', quote: QUOTE, approval: forged };
    expect(await mutate({ create }, administrator)).toBe(200);
    const brought = stored('brought');
    expect(await mutate({ createOrReplace: { _id: 'brought', _type: 'testimonial', quote: QUOTE } })).toBe(200);
    expect(await mutate({ createOrReplace: brought ?? {} })).toBe(200);
    expect(stored('brought')?.approval).toEqual(brought?.approval);
    expect(await mutate({ delete: { id: 'brought' } })).toBe(200);
    expect(await mutate({ create: brought ?? {} })).toBe(200);
    expect(stored('brought')?.approval).toEqual(brought?.approval);
  });

  test('goes neither into a request that becomes something else, nor with a document into another type', async () => {
    await approve(as(director));
    const approval = stored('drafts.t')?.approval;
    const quote = QUOTE;
    expect(await mutate({ create: { _id: 'evil', _type: 'approval', approval } })).toBe(403);
    expect(await mutate({ createOrReplace: { _id: 'evil', _type: 'testimonial', quote, approval } })).toBe(200);
    expect(stored('evil')).not.toHaveProperty('approval');
    expect(await mutate({ createOrReplace: { _id: 'drafts.t', _type: 'post', quote, approval } })).toBe(403);
    expect(await mutate({ delete: { id: 'drafts.t' } })).toBe(200);
    expect(await mutate({ create: { _id: 'drafts.t', _type: 'post', quote, approval } })).toBe(403);
  });

  test('an earlier state is restored with the approval it had', async () => {
    await approve(as(director));
    const approved = stored('drafts.t');
    await mutate({ createOrReplace: { _id: 'drafts.t', _type: 'testimonial', quote: 'Novo texto.' } });
    expect(await mutate({ createOrReplace: { ...approved } })).toBe(200);
    expect(stored('drafts.t')).toMatchObject({ quote: QUOTE, approval: approved?.approval });
  });
});

test('whoever may not write a request, or publish a copy with an approval, is told so', async () => {
  const ask = { _id: 'drafts.approval.t', _type: 'approval', documentId: 't', state: 'waiting' };
  expect(await mutate({ createOrReplace: ask }, await person('Vera', 'viewer'))).toBe(403);
  expect(stored(ask._id)).toBeUndefined();
  await approve(as(director));
  const copy = { ...stored('drafts.t'), _id: 'copy' };
  expect(await mutate({ createOrReplace: copy }, await person('Caio', 'contributor'))).toBe(403);
  expect(stored('copy')).toBeUndefined();
});

test('Z14: whoever asks for approval, or returns it, signs with the own name, whatever was written', async () => {
  const clara = await person('Clara', 'contributor');
  const ask = { _id: 'drafts.approval.t', _type: 'approval', documentId: 't', state: 'waiting', note: 'Confira.' };
  expect(await mutate({ createOrReplace: { ...ask, requestedBy: { id: 'x', name: 'Ana' } } }, clara)).toBe(200);
  const asked = stored(ask._id);
  expect(asked?.requestedBy).toEqual({ id: expect.any(String), name: 'Clara' });
  const answer = { state: 'returned', answer: 'Falta a fonte.', answeredBy: { id: 'x', name: 'Ana' } };
  expect(await mutate({ patch: { id: ask._id, set: { ...answer, requestedBy: { id: 'x', name: 'Ana' } } } })).toBe(200);
  expect(stored(ask._id)).toMatchObject({ requestedBy: asked?.requestedBy, answeredBy: { name: 'Edu' } });
  // Nobody speaks with another's name by changing what was asked.
  expect(await mutate({ patch: { id: ask._id, set: { state: 'waiting', note: 'Publique já.' } } })).toBe(200);
  expect(stored(ask._id)?.requestedBy).toMatchObject({ name: 'Edu' });
});

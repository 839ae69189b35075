/** The month's report: what was published, changed and taken away, for those who answer for it. */
import { administrator, callerWithRole } from '#lake/store/testing.ts';
import { openClinicLake } from './testing.ts';
import type { Ask, TestLake } from '#lake/routes/testing.ts';
import type { Mutation } from '#lake/store/types.ts';

interface Report {
  readonly keptSince: string | null;
  readonly before: readonly Record<string, unknown>[];
  readonly changes: readonly {
    id: string;
    at: string;
    by: string;
    action: string;
    document: Record<string, unknown>;
  }[];
  readonly isWhole: boolean;
}

const editor = callerWithRole('editor');
const DAY_MS = 24 * 60 * 60 * 1000;

let lake: TestLake;
beforeEach(() => {
  lake = openClinicLake();
});
afterEach(() => lake.close());

/** Does mutations and returns the moment after which they were done. */
function write(mutations: readonly Mutation[], caller = administrator): string {
  lake.dataset.transactor.mutate({ mutations, caller });
  return lastMoment();
}
const lastMoment = () => {
  const id = lake.dataset.history.transactionIdAt(lake.dataset.reader.sequence) ?? '';
  return lake.dataset.history.commits([id])[0]?.timestamp ?? '';
};
const address = (from: string, until: string) =>
  `/data/report/production?from=${encodeURIComponent(from)}&until=${encodeURIComponent(until)}`;
const later = () => new Date(Date.now() + DAY_MS).toISOString();
const earlier = () => new Date(Date.now() - DAY_MS).toISOString();
async function report(from = earlier(), until = later(), options: Ask = { as: 'technical-director' }) {
  return (await (await lake.ask(address(from, until), options)).json()) as Report;
}

test('month report: what was published, changed and taken away, in order, by whom, and how it was', async () => {
  write([{ create: { _id: 'drafts.a', _type: 'page', title: 'Um' } }], editor);
  write([{ create: { _id: 'a', _type: 'page', title: 'Um' } }, { delete: { id: 'drafts.a' } }], editor);
  write([{ patch: { id: 'a', set: { title: 'Dois' } } }]);
  write([{ delete: { id: 'a' } }], editor);
  const { changes, before, isWhole } = await report();
  expect(changes.map(({ id, action, by, document }) => [id, action, by, document['title']])).toEqual([
    ['a', 'published', editor.userId, 'Um'],
    ['a', 'changed', administrator.userId, 'Dois'],
    ['a', 'removed', editor.userId, 'Dois'],
  ]);
  expect(before).toEqual([]);
  expect(isWhole).toBe(true);
});

test('month report: it begins with what was published then, also with what is gone since', async () => {
  const first = write([{ create: { _id: 'stays', _type: 'page', title: 'Fica' } }]);
  const from = new Date(
    Date.parse(write([{ create: { _id: 'goes', _type: 'page', title: 'Sai' } }])) + 1,
  ).toISOString();
  // The clock has gone on: what follows belongs to the month.
  while (new Date().toISOString() <= from) await new Promise(setImmediate);
  write([{ delete: { id: 'goes' } }, { patch: { id: 'stays', set: { title: 'Ficou' } } }]);
  const { before, changes, keptSince } = await report(from);
  expect(new Set(before.map(({ title }) => title))).toEqual(new Set(['Fica', 'Sai']));
  expect(new Set(changes.map(({ id, action }) => `${id} ${action}`))).toEqual(
    new Set(['goes removed', 'stays changed']),
  );
  expect(keptSince).toBe(first);
  expect((await report(earlier(), from)).changes.map(({ action }) => action)).toEqual(['published', 'published']);
});

test('month report: tells no drafts, no versions, no messages, and nothing that was erased', async () => {
  write([
    { create: { _id: 'messages.m', _type: 'message', text: 'segredo' } },
    { create: { _id: 'drafts.b', _type: 'page', title: 'Rascunho' } },
    { create: { _id: 'c', _type: 'message', text: 'segredo' } },
    { create: { _id: 'd', _type: 'page', title: 'Apagada' } },
  ]);
  await lake.lake.erasure.erase('production', 'd');
  const { changes, before } = await report();
  expect([changes, before]).toEqual([[], []]);
});

test('month report: it is for technical directors and administrators', async () => {
  write([{ create: { _id: 'a', _type: 'page' } }]);
  const statusOf = async (options: Ask, path = address(earlier(), later())) => (await lake.ask(path, options)).status;
  expect(await statusOf({})).toBe(401);
  for (const as of ['editor', 'reception', 'contributor', 'viewer'] as const) expect(await statusOf({ as })).toBe(403);
  for (const as of ['administrator', 'manager', 'technical-director'] as const)
    expect(await statusOf({ as })).toBe(200);
});

test.each([
  ['without moments', ''],
  ['with one that is none', '?from=ontem&until=2026-11-30T00:00:00Z'],
  ['backwards', '?from=2026-11-30T00:00:00Z&until=2026-11-01T00:00:00Z'],
  ['of more than a month', '?from=2026-01-01T00:00:00Z&until=2026-11-01T00:00:00Z'],
])('month report: %s it is refused', async (_, search) => {
  expect((await lake.ask(`/data/report/production${search}`, { as: 'administrator' })).status).toBe(400);
});

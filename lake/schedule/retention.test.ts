import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCaller } from '../auth/grants.ts';
import { openTestLake } from '../routes/testing.ts';
import { startRetention } from './retention.ts';

const MARCH = Date.parse('2026-03-10T15:00:00Z');
const lake = openTestLake();
const problems: string[] = [];
afterAll(() => lake.close());

const message = (id: string, retentionUntil: string) => ({
  create: { _id: `messages.${id}`, _type: 'message', state: 'novo', text: `segredo de ${id}`, retentionUntil },
});

const run = (now: number) =>
  startRetention({
    dataset: lake.dataset,
    audit: lake.accounts.audit,
    report: (text) => problems.push(text),
    now: () => now,
  }).stop();

it('erases a message on the day after its last one, with its history, and leaves a line in the audit log', async () => {
  const { transactor, reader, history } = lake.dataset;
  transactor.mutate({
    mutations: [message('old', '2026-03-09'), message('today', '2026-03-10')],
    caller: systemCaller,
  });
  transactor.mutate({
    mutations: [{ patch: { id: 'messages.old', set: { notes: 'anotado segredo de old' } } }],
    caller: systemCaller,
  });
  run(MARCH);
  expect(reader.ofType('message').map(({ _id }) => _id)).toEqual(['messages.today']);
  expect(history.transactions(['messages.old'])).toEqual([]);
  expect(history.documentAt('messages.old', { last: true })).toBeUndefined();
  expect(lake.accounts.audit.list()).toMatchObject([
    { event: 'message.expired', actor: 'system', subject: 'messages.old', details: {} },
  ]);
  const folder = join(lake.config.dataDir, 'datasets');
  for (const file of readdirSync(folder)) {
    expect({ file, has: readFileSync(join(folder, file)).includes('segredo de old') }).toEqual({ file, has: false });
  }
  expect(problems).toEqual([]);
});

it('keeps the rest of a transaction in the history', () => {
  const [first] = lake.dataset.history.transactions(['messages.today']);
  expect(first?.changes.map(({ id }) => id)).toEqual(['messages.today']);
});

it('keeps a message that says nothing about its end', () => {
  const { transactor, reader } = lake.dataset;
  transactor.mutate({ mutations: [{ create: { _id: 'messages.x', _type: 'message' } }], caller: systemCaller });
  run(MARCH + 365 * 24 * 60 * 60 * 1000);
  expect(reader.ofType('message').map(({ _id }) => _id)).toEqual(['messages.x']);
});

it('says that a message cannot be erased while something refers to it, and erases the others', () => {
  const { transactor, reader } = lake.dataset;
  transactor.mutate({
    mutations: [
      message('held', '2026-03-01'),
      message('free', '2026-03-01'),
      { create: { _id: 'page', _type: 'page', about: { _type: 'reference', _ref: 'messages.held' } } },
    ],
    caller: systemCaller,
  });
  run(MARCH);
  expect(reader.ofType('message').map(({ _id }) => _id)).toEqual(['messages.held', 'messages.x']);
  expect(problems).toEqual([expect.stringContaining('"messages.held"')]);
});

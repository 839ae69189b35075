import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemCaller } from '../caller.ts';
import { leftIn } from '../erasure/testing.ts';
import { openTestLake } from '../routes/testing.ts';
import { readRetention } from '../config/settings.ts';
import { openClock } from './clock.ts';
import { startRetention } from './retention.ts';
import type { TestLake } from '../routes/testing.ts';

const MARCH = Date.parse('2026-03-10T15:00:00Z');
const RULES = readRetention('message:retentionUntil, visit:endsAt');
let lake: TestLake;
let problems: string[];
beforeEach(() => {
  lake = openTestLake();
  problems = [];
});
afterEach(() => lake.close());

const message = (id: string, retentionUntil: string) => ({
  create: { _id: id, _type: 'message', state: 'novo', text: `segredo de ${id}`, retentionUntil },
});

/** @param known when the lake ran last, for a clock that has not been looked at yet */
async function run(now: number, rules = RULES, known = new Date(now).toISOString()): Promise<void> {
  const { dataset, accounts, lake: whole } = lake;
  const report = (text: string) => problems.push(text);
  const clock = openClock({ dataDir: lake.config.dataDir, known, report });
  const options = { dataset, rules, erasure: whole.erasure, audit: accounts.audit, clock, report, now: () => now };
  const retention = startRetention(options);
  await retention.run();
  retention.stop();
}

const kept = () => lake.dataset.reader.ofType('message').map(({ _id }) => _id);

it('erases a message on the day after its last one, with its history, and leaves a line in the audit log', async () => {
  const { transactor, history } = lake.dataset;
  transactor.mutate({
    mutations: [message('messages.old', '2026-03-09'), message('messages.today', '2026-03-10')],
    caller: systemCaller,
  });
  transactor.mutate({
    mutations: [{ patch: { id: 'messages.old', set: { notes: 'anotado segredo de messages.old' } } }],
    caller: systemCaller,
  });
  await run(MARCH);
  expect(kept()).toEqual(['messages.today']);
  expect(history.transactions(['messages.old'])).toEqual([]);
  expect(history.documentAt('messages.old', { last: true })).toBeUndefined();
  expect(lake.accounts.audit.list()).toMatchObject([
    { event: 'document.expired', actor: 'system', subject: 'messages.old', details: {} },
  ]);
  expect(leftIn(lake.config.dataDir, ['segredo de messages.old'])).toEqual([]);
  expect(problems).toEqual([]);
  const [first] = history.transactions(['messages.today']);
  expect(first?.changes.map(({ id }) => id)).toEqual(['messages.today']);
});

it('K2: erases nothing unless it was configured, whatever documents are called', async () => {
  lake.dataset.transactor.mutate({ mutations: [message('messages.old', '2020-01-01')], caller: systemCaller });
  expect(lake.config.retention).toEqual([]);
  await run(MARCH, lake.config.retention);
  expect(kept()).toEqual(['messages.old']);
});

it('K3: erases what a message was while it was a draft', async () => {
  const { transactor, history } = lake.dataset;
  transactor.mutate({ mutations: [message('drafts.x', '2026-03-09')], caller: systemCaller });
  transactor.act({
    actions: [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.x', publishedId: 'x' }],
    caller: systemCaller,
  });
  await run(MARCH);
  expect(kept()).toEqual([]);
  expect(history.transactions(['drafts.x', 'x'])).toEqual([]);
  expect(leftIn(lake.config.dataDir, ['segredo de drafts.x'])).toEqual([]);
});

it('takes a message and its draft once, and a moment as it is meant', async () => {
  const visit = (id: string, endsAt: string) => ({ create: { _id: id, _type: 'visit', endsAt } });
  lake.dataset.transactor.mutate({
    mutations: [
      message('a', '2026-03-01'),
      message('drafts.a', '2026-03-01'),
      visit('over', '2026-03-10T14:59:59Z'),
      visit('not-yet', '2026-03-10T15:00:01Z'),
    ],
    caller: systemCaller,
  });
  await run(MARCH);
  expect(lake.dataset.reader.all().map(({ _id }) => _id)).toEqual(['not-yet']);
  expect(problems).toEqual([]);
});

it('keeps a message that says nothing about its end', async () => {
  const { transactor } = lake.dataset;
  transactor.mutate({ mutations: [{ create: { _id: 'messages.x', _type: 'message' } }], caller: systemCaller });
  await run(MARCH + 365 * 24 * 60 * 60 * 1000);
  expect(kept()).toEqual(['messages.x']);
});

it('says that a message cannot be erased while something refers to it, and erases the others', async () => {
  lake.dataset.transactor.mutate({
    mutations: [
      message('held', '2026-03-01'),
      message('free', '2026-03-01'),
      { create: { _id: 'page', _type: 'page', about: { _type: 'reference', _ref: 'held' } } },
    ],
    caller: systemCaller,
  });
  await run(MARCH);
  expect(kept()).toEqual(['held']);
  expect(problems).toEqual([expect.stringContaining('"held"')]);
});

describe('O10: the clock is doubted before anything is erased', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const audited = () => lake.accounts.audit.list().map(({ event }) => event);
  beforeEach(() => {
    const mutations = [message('over', '2026-03-12'), message('later', '2026-06-01')];
    lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
    lake.accounts.audit.write('login', { id: 'u', address: '' }, 'u');
  });

  it('erases nothing at a start 2,000 days ahead, and what is over when the clock is set right', async () => {
    await run(MARCH);
    await run(MARCH + 2000 * DAY);
    await run(MARCH + 2000 * DAY + DAY / 24);
    expect([kept(), audited()]).toEqual([['later', 'over'], ['login']]);
    expect(problems).toEqual([
      expect.stringMatching(/^The clock says 2031-08-31.* last at 2026-03-10.*Nothing is erased/),
    ]);
    await run(MARCH + 3 * DAY + DAY / 2);
    expect([kept(), audited()]).toEqual([['later'], ['document.expired', 'login']]);
  });

  it('does so on a first look, by when something was last written', async () => {
    await run(MARCH + 2000 * DAY, RULES, new Date(MARCH).toISOString());
    expect([kept(), problems]).toEqual([['later', 'over'], [expect.stringContaining('Nothing is erased')]]);
  });

  it('believes it when it has gone on for a week, also one that was set back', async () => {
    const before: (readonly string[])[] = [];
    for (const jump of [2000, 0]) {
      for (let day = 0; day < 7; day += 1) await run(MARCH + (jump + day) * DAY, RULES, new Date(MARCH).toISOString());
      before.push(kept());
      await run(MARCH + (jump + 7) * DAY);
    }
    expect(before).toEqual([['later', 'over'], []]);
    expect(problems).toHaveLength(2);
    lake.dataset.transactor.mutate({ mutations: [message('new', '2026-03-01')], caller: systemCaller });
    await run(MARCH + 8 * DAY);
    expect(kept()).toEqual([]);
  });

  it('does not take a long weekend, or a file that is torn, for a jump', async () => {
    await run(MARCH);
    await run(MARCH + 4 * DAY);
    expect([kept(), problems]).toEqual([['later'], []]);
    writeFileSync(join(lake.config.dataDir, 'clock.json'), '{"seen":');
    await run(MARCH + 90 * DAY);
    expect([kept(), problems]).toEqual([[], []]);
  });
});

it.each(['message', 'message:', ':until', 'a b:c', 'message:a.b'])('refuses the rule "%s"', (rule) => {
  expect(() => readRetention(rule)).toThrow('LAKE_RETENTION');
});

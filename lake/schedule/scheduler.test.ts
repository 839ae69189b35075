import { jest } from '@jest/globals';
import { administrator, callerWithRole, testDatasets } from '../store/testing.ts';
import { LakeError } from '../errors.ts';
import { startScheduler } from './scheduler.ts';
import type { Dataset } from '../dataset.ts';
import type { Scheduler } from './scheduler.ts';

const datasets = testDatasets();
const schedulers: Scheduler[] = [];
let dataset: Dataset;
let now: number;
let reports: string[];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
  now = Date.parse('2026-05-04T12:00:00Z');
  reports = [];
  dataset = datasets.open();
});
afterEach(() => {
  for (const scheduler of schedulers.splice(0)) scheduler.stop();
  jest.useRealTimers();
  datasets.cleanUp();
});

function start(of: Parameters<typeof startScheduler>[0]['dataset'] = dataset): void {
  schedulers.push(startScheduler({ dataset: of, report: (message) => reports.push(message), now: () => now }));
}

/** The scheduler's clock and its timers go on together. */
function pass(seconds: number): void {
  for (let second = 0; second < seconds; second++) {
    now += 1000;
    jest.advanceTimersByTime(1000);
  }
}

function schedule(name: string, title: string, inSeconds: number, metadata: object = {}): void {
  const releaseId = name;
  const document = { _id: `versions.${name}.page`, _type: 'page', title };
  const publishAt = new Date(now + inSeconds * 1000).toISOString();
  dataset.transactor.act({
    caller: callerWithRole('editor', 'ana'),
    actions: [
      { actionType: 'sanity.action.release.create', releaseId, metadata },
      { actionType: 'sanity.action.document.version.create', publishedId: 'page', document },
      { actionType: 'sanity.action.release.schedule', releaseId, publishAt },
    ],
  });
}

const page = () => dataset.reader.get('page')?.title;
const release = (name: string) => dataset.reader.get(`_.releases.${name}`);

test('a scheduled draft is published at its time, in the name of whoever scheduled it', () => {
  start();
  schedule('rOne', 'on time', 90, { cardinality: 'one', releaseType: 'scheduled' });
  pass(89);
  expect(page()).toBeUndefined();
  pass(1);
  expect(page()).toBe('on time');
  expect(release('rOne')).toMatchObject({ state: 'published', publishedAt: expect.any(String) });
  expect(dataset.history.transactions(['page'])).toMatchObject([{ author: 'ana' }]);
});

test('what a scheduled release takes off the site is gone at its time, and stays as a draft', () => {
  start();
  schedule('rIn', 'on the site', 5);
  pass(5);
  const unpublish = { actionType: 'sanity.action.document.version.unpublish', publishedId: 'page' };
  dataset.transactor.act({
    caller: callerWithRole('editor', 'ana'),
    actions: [
      { actionType: 'sanity.action.release.create', releaseId: 'rOut' },
      { ...unpublish, versionId: 'versions.rOut.page' },
      {
        actionType: 'sanity.action.release.schedule',
        releaseId: 'rOut',
        publishAt: new Date(now + 60_000).toISOString(),
      },
    ],
  });
  pass(59);
  expect(page()).toBe('on the site');
  pass(1);
  expect(page()).toBeUndefined();
  expect(dataset.reader.get('drafts.page')?.title).toBe('on the site');
});

test('what became due while the lake was down goes out at start, in the order it was meant', () => {
  schedule('rLater', 'second', 200);
  schedule('rSooner', 'first', 100);
  now += 3_600_000;
  start();
  pass(1);
  expect(page()).toBe('second');
  expect([release('rSooner')?.state, release('rLater')?.state]).toEqual(['published', 'published']);
});

test('a plan may change, be given up, or be far away', () => {
  start();
  schedule('rOne', 'moved', 60);
  const act = (what: string, fields: object = {}) =>
    dataset.transactor.act({
      caller: administrator,
      actions: [{ actionType: `sanity.action.release.${what}`, releaseId: 'rOne', ...fields }],
    });
  act('schedule', { publishAt: new Date(now + 120_000).toISOString() });
  pass(100);
  expect(release('rOne')?.state).toBe('scheduled');
  act('unschedule');
  pass(100);
  expect(release('rOne')?.state).toBe('active');
  act('schedule', { publishAt: new Date(now + 400 * 24 * 3_600_000).toISOString() });
  pass(100);
  expect(page()).toBeUndefined();
});

test('when the clock jumps ahead, what is due then is published within seconds', () => {
  start();
  schedule('rOne', 'after the jump', 30 * 24 * 3600);
  pass(1);
  now += 31 * 24 * 3_600_000;
  pass(15);
  expect(page()).toBe('after the jump');
});

test('when the clock is set back, nothing is published before its time', () => {
  start();
  schedule('rOne', 'late', 60);
  now -= 3_600_000;
  pass(120);
  expect(page()).toBeUndefined();
  pass(3600);
  expect(page()).toBe('late');
});

test('a release that cannot be published becomes active again and says why, and does not hold up others', () => {
  start();
  dataset.transactor.act({
    caller: administrator,
    actions: [{ actionType: 'sanity.action.release.create', releaseId: 'rBroken' }],
  });
  dataset.transactor.mutate({
    caller: administrator,
    mutations: [
      { create: { _id: 'target', _type: 'page' } },
      { create: { _id: 'referrer', _type: 'page', to: { _ref: 'target' } } },
      { create: { _id: 'versions.rBroken.target', _type: 'page', _system: { delete: true } } },
    ],
  });
  const publishAt = new Date(now + 5000).toISOString();
  dataset.transactor.act({
    caller: administrator,
    actions: [{ actionType: 'sanity.action.release.schedule', releaseId: 'rBroken', publishAt }],
  });
  schedule('rFine', 'fine', 5);
  pass(10);
  expect(release('rBroken')).toMatchObject({
    state: 'active',
    error: { message: expect.stringContaining('"target" cannot be deleted') },
  });
  expect(release('rBroken')).not.toHaveProperty('publishAt');
  expect(dataset.reader.get('target')).toBeDefined();
  expect(page()).toBe('fine');
  expect(reports).toHaveLength(1);
});

test('when the store cannot write, the release waits and goes out as soon as it can', () => {
  let full = true;
  const act: Dataset['transactor']['act'] = (request) => {
    if (full) throw new LakeError(503, undefined, 'disk full');
    return dataset.transactor.act(request);
  };
  schedule('rOne', 'patient', 5);
  start({ ...dataset, transactor: { ...dataset.transactor, act } });
  pass(60);
  expect(release('rOne')).toMatchObject({ state: 'scheduled' });
  expect(reports).toHaveLength(1);
  full = false;
  pass(16);
  expect(page()).toBe('patient');
});

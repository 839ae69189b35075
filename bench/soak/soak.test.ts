/** The short form of `npm run soak`: the lake alone, for some seconds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { eventually } from '../../e2e/eventually.ts';
import { freePort } from '../../e2e/free-port.ts';
import { createLakeChild } from '../test-crash/lake-child.ts';
import { editing } from './acts.ts';
import { heldBy, soak } from './soak.ts';
import { steadyTraffic } from './traffic.ts';
import { complaints, HOUR, type Span } from './complaints.ts';

test('a lake under steady use answers everything and holds no more in the end than before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lake-soak-'));
  const lake = createLakeChild(folder, await freePort());
  try {
    await lake.start();
    const before = heldBy(lake.pid ?? 0).handles;
    const { edit, publish, query, listen } = editing(lake);
    const acts = [query, edit, listen, query, publish, query, edit, listen];
    const spans = await soak({ acts, rate: 40, seconds: 8, looks: 16, pids: { lake: lake.pid ?? 0 } });
    expect(spans).toHaveLength(16);
    expect(spans.flatMap(({ times }) => times)).not.toEqual([]);
    // So short a run says nothing about times, and memory is still settling.
    expect(complaints(spans, { memory: [0.5, 60], handles: Infinity, slower: [Infinity, 0] })).toEqual([]);
    // On a busy machine many wait at a time, and their connections are kept for a minute; each stream not given back is one
    // more, of eighty.
    await eventually(async () => heldBy(lake.pid ?? 0).handles <= before + 40, true, 200_000);
  } finally {
    await lake.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});

const span = (change: Partial<Span> = {}): Span => ({
  seconds: 60,
  times: Array.from({ length: 200 }, (_, n) => n / 10),
  errors: [],
  held: { lake: { memory: 150, handles: 40 } },
  ...change,
});
const run = (late: Span) => [...Array.from({ length: 15 }, () => span()), ...Array.from({ length: 5 }, () => late)];

test.each<[string, Span, readonly string[]]>([
  ['nothing that stays as it is', span(), []],
  [
    'memory that grows',
    span({ held: { lake: { memory: 190, handles: 40 } } }),
    ['lake: memory grew from 150 to 190 MB'],
  ],
  [
    'handles that are not given back',
    span({ held: { lake: { memory: 150, handles: 60 } } }),
    ['lake: open handles grew from 40 to 60'],
  ],
  ['answers that take longer', span({ times: [5, 5, 200] }), ['the 99th percentile grew from 20 to 200 ms']],
])('complains about %s', (_what, late, told) => {
  expect(complaints(run(late), HOUR)).toEqual(told);
});

test('a single request that failed is told, and a run that was too short too', () => {
  expect(complaints(run(span({ errors: ['503 for /'] })).toSpliced(0, 15), HOUR)).toEqual([
    '5 requests failed, such as: 503 for /',
  ]);
  expect(complaints([span()], HOUR)).toEqual(['The run was too short to say anything.']);
});

test('traffic is steady also when answers are slow', async () => {
  let now = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  const answer = Promise.withResolvers<void>();
  const asked: number[] = [];
  const act = async () => {
    asked.push(now);
    await answer.promise;
  };
  const traffic = steadyTraffic([act], 100);
  for (const [moment, due] of [
    [500, 50],
    [800, 80],
  ] as const) {
    now = moment;
    while (asked.length < due) await new Promise((done) => setTimeout(done, 5));
  }
  answer.resolve();
  await traffic.stop();
  clock.mockRestore();
  expect(asked).toHaveLength(80);
  const late = (count: number, ms: number) => Array.from({ length: count }, () => ms);
  expect(traffic.take()).toEqual({ times: [...late(50, 300), ...late(30, 0)], errors: [] });
});

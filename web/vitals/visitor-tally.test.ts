/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './report.ts';
import { openVisitorTally } from './visitor-tally.ts';

let folder: string;
let file: string;
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visitor-tally-'));
  file = join(folder, 'visitors', 'one.json');
  time = Date.parse('2026-03-01T12:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openVisitorTally(file, () => time);
const visit = (change: Partial<Report> = {}): Report => ({
  path: '/',
  device: 'phone',
  measures: { LCP: 1200, CLS: 0.02 },
  errors: [],
  ...change,
});
const DAY = 24 * 60 * 60 * 1000;

it('counts visits in groups, and goes on counting after a restart', () => {
  const first = open();
  first.add(visit());
  first.add(visit({ measures: { LCP: 9000 } }));
  first.save();
  const second = open();
  second.add(visit({ device: 'computer' }));
  second.save();
  const { days } = JSON.parse(readFileSync(file, 'utf8')) as { days: Record<string, unknown> };
  expect(days).toEqual({
    '2026-03-01': {
      visits: 3,
      errors: {},
      counts: {
        'LCP phone /': [0, 0, 1, 0, 0, 0, 0, 0, 1],
        'CLS phone /': [0, 1, 0, 0, 0, 0, 0],
        'LCP computer /': [0, 0, 1, 0, 0, 0, 0, 0, 0],
        'CLS computer /': [0, 1, 0, 0, 0, 0, 0],
      },
    },
  });
  expect(readdirSync(join(folder, 'visitors'))).toEqual(['one.json']);
});

it('counts an error by what it says and where', () => {
  const tally = open();
  const errors = [{ message: 'x is not a function', source: '/_next/a.js:1:2' }];
  tally.add(visit({ errors }));
  tally.add(visit({ errors }));
  expect(tally.tally.days['2026-03-01']?.errors).toEqual({ '/_next/a.js:1:2 x is not a function': 2 });
});

it('does not grow, whatever strangers invent, and forgets days after four weeks', () => {
  const tally = open();
  for (let n = 0; n < 500; n += 1) {
    const errors = [{ message: `invented ${n}`, source: '/x' }];
    tally.add(visit({ path: `/invented-${n}`, measures: { LCP: 1 }, errors }));
  }
  const day = tally.tally.days['2026-03-01'];
  expect(Object.keys(day?.counts ?? {})).toHaveLength(61);
  expect(Object.keys(day?.errors ?? {})).toHaveLength(101);
  for (let n = 0; n < 40; n += 1) {
    time += DAY;
    tally.add(visit());
  }
  expect(Object.keys(tally.tally.days)).toHaveLength(28);
});

it('takes so many reports in a minute and no more', () => {
  const tally = open();
  const taken = Array.from({ length: 700 }, () => tally.add(visit())).filter(Boolean);
  expect(taken).toHaveLength(600);
  time += 60_000;
  expect(tally.add(visit())).toBe(true);
});

it('begins anew where the copy is damaged, or counts in other groups', () => {
  const first = open();
  first.add(visit());
  first.save();
  const text = readFileSync(file, 'utf8');
  for (const other of ['{"format":', text.replace('500', '501')]) {
    writeFileSync(file, other);
    expect(open().tally.days).toEqual({});
  }
});

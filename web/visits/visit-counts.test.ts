/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openVisitCounts } from './visit-counts.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let folder: string;
let file: string;
let time: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visit-counts-'));
  file = join(folder, 'visits', 'one.json');
  // A Wednesday.
  time = Date.parse('2026-11-25T15:00:00Z');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
const open = () => openVisitCounts(file, () => time);

it('M2: counts by the week of the clinic, and goes on after a restart', () => {
  const first = open();
  first.view('/', 'search');
  first.view('/exames', 'site');
  first.lead('whatsapp');
  first.save();
  expect(readdirSync(join(folder, 'visits'))).toEqual(['one.json']);
  const second = open();
  second.lead('whatsapp');
  // Sunday evening there, Monday in Greenwich.
  time = Date.parse('2026-11-30T02:00:00Z');
  second.view('/', 'direct');
  time = Date.parse('2026-11-30T05:00:00Z');
  second.view('/', 'direct');
  expect(second.counts.weeks).toEqual({
    '2026-11-23': {
      from: { search: 1, site: 1, direct: 1 },
      leads: { whatsapp: 2 },
      pages: { '/': 2, '/exames': 1 },
    },
    '2026-11-30': { from: { direct: 1 }, leads: {}, pages: { '/': 1 } },
  });
});

it('M2: keeps thirteen weeks, and no more pages and reports than a clinic has', () => {
  const counts = open();
  for (let n = 0; n < 20; n += 1) {
    time += WEEK_MS;
    counts.view('/', 'direct');
  }
  expect(Object.keys(counts.counts.weeks)).toHaveLength(13);
  time += WEEK_MS;
  for (let n = 0; n < 700; n += 1) counts.view(`/pagina-${n}`, 'direct');
  const last = counts.counts.weeks[Object.keys(counts.counts.weeks).sort().at(-1) ?? ''];
  expect(Object.keys(last?.pages ?? {})).toHaveLength(500);
  expect(last?.from.direct).toBe(600);
});

const HOUR_MS = 60 * 60 * 1000;
const missed = () => open().counts.weeks['2026-11-23']?.missed;

it('U1: keeps what was searched in vain from the third hour on, and before nowhere but in memory', () => {
  const counts = open();
  for (let n = 0; n < 5; n += 1) counts.miss('Unimed');
  time += HOUR_MS;
  counts.miss('unimed ');
  counts.save();
  expect(missed()).toBeUndefined();
  time += HOUR_MS;
  counts.miss('UNIMED');
  counts.save();
  expect(missed()).toEqual({ unimed: 3 });
  time += HOUR_MS;
  counts.miss('unimed');
  counts.save();
  expect(missed()).toEqual({ unimed: 4 });
});

it.each(['ana@example.com', 'maria 66999990000', 'x'.repeat(41), '?!'])('U1: never keeps %s', (words) => {
  const counts = open();
  for (let n = 0; n < 4; n += 1) {
    counts.miss(words);
    time += HOUR_MS;
  }
  counts.view('/', 'direct');
  counts.save();
  expect(missed()).toBeUndefined();
});

it('U1: keeps no more than five hundred words of a week', () => {
  const counts = open();
  const words = Array.from({ length: 300 }, (_, n) =>
    n.toString(2).replaceAll('0', 'a').replaceAll('1', 'b').padStart(9, 'c'),
  );
  for (const prefix of ['p', 'q']) {
    for (let n = 0; n < 3; n += 1) {
      for (const word of words) counts.miss(prefix + word);
      time += HOUR_MS;
    }
  }
  counts.save();
  expect(Object.keys(missed() ?? {})).toHaveLength(500);
});

it('M2: begins anew where its file is damaged', () => {
  const first = open();
  first.view('/', 'direct');
  first.save();
  for (const damaged of ['{"format":', '{"format":1}', '{"format":1,"weeks":null}', '{"format":1,"weeks":{"a":{}}}']) {
    writeFileSync(file, damaged);
    expect(open().counts.weeks).toEqual({});
  }
});

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LAKE_FLAGS } from '../../scripts/processes.ts';
import { fillDataset } from './content.ts';
import { QUESTIONS } from './questions.ts';
import { inMilliseconds } from './table.ts';
import type { Measurement } from './measure-queries.ts';
import type { BenchOptions, Table } from './table.ts';

const PROGRAM = new URL('measure-queries.ts', import.meta.url).pathname;

/** Each size in a process of its own, because memory is measured too. */
export async function run({ documents }: BenchOptions): Promise<Table> {
  const measured: Sized[] = [];
  for (const count of documents) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'));
    try {
      fillDataset(folder, count);
      const { stdout } = await promisify(execFile)(process.execPath, [...LAKE_FLAGS, PROGRAM, folder, String(count)]);
      measured.push({ count, ...(JSON.parse(stdout) as Measurement) });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  const base = measured.find(({ count }) => count === BASE);
  const rows = measured.flatMap((each) => [...questionRows(each, base), ...otherRows(each, base)]);
  return {
    title: 'Sizes',
    note:
      'Medians in milliseconds, each query right after a commit and, at rest, with none before it; result as JSON included. "groq-js" is `evaluateSync` ' +
      `of plain groq-js over the same documents, parsed, in memory; growth is against ${BASE.toLocaleString('en')} documents. ` +
      'Memory is what a process holds (RSS) after all of them, one dataset open and no server, with the flags of `npm start`; ' +
      'some 55 MB of it are the program of Node, which all its processes share. A first start, which reads TypeScript, ' +
      'holds 20 MB more: measure it again.',
    columns: ['documents', 'what', 'lake', 'at rest', 'groq-js', 'times faster', 'growth', 'wanted'],
    rows: rows.map(({ cells }) => cells),
    over: rows.filter(({ isMet }) => !isMet).map(({ cells }) => cells.join(' ')),
  };
}

type Sized = Measurement & { readonly count: number };

interface Row {
  readonly cells: readonly string[];
  readonly isMet: boolean;
}

/** Wanted are times of plain groq-js at this size, and growth beyond it. */
const BASE = 10_000;

function questionRows({ count, questions }: Sized, base: Sized | undefined): readonly Row[] {
  return questions.map(({ name, lakeMs, restMs, plainMs }): Row => {
    const { times, growth } = QUESTIONS.find((each) => each.name === name) ?? {};
    const faster = plainMs === undefined ? undefined : plainMs / lakeMs;
    const grown = grownFrom(base?.questions.find((each) => each.name === name)?.lakeMs, lakeMs);
    const [least, most] = [count === BASE ? times : undefined, count > BASE ? growth : undefined];
    const wanted = least ? `at least ${least} times faster` : most ? `growth at most ${most}` : '';
    return {
      cells: [
        count.toLocaleString('en'),
        name,
        inMilliseconds(lakeMs),
        inMilliseconds(restMs),
        plainMs === undefined ? '' : inMilliseconds(plainMs),
        faster?.toFixed(0) ?? '',
        grown?.toFixed(1) ?? '',
        wanted,
      ],
      isMet: (faster ?? Infinity) >= (least ?? 0) && (grown ?? 0) <= (most ?? Infinity),
    };
  });
}

function otherRows({ count, ...measured }: Sized, base: Sized | undefined): readonly Row[] {
  const isLarge = count > BASE;
  const limits = isLarge ? LARGE : SMALL;
  return Object.entries(limits).map(([name, { of, most }]): Row => {
    const value = measured[of];
    const grown = grownFrom(base?.[of], value);
    const isGrowth = name.startsWith('one durable edit');
    const isMet = isGrowth ? !isLarge || grown === undefined || grown <= most : value <= most;
    const wanted = isGrowth ? (isLarge ? `growth at most ${most}` : '') : `at most ${most}`;
    const cells = [
      count.toLocaleString('en'),
      name,
      inMilliseconds(value),
      '',
      '',
      '',
      grown?.toFixed(1) ?? '',
      wanted,
    ];
    return { cells, isMet };
  });
}

function grownFrom(base: number | undefined, value: number): number | undefined {
  return base === undefined ? undefined : value / base;
}

type Figure = 'startMs' | 'memoryMb' | 'editMs' | 'bulkMs' | 'waitMs';
type Wanted = Readonly<Record<string, { readonly of: Figure; readonly most: number }>>;

const SMALL: Wanted = {
  start: { of: 'startMs', most: 300 },
  'memory, MB': { of: 'memoryMb', most: 150 },
  'one durable edit': { of: 'editMs', most: Infinity },
  '10,000 documents in one transaction': { of: 'bulkMs', most: 1500 },
  'what others wait for it': { of: 'waitMs', most: 50 },
};
const LARGE: Wanted = {
  start: { of: 'startMs', most: 500 },
  'memory, MB': { of: 'memoryMb', most: 300 },
  'one durable edit': { of: 'editMs', most: 3 },
  '10,000 documents in one transaction': { of: 'bulkMs', most: 6000 },
  'what others wait for it': { of: 'waitMs', most: 50 },
};

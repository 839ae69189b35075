import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDataset } from './content.ts';
import { QUESTIONS } from './questions.ts';
import { inMilliseconds } from './table.ts';
import type { Measurement } from './measure-queries.ts';
import type { BenchOptions, Table } from './table.ts';

const PROGRAM = new URL('measure-queries.ts', import.meta.url).pathname;

/** Each size in a process of its own, because memory is measured too. */
export async function run({ documents }: BenchOptions): Promise<Table> {
  const rows: string[][] = [];
  for (const count of documents) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-lake-'));
    try {
      fillDataset(folder, count);
      const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, folder, String(count)]);
      rows.push(...rowsFor(count, JSON.parse(stdout) as Measurement));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return {
    title: 'Queries',
    note:
      'Medians in milliseconds, each query right after a commit, result as JSON included. "groq-js" is `evaluateSync` ' +
      'of plain groq-js over the same documents, parsed, in memory.',
    columns: ['documents', 'query', 'lake', 'limit', 'groq-js', 'times faster'],
    rows,
    over: rows
      .filter(([, , lake, limit]) => limit !== '' && Number(lake) > Number(limit))
      .map(([size, name, lake, limit]) => `${name} of ${size} documents: ${lake}, limit ${limit}`),
  };
}

function rowsFor(count: number, { startMs, memoryMb, questions }: Measurement): string[][] {
  const size = count.toLocaleString('en');
  const rows = questions.map(({ name, lakeMs, plainMs }) => {
    const question = QUESTIONS.find((each) => each.name === name);
    const limit = question?.limits[count];
    const times = count === 10_000 && question?.times ? ` (at least ${question.times})` : '';
    return [
      size,
      name,
      inMilliseconds(lakeMs),
      limit === undefined ? '' : String(limit),
      inMilliseconds(plainMs),
      `${(plainMs / lakeMs).toFixed(0)}${times}`,
    ];
  });
  return [
    ...rows,
    [size, 'start', inMilliseconds(startMs), count === 100_000 ? '3000' : '', '', ''],
    [size, 'memory in use, MB', memoryMb.toFixed(0), count === 100_000 ? '400' : '', '', ''],
  ];
}

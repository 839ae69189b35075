import { EDITS, NEWEST_EVENTS, NEWEST_TRANSACTIONS, openLongHistory } from '#lake/routes/testing.ts';
import { inMilliseconds } from './table.ts';
import type { Table } from './table.ts';

const WARM = 5;
const TIMES = 50;
const LIMIT_MS = 100;

/** Starts a stopwatch that runs while a processor works for this thread, and tells its milliseconds. */
function workTime(): () => number {
  const start = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(start);
    return (user + system) / 1000;
  };
}

/** Studio's timeline of a document with a long story. What the database is asked for is a test (history-long.test.ts). */
export async function run(): Promise<Table> {
  const lake = await openLongHistory();
  try {
    const revision = lake.dataset.history.transactionIdAt(EDITS / 2);
    const questions = [
      ['the newest 100 events', NEWEST_EVENTS],
      ['the newest 50 transactions, with effects', NEWEST_TRANSACTIONS],
      ['the state in the middle', `documents/a?revision=${revision}`],
    ] as const;
    const rows: string[][] = [];
    const over: string[] = [];
    for (const [name, path] of questions) {
      const ask = async () => {
        const response = await lake.ask(`/data/history/production/${path}`, { as: 'administrator' });
        if (response.status !== 200) throw new Error(`The lake answered ${response.status}.`);
        await response.text();
      };
      for (let time = 0; time < WARM; time += 1) await ask();
      // Of all together: the kernel counts in ticks of up to ten milliseconds.
      const spent = workTime();
      for (let time = 0; time < TIMES; time += 1) await ask();
      const took = spent() / TIMES;
      rows.push([name, inMilliseconds(took), String(LIMIT_MS)]);
      if (took > LIMIT_MS) over.push(`${name}: ${inMilliseconds(took)} ms, limit ${LIMIT_MS}`);
    }
    return {
      title: 'A long history',
      note: `A document with ${EDITS.toLocaleString('en')} edits. Milliseconds of processor for one answer, mean of ${TIMES}.`,
      columns: ['', 'ms', 'limit'],
      rows,
      over,
    };
  } finally {
    lake.close();
  }
}

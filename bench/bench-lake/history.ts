import { EDITS, NEWEST_EVENTS, NEWEST_TRANSACTIONS, openLongHistory } from '#lake/routes/testing.ts';
import { inMilliseconds } from './table.ts';
import type { Table } from './table.ts';

const WARM = 5;
const TIMES = 50;
/** Every one of them, because a state costs as much as it is far from the last whole copy. */
const STATES = 500;
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
    const stateInTheMiddle = (time: number) =>
      `documents/a?revision=${lake.dataset.history.transactionIdAt(EDITS / 2 + time)}`;
    const questions = [
      ['the newest 100 events', TIMES, () => NEWEST_EVENTS],
      ['the newest 50 transactions, with effects', TIMES, () => NEWEST_TRANSACTIONS],
      ['a state in the middle', STATES, stateInTheMiddle],
    ] as const;
    const rows: string[][] = [];
    const over: string[] = [];
    for (const [name, times, pathFor] of questions) {
      const ask = async (time: number) => {
        const response = await lake.ask(`/data/history/production/${pathFor(time)}`, { as: 'administrator' });
        if (response.status !== 200) throw new Error(`The lake answered ${response.status}.`);
        await response.text();
      };
      for (let time = 0; time < WARM; time += 1) await ask(time);
      // Of all together: the kernel counts in ticks of up to ten milliseconds.
      const spent = workTime();
      for (let time = 0; time < times; time += 1) await ask(time);
      const took = spent() / times;
      rows.push([name, inMilliseconds(took), String(LIMIT_MS)]);
      if (took > LIMIT_MS) over.push(`${name}: ${inMilliseconds(took)} ms, limit ${LIMIT_MS}`);
    }
    return {
      title: 'A long history',
      note: `A document with ${EDITS.toLocaleString('en')} edits. Milliseconds of processor for one answer, mean of ${TIMES}, of ${STATES} states.`,
      columns: ['', 'ms', 'limit'],
      rows,
      over,
    };
  } finally {
    lake.close();
  }
}

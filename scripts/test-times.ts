import type { Tally } from './jest-step.ts';

/** How one step of `npm test` ended, and how long it took. */
export interface StepTime {
  readonly title: string;
  readonly seconds: number;
  readonly tally: Tally;
}

/** Test files named in the table; the rest is summed up. */
const MAX_FILES = 25;

/**
 * What took how long, as a table: the steps, then of each step the files that took longest. Files run side by side, so their
 * times add up to more than their step's.
 */
export function timesTable(steps: readonly StepTime[]): string {
  const rows = ['| what | tests | seconds |', '|---|---:|---:|'];
  const row = (what: string, tests: number | string, seconds: number) =>
    rows.push(`| ${what} | ${tests} | ${seconds.toFixed(1)} |`);
  for (const { title, seconds, tally } of steps) row(`**${title}**`, tally.passed + tally.failed, seconds);
  for (const { title, tally } of steps) {
    const files = (tally.files ?? []).toSorted((a, b) => b.seconds - a.seconds);
    for (const { name, seconds } of files.slice(0, MAX_FILES)) row(`\`${name}\``, '', seconds);
    const others = files.slice(MAX_FILES);
    if (others.length > 0) {
      const sum = others.reduce((all, { seconds }) => all + seconds, 0);
      row(`${others.length} other files of “${title}”, together`, '', sum);
    }
  }
  return rows.join('\n');
}

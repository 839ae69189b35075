import { cpus } from 'node:os';
import { readCommandLine } from '../scripts/command-line.ts';
import { run as history } from './bench-lake/history.ts';
import { run as listeners } from './bench-lake/listeners.ts';
import { run as queries } from './bench-lake/queries.ts';
import { markdown } from './bench-lake/table.ts';
import { run as transactions } from './bench-lake/transactions.ts';
import type { BenchOptions, Table } from './bench-lake/table.ts';

const TABLES: Readonly<Record<string, (options: BenchOptions) => Promise<Table>>> = {
  queries,
  transactions,
  listeners,
  history,
};

const USAGE = `Usage: npm run bench:lake [-- --documents 10000,1000000] [--only ${Object.keys(TABLES).join('|')}]

Measures the lake by itself with datasets of these sizes: times and memory, as tables. Ends with 1 when a limit is passed.`;

const { values } = readCommandLine(USAGE, {
  options: { documents: { type: 'string', default: '10000,1000000' }, only: { type: 'string' } },
});
const documents = values.documents.split(',').map(Number);
if (!documents.every((count) => Number.isInteger(count) && count >= 1000)) {
  throw new Error(`Sizes are whole numbers from 1000.\n${USAGE}`);
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}\n`);
const over: string[] = [];
for (const [name, run] of Object.entries(TABLES)) {
  if (values.only !== undefined && values.only !== name) continue;
  const table = await run({ documents });
  console.log(markdown(table));
  over.push(...(table.over ?? []));
}
for (const limit of over) console.log(`✗ ${limit}`);
if (over.length > 0) process.exitCode = 1;

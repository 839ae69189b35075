import { cpus } from 'node:os';
import { fuzz } from '../lake/fuzz/fuzz.ts';
import { answersTable, distinct } from '../lake/fuzz/report.ts';
import { readCommandLine } from '../scripts/command-line.ts';
import { markdown, median } from './bench-lake/table.ts';
import { SetupError } from '../scripts/settings.ts';
import type { FuzzReport, Suspects } from '../lake/fuzz/report.ts';

const USAGE = `Usage: npm run fuzz [-- --minutes 30 --seed 1 --lanes 6 --only listen]
       npm run fuzz -- --seed 1 --visits 120,300-310

Sends hostile documents, patterns and queries through every door of a lake of its own, and says whether it still serves.
--visits sends again what was found: these visits alone, one after the other. --only uses the doors with that in their name. Ends with 1 for anything that was found.`;
const QUERY_EVERY_MS = 100;
const HUNG_AFTER_MS = 10_000;
const TOO_SLOW_MS = 1000;
/** Of the slow queries. */
const SHOWN = 5;

const { values } = readCommandLine(USAGE, {
  options: {
    minutes: { type: 'string', default: '30' },
    seed: { type: 'string' },
    lanes: { type: 'string', default: '6' },
    visits: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});

/** As in `120,300-310`. */
function listed(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    if (!(from >= 0 && to >= from && to - from <= 1_000_000)) throw new SetupError(USAGE);
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

async function run(): Promise<boolean> {
  const [minutes, lanes] = [Number(values.minutes), Number(values.lanes)];
  const seed = Number(values.seed ?? Date.now() % 2 ** 31);
  if (!(minutes > 0 && lanes >= 1 && Number.isInteger(seed))) throw new SetupError(USAGE);
  const again = values.visits === undefined ? undefined : listed(values.visits);
  const end = Date.now() + minutes * 60_000;
  const told = new Set<string>();
  let count = 0;
  const report = await fuzz({
    seed,
    next: again ? () => again.shift() : () => (Date.now() < end ? count++ : undefined),
    lanes: again ? 1 : lanes,
    visitsPerWrite: again ? 1 : 4,
    only: values.only,
    hungAfterMs: HUNG_AFTER_MS,
    queryEveryMs: QUERY_EVERY_MS,
    onFinding: (finding) => {
      if (!told.has(finding.what + finding.why)) printFinding(finding, seed, values.only);
      told.add(finding.what + finding.why);
    },
  });

  print(report, values.only);
  return report.findings.length === 0 && Math.max(0, ...report.queryMs) <= TOO_SLOW_MS;
}

function print(report: FuzzReport, only: string): void {
  const { seed, visits, acknowledged, found, heard, restarts, queryMs, slowQueries, findings } = report;
  const whole = (value = 0) => value.toFixed(0);
  console.log(
    markdown({
      title: `Fuzz: ${visits} visits, seed ${seed}`,
      note: `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}.`,
      columns: ['door', 'who', 'requests', 'answers', 'slowest, ms'],
      rows: answersTable(report),
    }),
  );
  console.log(
    markdown({
      title: 'Bystanders',
      note: 'An editor who writes, a viewer who listens, and one who asks a plain query ten times a second.',
      columns: ['what', 'number'],
      rows: [
        ['writes acknowledged, found at the end, heard of', [acknowledged, found, heard].join(', ')],
        ['times the lake was started anew', String(restarts)],
        ['plain queries', String(queryMs.length)],
        ['median and slowest of them, ms', [median(queryMs), Math.max(...queryMs)].map(whole).join(', ')],
        ['slow ones among them', String(slowQueries.length)],
      ],
    }),
  );
  console.log(findings.length === 0 ? 'Nothing was found.' : 'Each finding, by its shortest request:\n');
  for (const { finding, times } of distinct(findings)) printFinding(finding, seed, only, ` (${times} times)`);
  for (const query of slowQueries.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) {
    printFinding({ ...query, what: 'A plain query took', why: `${whole(query.ms)} ms` }, seed, only);
  }
}

function printFinding(
  { what, why, visits, requests }: Suspects & Record<'what' | 'why', string>,
  seed: number,
  only: string,
  times = '',
) {
  console.log(`## ${what}${times}: ${why}\n`);
  const doors = only === '' ? '' : ` --only '${only}'`;
  if (visits.length > 0) console.log(`npm run fuzz -- --seed ${seed}${doors} --visits ${visits.join(',')}\n`);
  console.log(`${requests.join('\n')}\n`);
}

try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

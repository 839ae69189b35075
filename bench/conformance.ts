/** Runs the tests that `docs/lake-conformance.md` names, and says row by row whether they pass. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line.ts';
import { reportOf, type TestFile } from '../scripts/jest-step.ts';
import { type NamedTest, testsIn } from '../scripts/named-tests.ts';
import { root } from '../scripts/settings.ts';

const USAGE = `Usage: npm run -s conformance

Prints what a Content Lake has to answer, endpoints, actions, GROQ and tools, each with what its tests say now. What only a browser
shows is left to npm run test:e2e.`;

interface Row {
  /** Heading that it stands below. */
  readonly group: string;
  readonly what: string;
  readonly tests: readonly NamedTest[];
}

function rowsOf(page: string): readonly Row[] {
  let group = '';
  return page.split('\n').flatMap((line) => {
    group = /^## (.+)/.exec(line)?.[1] ?? group;
    const tests = testsIn(line).filter(([file]) => !file.startsWith('e2e/'));
    const what = line.startsWith('| ') ? line.split(' | ').slice(0, -1).join(': ').slice(2) : group;
    return group && tests.length > 0 ? [{ group, what, tests }] : [];
  });
}

/** What became of a test; a name with `%s` in it stands for several. */
function resultsOf([file, name]: NamedTest, reports: readonly TestFile[]): readonly string[] {
  const report = reports.find((candidate) => candidate.name === join(root, file));
  const literal = (name ?? '').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(literal.replaceAll(/%[a-z]/g, '.*'));
  const found = report?.assertionResults.filter(({ title }) => pattern.test(title)) ?? [];
  return found.length > 0 ? found.map(({ status }) => status) : ['missing'];
}

readCommandLine(USAGE, {});
console.error('Running the tests; this takes a minute or two.');
const rows = rowsOf(readFileSync(join(root, 'docs/lake-conformance.md'), 'utf8'));
const files = [...new Set(rows.flatMap(({ tests }) => tests.map(([file]) => file)))];
const reports = await reportOf({ projects: ['lake'], files }, false);
let [group, passing] = ['', 0];
for (const row of rows) {
  const results = row.tests.flatMap((test) => resultsOf(test, reports));
  const passed = results.filter((result) => result === 'passed').length;
  const holds = passed === results.length;
  if (holds) passing += 1;
  if (row.group !== group) console.log(`\n${row.group}`);
  group = row.group;
  console.log(`${holds ? '✓' : '✗'} ${row.what} (${passed} of ${results.length})`);
}
console.log(`\n${passing} of ${rows.length} rows pass.`);
if (passing < rows.length) process.exitCode = 1;

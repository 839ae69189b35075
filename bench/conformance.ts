/** Runs the tests of every row of `conformance/`, says row by row whether they pass, and writes `docs/lake-conformance.md`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../scripts/command-line.ts';
import { reportOf, type TestFile } from '../scripts/jest-step.ts';
import { root } from '../scripts/settings.ts';
import { CHAPTERS, ELSEWHERE, pageOf, type Result, summaryOf } from './conformance/page.ts';
import type { Row } from './conformance/chapter.ts';

const USAGE = `Usage: npm run -s conformance

Runs what a Content Lake has to answer, endpoints, actions, GROQ and tools, prints each with what its tests say now, and writes
docs/lake-conformance.md, which changes only when a result does. What only a browser shows is left to npm run test:e2e.`;

/** Tests of a row that run here. */
function testsOf({ shownBy }: Row): readonly (readonly [file: string, title?: string])[] {
  return shownBy.filter((test) => !test.startsWith('e2e/')).map((test) => test.split(' › ') as [string, string?]);
}

function resultOf(row: Row, reports: readonly TestFile[]): Result {
  const results = testsOf(row).flatMap(([file, title = '']) => {
    const report = reports.find((candidate) => candidate.name === join(root, file));
    const literal = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const pattern = new RegExp(literal.replaceAll(/%[a-z]/g, '.*'));
    const found = report?.assertionResults.filter((test) => pattern.test(test.title)) ?? [];
    return found.length > 0 ? found.map(({ status }) => status) : ['missing'];
  });
  if (results.length === 0) return ELSEWHERE;
  const passed = results.filter((result) => result === 'passed').length;
  return `${passed === results.length ? 'pass' : 'fail'}, ${passed} of ${results.length}`;
}

readCommandLine(USAGE, {});
console.error('Running the tests; this takes a minute or two.');
const rows = CHAPTERS.flatMap((chapter) => chapter.rows);
const files = [...new Set(rows.flatMap((row) => testsOf(row).map(([file]) => file)))];
const reports = await reportOf({ projects: ['lake'], files }, false);
const results = new Map(rows.map((row) => [row, resultOf(row, reports)]));
for (const chapter of CHAPTERS) {
  console.log(`\n${chapter.title}`);
  for (const row of chapter.rows) {
    const { what, remark } = row;
    console.log(`${results.get(row)}: ${remark === undefined ? what : `${what}: ${remark}`}`);
  }
}
console.log(`\n${summaryOf([...results.values()])}`);
writeFileSync(join(root, 'docs/lake-conformance.md'), pageOf(results));
if ([...results.values()].some((result) => result.startsWith('fail'))) process.exitCode = 1;

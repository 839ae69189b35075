import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { root, SetupError } from './settings.ts';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Test files that failed, and passed when they were run once more. */
  readonly flaky?: readonly string[];
}

const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
];

interface TestFile {
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly assertionResults: readonly { readonly status: string }[];
}

/**
 * Runs Jest and counts its own report; a run that dies before it could write one is an error. Files that failed are run
 * once more, one after the other: a browser that drives all of Studio, or a time limit, on a machine shared with others
 * now and then meets a delay that no wait foresaw. What fails twice has failed; what passes the second time is named in
 * the summary, because it wants mending.
 */
export async function runJest(projects: readonly string[], args: readonly string[]): Promise<Tally> {
  const first = await report(projects, args);
  const failed = first.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failed.length === 0) return count(first);
  console.log(`\nOnce more, alone:\n${failed.map((name) => `  ${name}`).join('\n')}\n`);
  const second = await report(projects, ['--runInBand', '--runTestsByPath', ...failed]);
  const stillFailing = new Set(second.filter(({ status }) => status === 'failed').map(({ name }) => name));
  const kept = first.filter(({ name }) => !failed.includes(name));
  return { ...count([...kept, ...second]), flaky: failed.filter((name) => !stillFailing.has(name)) };
}

async function report(projects: readonly string[], args: readonly string[]): Promise<readonly TestFile[]> {
  const file = join(root, 'test-results', `${projects.join('-')}.json`);
  rmSync(file, { force: true });
  let failure: unknown;
  try {
    // Jest takes every bare word after --selectProjects for one more project.
    const flags = [`--json`, `--outputFile=${file}`, ...args, '--selectProjects', ...projects];
    await runCommand(process.execPath, [...jest, ...flags], { cwd: root, loud: true });
  } catch (error) {
    failure = error;
  }
  if (!existsSync(file)) throw failure ?? new SetupError(`Jest wrote no report of ${projects.join(' and ')}.`);
  const { testResults }: { testResults: readonly TestFile[] } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults;
}

function count(files: readonly TestFile[]): Tally {
  const results = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const has = (status: string) => results.filter((result) => result === status).length;
  // A file that could not be loaded, or lost its set-up, has failed with no failed test in it.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: has('passed'), failed: has('failed') + broken.length, skipped: has('pending') };
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from './run-command.ts';
import { root, SetupError } from './settings.ts';

/** How one step of `npm test` ended. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Test files that failed, and passed when they were run once more. */
  readonly flaky?: readonly string[];
  /** How long each test file took, in seconds. */
  readonly files?: readonly FileTime[];
}

interface FileTime {
  /** Path from the checkout. */
  readonly name: string;
  readonly seconds: number;
}

export interface JestRun {
  readonly projects: readonly string[];
  /** Paths from the checkout. None: every file. */
  readonly files?: readonly string[];
  /** More of Jest's own flags. */
  readonly flags?: readonly string[];
  /** How many files may be run once more when they failed. */
  readonly secondTries?: number;
}

const JEST = [
  // Each file loads its modules afresh: with more room for what is young, a tenth of the work is gone, which was collecting it.
  '--max-semi-space-size=64',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
];

/** Flag that chooses tests by their names. */
export const NAMED = '--testNamePattern=';

export interface TestFile {
  /** Absolute path. */
  readonly name: string;
  readonly status: 'passed' | 'failed';
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
}

/** Arguments for Node that run Jest; what `npm run test:watch` starts, too. */
export function jestArguments({ projects, files = [], flags = [] }: JestRun): readonly string[] {
  // Jest takes every bare word after --selectProjects for one more project, and files with it.
  const exactly = (path: string) => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`;
  const chosen = files.map((file) => `--testPathPatterns=${exactly(join(root, file))}`);
  return [...JEST, ...chosen, ...flags, '--selectProjects', ...projects];
}

/**
 * Runs Jest and counts its own report; a run that dies before it could write one is an error. Unit and integration tests
 * have one try: a race that shows once in three runs is a defect. Journeys may have a second one, alone, where `secondTries`
 * allows it: what passes then is named in the summary, because it wants mending. With more failures than that none is
 * repeated: the run has failed already.
 */
export async function runJest(run: JestRun): Promise<Tally> {
  const first = await reportOf(run);
  const failed = first.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (failed.length === 0 || failed.length > (run.secondTries ?? 0)) return count(first);
  console.log(`\nOnce more, alone:\n${failed.map((name) => `  ${relative(root, name)}`).join('\n')}\n`);
  const named = run.flags?.filter((flag) => flag.startsWith(NAMED)) ?? [];
  const again = { projects: run.projects, flags: [...named, '--runInBand', '--runTestsByPath', ...failed] };
  const second = await reportOf(again);
  const stillFailing = new Set(second.filter(({ status }) => status === 'failed').map(({ name }) => name));
  const kept = first.filter(({ name }) => !failed.includes(name));
  const flaky = failed.filter((name) => !stillFailing.has(name)).map((name) => relative(root, name));
  return { ...count([...kept, ...second]), flaky };
}

/**
 * Runs Jest once.
 * @param loud whether what it prints is shown as it comes
 * @throws Error when Jest wrote no report, ended badly although no test failed, or ran none
 */
export async function reportOf(run: JestRun, loud = true): Promise<readonly TestFile[]> {
  const file = join(root, 'test-results', `${run.projects.join('-')}.json`);
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  let failure: unknown;
  try {
    const flags = ['--json', `--outputFile=${file}`, ...(run.flags ?? [])];
    await runCommand(process.execPath, jestArguments({ ...run, flags }), { cwd: root, loud });
  } catch (error) {
    failure = error;
  }
  if (!existsSync(file)) throw failure ?? new SetupError(`Jest wrote no report of ${run.projects.join(' and ')}.`);
  const { testResults }: { testResults: readonly TestFile[] } = JSON.parse(readFileSync(file, 'utf8'));
  // Something was thrown after the last test had ended.
  if (failure && !testResults.some(({ status }) => status === 'failed')) throw failure;
  const ran = testResults.some(({ status, assertionResults }) => {
    return status === 'failed' || assertionResults.some((test) => test.status !== 'pending');
  });
  if (!ran) throw new SetupError('No test has such a name: -t takes a part of it, or a regular expression.');
  return testResults;
}

function count(files: readonly TestFile[]): Tally {
  const results = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const has = (status: string) => results.filter((result) => result === status).length;
  // A file that could not be loaded, or lost its set-up, has failed with no failed test in it.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: has('passed'),
    failed: has('failed') + broken.length,
    skipped: has('pending'),
    files: files.map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

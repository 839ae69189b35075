import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../e2e/stack.ts';
import { readCommandLine } from './command-line.ts';
import { ensureChromium } from './chromium.ts';
import { ensureNginx } from './front/nginx.ts';
import { ensureFirefox, ensureJava, ensureRestic, ensureWebKit } from './system-programs.ts';
import { jestArguments, type JestRun, NAMED, runJest, type Tally } from './jest-step.ts';
import { runCommand } from './run-command.ts';
import { forgetSettings, root, SetupError } from './settings.ts';
import { chosenTests } from './test-files.ts';
import { type StepTime, timesTable } from './test-times.ts';

const USAGE = `Usage: npm test -- [lint | typecheck | unit [pattern …] | watch [pattern …] | e2e [pattern …]] [-t name] [--times]

Runs every check and every test, or the part that the first word chooses; package.json has a script for each of them. The last
line counts what passed and failed. -t runs the tests whose name matches; --times also prints what took how long.`;

/** Files of journeys that may pass only the second time before the whole run counts as failed. */
const MAX_SECOND_TRIES = 2;

const UNIT_PROJECTS = ['site', 'lake'];

interface Step {
  readonly title: string;
  readonly run: () => Promise<Tally>;
}

/** Commands one after the other: program and arguments of each. */
function commands(title: string, ...lines: readonly (readonly [program: string, ...args: readonly string[]])[]): Step {
  const run = async () => {
    for (const [program, ...args] of lines) await runCommand(program, args, { cwd: root });
    return { passed: 1, failed: 0, skipped: 0 };
  };
  return { title, run };
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);

const lint: readonly Step[] = [
  commands('lint', [bin('oxlint'), '--deny-warnings']),
  commands('format', [bin('oxfmt'), '--check']),
  commands('nothing is left that nobody uses', [bin('knip'), '--no-progress', '--no-config-hints']),
];

const typecheck: readonly Step[] = [
  commands(
    'generated files are current, and types',
    // Against stale ones every file that reads content is wrong (X13).
    [process.execPath, join(root, 'scripts/generate.ts'), '--check'],
    // The types of routes first: a clean clone has none, and pages are checked through them.
    [bin('next'), 'typegen', 'web'],
    [bin('tsc'), '-p', '.'],
  ),
];

function unit(patterns: readonly string[], name: readonly string[]): readonly Step[] {
  const files = chosenTests('unit', patterns);
  // Tests wait now and then: one file more at a time than there are processors.
  const flags = [`--maxWorkers=${availableParallelism() + 1}`, ...name];
  const run = () => runJest({ projects: UNIT_PROJECTS, files, flags });
  return [{ title: 'unit and integration', run }];
}

/** Studio and site are built first, once: journeys that run side by side would build them at the same time. */
function e2e(patterns: readonly string[], name: readonly string[]): { readonly built: Step; readonly journeys: Step } {
  const files = chosenTests('e2e', patterns);
  // Each has a product and a browser of its own, a gigabyte together: four at a time, however many processors there are.
  const flags = ['--maxWorkers=4', ...name];
  const run = { projects: ['journeys'], files, flags, secondTries: MAX_SECOND_TRIES };
  return {
    built: { title: 'build', run: buildOnce },
    journeys: {
      title: 'journeys in the browser',
      run: files.length > 0 ? () => runJest(run) : () => onOneSite(run),
    },
  };
}

/** Runs journeys; those that only look share one site (e2e/site.ts), and each page of it is rendered once. */
async function onOneSite(run: JestRun): Promise<Tally> {
  const stack = await startStack();
  process.env.SITE_UNDER_TEST = stack.siteUrl;
  try {
    return await runJest(run);
  } finally {
    await stack.stop();
  }
}

async function buildOnce(): Promise<Tally> {
  await runCommand(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root });
  return { passed: 1, failed: 0, skipped: 0 };
}

/** What tests drive and npm does not bring. Installed here, once: tests side by side would wait for each other's lock. */
function installPrograms(forJourneys: boolean): void {
  if (forJourneys) {
    process.env.CHROMIUM_PATH = ensureChromium();
    process.env.JAVA_PATH = ensureJava();
    ensureNginx();
    ensureFirefox();
    ensureWebKit();
  }
  ensureRestic();
}

/** Runs groups of steps one after the other, the steps of a group side by side, and prints how each ended. */
async function runSteps(groups: readonly (readonly Step[])[]): Promise<readonly StepTime[]> {
  const ended: StepTime[] = [];
  for (const group of groups) {
    await Promise.all(
      group.map(async ({ title, run }) => {
        const started = Date.now();
        let tally: Tally;
        let reason = '';
        try {
          tally = await run();
        } catch (error) {
          tally = { passed: 0, failed: 1, skipped: 0 };
          reason = `${error instanceof Error ? error.message : String(error)}\n`;
        }
        const seconds = (Date.now() - started) / 1000;
        ended.push({ title, seconds, tally });
        const sign = tally.failed > 0 ? '✗' : '✓';
        console.log(`${sign} ${title}: ${tally.passed} passed, ${tally.failed} failed (${seconds.toFixed(1)} s)`);
        console.log(reason);
      }),
    );
  }
  return ended;
}

/** Prints the closing lines. @returns whether everything passed */
function summarize(ended: readonly StepTime[], withTimes: boolean): boolean {
  const sum = (key: 'passed' | 'failed' | 'skipped') => ended.reduce((all, { tally }) => all + tally[key], 0);
  const flaky = ended.flatMap(({ tally }) => tally.flaky ?? []);
  const tooMany = flaky.length > MAX_SECOND_TRIES ? 1 : 0;
  if (withTimes) console.log(timesTable(ended));
  for (const name of flaky) console.log(`Passed only the second time: ${name}`);
  if (tooMany) console.log(`More than ${MAX_SECOND_TRIES} files needed a second try: the run has failed.`);
  const failed = sum('failed') + tooMany;
  console.log(`${sum('passed')} passed, ${failed} failed${sum('skipped') ? `, ${sum('skipped')} skipped` : ''}`);
  return failed === 0;
}

function watch(patterns: readonly string[], name: readonly string[]): number {
  const files = chosenTests('unit', patterns);
  const args = jestArguments({ projects: UNIT_PROJECTS, files, flags: ['--watch', ...name] });
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

type Part = (patterns: readonly string[], name: readonly string[]) => readonly (readonly Step[])[];

const parts: Readonly<Record<string, Part>> = {
  all: () => {
    const { built, journeys } = e2e([], []);
    // Unit tests need no build, and leave a processor idle now and then.
    return [[...lint, ...typecheck], [...unit([], []), built], [journeys]];
  },
  lint: () => [lint],
  typecheck: () => [typecheck],
  unit: (patterns, name) => [unit(patterns, name)],
  e2e: (patterns, name) => {
    const { built, journeys } = e2e(patterns, name);
    return [[built], [journeys]];
  },
};

async function main(): Promise<number> {
  const { values, positionals } = readCommandLine(USAGE, {
    allowPositionals: true,
    options: { times: { type: 'boolean', default: false }, name: { type: 'string', short: 't' } },
  });
  forgetSettings();
  const [part = 'all', ...patterns] = positionals;
  const name = values.name === undefined ? [] : [`${NAMED}${values.name}`];
  if (['all', 'lint', 'typecheck'].includes(part) && (name.length > 0 || patterns.length > 0)) {
    throw new SetupError('Everything or nothing here: patterns and -t go with test:unit, test:watch and test:e2e.');
  }
  const groups = part === 'watch' ? [] : parts[part]?.(patterns, name);
  if (!groups) throw new SetupError(`There is no part "${part}": ${Object.keys(parts).join(', ')}, watch.`);
  if (!['lint', 'typecheck'].includes(part)) installPrograms(['all', 'e2e'].includes(part));
  mkdirSync(join(root, 'test-results'), { recursive: true });
  if (part === 'watch') return watch(patterns, name);
  return summarize(await runSteps(groups), values.times) ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

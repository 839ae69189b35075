import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensureJava } from './java.ts';
import { runCommand } from './run-command.ts';
import { root, SetupError } from './settings.ts';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
];

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  readonly title: string;
  run(): Promise<Tally>;
}

function command(title: string, program: string, args: readonly string[]): Step {
  return {
    title,
    async run() {
      await runCommand(program, args, { cwd: root });
      return { passed: 1, failed: 0, skipped: 0 };
    },
  };
}

/** Jest's own report is counted; a run that dies before it could write one counts as one failure. */
function jestStep(title: string, projects: readonly string[], args: readonly string[] = []): Step {
  return {
    title,
    async run() {
      const report = join(root, 'test-results', `${projects.join('-')}.json`);
      rmSync(report, { force: true });
      let failure: unknown;
      try {
        const flags = ['--selectProjects', ...projects, '--json', `--outputFile=${report}`, ...args];
        await runCommand(process.execPath, [...jest, ...flags], { cwd: root, loud: true });
      } catch (error) {
        failure = error;
      }
      if (!existsSync(report)) throw failure ?? new SetupError(`${title}: Jest wrote no report.`);
      const result: {
        numPassedTests: number;
        numFailedTests: number;
        numPendingTests: number;
        numRuntimeErrorTestSuites: number;
      } = JSON.parse(readFileSync(report, 'utf8'));
      return {
        passed: result.numPassedTests,
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests,
      };
    },
  };
}

const steps: readonly Step[] = [
  command('lint', bin('oxlint'), ['--deny-warnings']),
  command('format', bin('oxfmt'), ['--check']),
  command('generated files are current', process.execPath, [join(root, 'scripts/generate.ts'), '--check']),
  command('types', bin('tsc'), ['-p', '.']),
  // Jest leaves one processor to others unless told.
  jestStep('unit and integration', ['site', 'lake'], ['--maxWorkers=100%']),
  jestStep('journeys in the browser', ['journeys'], ['--runInBand']),
];

const total: Tally = { passed: 0, failed: 0, skipped: 0 };
try {
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.JAVA_PATH = ensureJava();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
mkdirSync(join(root, 'test-results'), { recursive: true });

for (const step of steps) {
  const started = Date.now();
  try {
    const tally = await step.run();
    total.passed += tally.passed;
    total.failed += tally.failed;
    total.skipped += tally.skipped;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${tally.failed ? '✗' : '✓'} ${step.title}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)\n`,
    );
  } catch (error) {
    total.failed += 1;
    console.log(`✗ ${step.title}\n${error instanceof Error ? error.message : String(error)}\n`);
  }
}
console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`);
process.exitCode = total.failed ? 1 : 0;

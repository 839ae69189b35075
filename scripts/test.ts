import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freePort } from '../e2e/free-port.ts';
import { ensureChromium } from './chromium.ts';
import { ensureNginx } from './front/nginx.ts';
import { ensureJava } from './java.ts';
import { runJest, type Tally } from './jest-step.ts';
import { ensureRedis } from './redis.ts';
import { runCommand } from './run-command.ts';
import { root } from './settings.ts';

const bin = (name: string) => join(root, 'node_modules', '.bin', name);
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

/** Studio and site, which the journeys share: they would build them at the same time otherwise. */
async function buildOnce(): Promise<Tally> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'clinic-build-'));
  try {
    const env = { DATA_DIR, PORT: String(await freePort()), LAKE_PORT: String(await freePort()) };
    await runCommand(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, env });
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
  return { passed: 1, failed: 0, skipped: 0 };
}

const steps: readonly Step[] = [
  command('lint', bin('oxlint'), ['--deny-warnings']),
  command('format', bin('oxfmt'), ['--check']),
  command('generated files are current', process.execPath, [join(root, 'scripts/generate.ts'), '--check']),
  command('types', bin('tsc'), ['-p', '.']),
  // Jest leaves one processor to others unless told.
  { title: 'unit and integration', run: () => runJest(['site', 'lake'], ['--maxWorkers=100%']) },
  { title: 'build', run: buildOnce },
  // A browser waits more than it works: two files at a time, each on a stack of its own.
  { title: 'journeys in the browser', run: () => runJest(['journeys'], ['--maxWorkers=2']) },
];

const total = { passed: 0, failed: 0, skipped: 0 };
const flaky: string[] = [];
try {
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.JAVA_PATH = ensureJava();
  process.env.REDIS_SERVER_PATH = ensureRedis();
  // Here, once: tests that install side by side would wait for each other's lock.
  ensureNginx();
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
    flaky.push(...(tally.flaky ?? []));
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
for (const name of flaky) console.log(`Passed only the second time: ${relative(root, name)}`);
process.exitCode = total.failed ? 1 : 0;

/**
 * Entry of every npm script: installs what is missing, then runs `<command>.ts` of scripts/ or bench/ under the Node version that the
 * project pins (npm package `node`). Plain JavaScript without dependencies, because nothing is installed yet when it
 * first runs, and understood by Node 18, because that may be all the machine has.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 18;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedBin = join(root, 'node_modules', 'node', 'bin');
const pinnedNode = join(pinnedBin, process.platform === 'win32' ? 'node.exe' : 'node');
const stampFile = join(root, 'node_modules', '.installed');
const environment = {
  // Node keeps what it compiled: every process that the product and its tests start is up sooner.
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...process.env,
  PATH: [pinnedBin, process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};
// Each command chooses its own. By a shell's "production" npm would leave out half of the packages, and React what tests need.
delete environment.NODE_ENV;

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Changes whenever an install is due: the lock file, or a package.json of the workspace. */
function installationStamp() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json', 'studio/package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function installIfNeeded() {
  const stamp = installationStamp();
  if (existsSync(pinnedNode) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing dependencies (the first time takes a few minutes)…');
  // `npm install`, not `npm ci`: ci rejects a lock file whose optional binaries of other platforms are not served.
  // Versions are exact: what the cache knows of a package needs no asking whether it is still so.
  const options = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = spawnSync('npm', ['install', ...options], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.error) fail(`npm could not be started (${done.error.message}). Install npm and run this again.`);
  if (done.status !== 0) fail('Installing dependencies failed; the lines above say why. Mend that and run this again.');
  if (!existsSync(pinnedNode))
    fail('The npm package "node" brought no binary for this platform; see https://nodejs.org.');
  writeFileSync(stampFile, installationStamp());
}

const [command, ...args] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  fail(
    `Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer from https://nodejs.org and run this again.`,
  );
}
installIfNeeded();

const folder = existsSync(join(root, 'bench', `${command}.ts`)) ? 'bench' : 'scripts';
const entry = `${folder}/${command}.ts`;
const child = spawn(pinnedNode, [join(root, entry), ...args], { cwd: root, env: environment, stdio: 'inherit' });
// Ctrl-C reaches the whole process group; the child decides when everything has stopped. SIGTERM does not.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// npm does not pass SIGTERM on to what it runs; when it is gone, nobody is left to stop the command.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref();
child.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));

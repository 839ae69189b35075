import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import { build, isBuilt } from './build.ts';
import { adviceAbout, prepareDataFolder, readSettings, SetupError } from './settings.ts';
import { assertPortIsFree, startLake, startSite, stop, waitFor } from './processes.ts';
import { watchOver } from './watchdog.ts';

const USAGE = `Usage: npm start

Starts the lake and the site with its Studio, builds them first when something changed, and starts again what stops. The first
start prints the password of the first administrator. Environment variables: see .env.example.`;

const RESTART_DELAY = 1_000;
const ADMIN_EMAIL = 'admin@clinica.local';

let stopping = false;
const services = new Map<string, ChildProcess>();

async function stopAll(): Promise<void> {
  if (stopping) return;
  stopping = true;
  // The site first: it must not report a lake that is only being shut down.
  for (const name of ['site', 'lake']) {
    const child = services.get(name);
    if (child) await stop(child);
  }
}

/**
 * Starts a service and waits for it. From then on it is kept running: whatever ends it, it is started again, and it is ended
 * when it no longer answers.
 */
async function launch(name: string, start: () => ChildProcess, url: string): Promise<void> {
  const child = start();
  services.set(name, child);
  await waitFor(url, child);
  keepRunning(name, start, url, child);
}

function keepRunning(name: string, start: () => ChildProcess, url: string, child: ChildProcess): void {
  watchOver(child, url, (silence) => console.error(`The ${name} has not answered for ${silence} s; killing it.`));
  child.once('exit', (code, signal) => {
    if (stopping) return;
    console.error(`The ${name} stopped (${signal ?? `exit code ${code}`}); starting it again.`);
    setTimeout(() => {
      if (stopping) return;
      const next = start();
      services.set(name, next);
      keepRunning(name, start, url, next);
    }, RESTART_DELAY);
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  await assertPortIsFree('PORT', settings.port);
  const { elsewhere } = settings;
  if (!elsewhere) await assertPortIsFree('LAKE_PORT', settings.lakePort);
  const secrets = prepareDataFolder(settings.dataDir);
  const firstRun = !elsewhere && !existsSync(join(settings.dataDir, 'accounts.db'));
  const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
  const env: Record<string, string> = firstRun ? { ADMIN_PASSWORD: password } : {};
  const options = { settings, ...secrets, env };

  if (firstRun) {
    // Before the account is made, and before a build of minutes: whoever stops this start has read it all the same.
    console.log(`\n  First administrator (shown only this once)\n  E-mail    ${ADMIN_EMAIL}`);
    console.log(`  Password  ${settings.adminPassword ? 'as given in ADMIN_PASSWORD' : password}\n`);
  }
  if (!elsewhere) await launch('lake', () => startLake(options), `${settings.lakeUrl}/healthz`);
  if (!(await isBuilt())) await build(settings);
  await launch('site', () => startSite(options), `http://127.0.0.1:${settings.port}/healthz`);

  console.log(`\n  Site    ${settings.siteUrl}/\n  Studio  ${settings.siteUrl}/studio\n`);
  if (elsewhere) {
    for (const line of adviceAbout(elsewhere, settings.siteUrl, process.env)) console.log(`  ${line}`);
    console.log('');
  }
  console.log('  Ctrl-C stops everything.');
}

readCommandLine(USAGE, {});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void stopAll().then(() => process.exit(0));
  });
}

try {
  await main();
} catch (error) {
  await stopAll();
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}

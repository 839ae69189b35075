import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { consoleToLog } from '#web/server/console-log.ts';
import { CLINIC_SETTINGS } from '../clinic/settings.ts';
import { readConfig } from '#lake/config/config.ts';
import { withDefaults } from '#lake/config/environment.ts';
import { readCommandLine } from './command-line.ts';
import { build } from './build.ts';
import { adviceAbout, adviceAboutNames, prepareDataFolder, readSettings, SetupError } from './settings.ts';
import { assertLakeSettings, assertPortIsFree, hasExited, startLake, startSite, stop, waitFor } from './processes.ts';
import { readAlarmPatience } from './health/alarm.ts';
import { Restarts } from './health/restarts.ts';
import { tellSystemd } from './health/systemd.ts';
import { watchHealth } from './health/watch-health.ts';
import { watchOver } from './watchdog.ts';

const USAGE = `Usage: npm start

Starts the lake and the site with its Studio, builds them first when something changed, and starts again what stops. The first
start prints the password of the first administrator. Environment variables: see .env.example.`;

const RESTART_DELAY = 1_000;
/** Of a process that was started again often. */
const LONG_RESTART_DELAY = 10_000;

let stopping: Promise<void> | undefined;
const services = new Map<string, ChildProcess>();
const restarts = new Restarts();

/** Asked again, as npm does on Ctrl-C, it is the same stop that is waited for. */
function stopAll(): Promise<void> {
  stopping ??= stopServices();
  return stopping;
}

async function stopServices(): Promise<void> {
  // The site first: it must not report a lake that is only being shut down.
  for (const name of ['site', 'lake']) {
    const child = services.get(name);
    if (child) await stop(child);
  }
}

/**
 * Starts a service and waits for it. From then on it is kept running: whatever ends it, it is started again, and it is ended
 * when it no longer answers.
 * @param isNeeded whether nothing else works without it; otherwise one that does not start is tried again, too
 */
async function launch(name: string, start: () => ChildProcess, url: string, isNeeded = true): Promise<void> {
  const child = start();
  services.set(name, child);
  try {
    await waitFor(url, child);
  } catch (error) {
    if (isNeeded) throw error;
    console.error(`The ${name} does not start; everything else does, and it is tried again.`);
  }
  keepRunning(name, start, url, child);
}

function keepRunning(name: string, start: () => ChildProcess, url: string, child: ChildProcess): void {
  watchOver(child, url, (silence) => console.error(`The ${name} has not answered for ${silence} s; killing it.`));
  const startAgain = () => {
    const { exitCode: code, signalCode: signal } = child;
    if (stopping) return;
    const pause = restarts.isOften(name) ? LONG_RESTART_DELAY : RESTART_DELAY;
    console.error(`The ${name} stopped (${signal ?? `exit code ${code}`}); starting it again.`);
    restarts.note(name);
    setTimeout(() => {
      if (stopping) return;
      const next = start();
      services.set(name, next);
      keepRunning(name, start, url, next);
    }, pause);
  };
  if (hasExited(child)) startAgain();
  else child.once('exit', startAgain);
}

async function main(): Promise<void> {
  const settings = readSettings();
  for (const line of adviceAboutNames(process.env)) console.error(line);
  await assertPortIsFree('PORT', settings.port);
  const { elsewhere } = settings;
  if (!elsewhere) {
    await assertPortIsFree('LAKE_PORT', settings.lakePort);
    assertLakeSettings(settings.dataDir);
  }
  const alarmPatience = readAlarmPatience(process.env);
  const secrets = prepareDataFolder(settings.dataDir);
  const firstRun = !elsewhere && !existsSync(join(settings.dataDir, 'accounts.db'));
  const password = settings.adminPassword ?? randomBytes(12).toString('base64url');
  const env: Record<string, string> = firstRun ? { ADMIN_PASSWORD: password } : {};
  const options = { settings, ...secrets, env };

  if (firstRun) {
    // Before the account is made, and before a build of minutes: whoever stops this start has read it all the same.
    console.log('\n  First administrator (shown only this once)');
    console.log(`  E-mail    ${readConfig(withDefaults(process.env, CLINIC_SETTINGS)).auth.firstEmail}`);
    console.log(`  Password  ${settings.adminPassword ? 'as given in ADMIN_PASSWORD' : password}\n`);
  }
  await build(settings);
  // A site that had content before has something to show without the lake.
  if (!elsewhere) await launch('lake', () => startLake(options), `${settings.lakeUrl}/healthz`, firstRun);
  await launch('site', () => startSite(options), `http://127.0.0.1:${settings.port}/healthz`);

  console.log(`\n  Site    ${settings.siteUrl}/`);
  console.log(`  Studio  ${settings.siteUrl}/studio\n`);
  if (elsewhere) {
    for (const line of adviceAbout(elsewhere, process.env)) console.log(`  ${line}`);
    console.log('');
  }
  console.log('  Ctrl-C stops everything.');
  tellSystemd('READY=1');
  void watchHealth({ settings, services, restarts, alarmPatience });
}

readCommandLine(USAGE, {});
consoleToLog(pino({ name: 'start' }));
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

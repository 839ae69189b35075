import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './command-line.ts';
import {
  adviceAbout,
  adviceAboutNames,
  prepareDataFolder,
  readSettings,
  root,
  type Settings,
  SetupError,
  studioEnvironment,
} from './settings.ts';
import { assertLakeSettings, assertPortIsFree, startLake, startSite, stop, waitFor } from './processes.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run dev

Starts lake, site and Studio (on port PORT + 333) for work on them: edits reload by themselves, and the content types are
generated again after each edit of a schema. Environment variables: see .env.example.`;

/** Edits come in bursts (an editor saves, a formatter follows). */
const QUIET_TIME = 300;

/** Studio with hot reload, on a port of its own that the site's server carries to /studio. */
function startStudio(settings: Settings, port: number): ChildProcess {
  return spawn(join(root, 'node_modules/.bin/sanity'), ['dev', '--port', String(port), '--host', '127.0.0.1'], {
    cwd: join(root, 'studio'),
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...studioEnvironment(settings.elsewhere, process.env), SITE_URL: settings.siteUrl },
  });
}

/** The table of the document types with a page. */
const readRoutes = () => readFileSync(join(root, 'schemas/generated/routes.ts'), 'utf8');

/**
 * Generates the registry and the content types again after each edit of a schema or a query.
 * @param restartSite called when a document type with a page came or went, or a route or a rule changed: the site's own process has them
 */
function watchSchemas(restartSite: () => Promise<void>): void {
  let routes = readRoutes();
  let isOfSite = false;
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  const generate = async () => {
    if (running) {
      timer = setTimeout(generate, QUIET_TIME);
      return;
    }
    running = true;
    try {
      await runCommand(process.execPath, [join(root, 'scripts/generate.ts')], { cwd: root });
      console.log('Content types are up to date.');
      if (readRoutes() !== routes || isOfSite) {
        routes = readRoutes();
        isOfSite = false;
        await restartSite();
      }
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    running = false;
  };
  watch(join(root, 'schemas'), { recursive: true }, (_event, file) => {
    const isSource = file && /\.(ts|svg)$/.test(file) && !/^generated|\.(test|fixture)\.ts$/.test(file);
    if (!isSource) return;
    isOfSite ||= /^rules\/|\.route\.ts$/.test(file);
    clearTimeout(timer);
    timer = setTimeout(generate, QUIET_TIME);
  });
}

readCommandLine(USAGE, {});
const children: ChildProcess[] = [];
async function stopAll(): Promise<void> {
  await Promise.all(children.map((child) => stop(child)));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    void stopAll().then(() => process.exit(0));
  });
}

try {
  const settings = readSettings();
  for (const line of adviceAboutNames(process.env)) console.error(line);
  const studioPort = settings.port + 333;
  await assertPortIsFree('PORT', settings.port);
  await assertPortIsFree('PORT', studioPort, settings.port + 1);
  if (!settings.elsewhere) {
    await assertPortIsFree('LAKE_PORT', settings.lakePort);
    assertLakeSettings(settings.dataDir);
  }
  const secrets = prepareDataFolder(settings.dataDir);
  const options = { settings, ...secrets, dev: true, env: { STUDIO_DEV_URL: `http://127.0.0.1:${studioPort}` } };
  if (!settings.elsewhere) {
    const lake = startLake(options);
    children.push(lake);
    await waitFor(`${settings.lakeUrl}/healthz`, lake);
  }
  children.push(startStudio(settings, studioPort));
  let site = startSite(options);
  children.push(site);
  watchSchemas(async () => {
    console.log('Pages or rules have changed: the site starts again.');
    await stop(site);
    children.splice(children.indexOf(site), 1);
    site = startSite(options);
    children.push(site);
  });
  await waitFor(`${settings.siteUrl}/healthz`, site, 120_000);
  console.log(`\n  Site    ${settings.siteUrl}/\n  Studio  ${settings.siteUrl}/studio\n`);
  if (settings.elsewhere) console.log(`  ${adviceAbout(settings.elsewhere, process.env).join('\n  ')}\n`);
  console.log('  Edits reload by themselves. Ctrl-C stops everything.');
} catch (error) {
  await stopAll();
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}

import { pino } from 'pino';
import { createApp } from '../app.ts';
import { refreshAssetUrls } from '../assets/store-asset.ts';
import { GROUP_TYPE, keepGroups } from '../auth/group-documents.ts';
import { openLake } from '../open-lake.ts';
import { watchFiles } from '../project/lost-files.ts';
import { openClock } from '../schedule/clock.ts';
import { keepJournals } from '../backup/journal/keep-journal.ts';
import { startRetention } from '../schedule/retention.ts';
import { checkPort, startServer } from '../server.ts';
import { attachSockets } from '../sockets/attach-sockets.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { ContentMigration } from '../upgrade/carry-over.ts';
import type { LakeConfig } from '../config/config.ts';
import type { OpenLake } from '../open-lake.ts';

export interface ServeOptions {
  readonly config: LakeConfig;
  readonly migrations: readonly ContentMigration[];
  /** Fills the main dataset when nothing is in it yet. */
  readonly seed: ((lake: Lake) => Promise<void>) | undefined;
  readonly adminPassword: string | undefined;
  readonly logLevel: string;
}

/** Longest time a stop may take; a supervisor kills what is slower. */
const STOP_WITHIN_MS = 2000;

const LOST_FILES =
  'These files were removed or replaced while the lake runs. Writes are refused, reads go on. Put the folder (or its disk) back as it was; if it is lost, stop the lake and restore a backup: npm run restore.';

/** Opens the lake and serves it until the process is told to stop. */
export async function serve(options: ServeOptions): Promise<void> {
  const { config, migrations, seed, adminPassword, logLevel } = options;
  const logger = pino({ level: logLevel });
  await checkPort(config.port, config.host);
  const open = await openLake(config, logger, adminPassword, migrations);
  if (open.newPassword) {
    process.stdout.write(
      `\nFirst account: ${config.auth.firstEmail}\nPassword: ${open.newPassword}\nIt is not shown again.\n\n`,
    );
  }
  const dataset = open.lake.datasets.get(config.dataset);
  const known = lastKnownTime(open, dataset);
  const moved = refreshAssetUrls(config, dataset);
  if (moved > 0) logger.info({ count: moved, assetUrl: config.assetUrl }, 'asset addresses updated');
  if (isEmpty(dataset)) await seed?.(open.lake);
  keepGroups(open.lake.datasets, open.accounts, (message, err) => logger.error({ err }, message));

  const app = createApp({ ...open, logger });
  const running = await startServer(app.fetch, {
    port: config.port,
    host: config.host,
    attach: (server) => attachSockets(server, app.fetch, open.lake),
    report: (message, err) => logger.error({ err }, message),
  });
  const report = (message: string, err: unknown) => logger.error({ err }, message);
  open.lake.backups.start();
  const writeJournals = keepJournals(open.lake.datasets, config, report);
  watchFiles(open.lake.lostFiles, (files) => {
    if (files.length === 0) logger.warn({ data: config.dataDir }, 'The data folder is there again; writes go on.');
    else logger.error({ data: config.dataDir, files }, LOST_FILES);
  });
  const retention = startRetention({
    dataset,
    rules: config.retention,
    erasure: open.lake.erasure,
    audit: open.accounts.audit,
    clock: openClock({ dataDir: config.dataDir, known, report: (message) => logger.error(message) }),
    report,
  });
  const stop = async () => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    retention.stop();
    await running.close();
    await writeJournals();
    open.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  logger.info({ port: running.port, data: config.dataDir }, 'lake ready');
  // Started by a supervisor that is gone, however it died: do not stay behind holding the port and the folder.
  if (process.send && !process.connected) return await stop();
  process.once('disconnect', () => void stop());
  process.send?.({ type: 'ready', port: running.port });
}

/** When somebody last wrote something or came in, before this start does. */
function lastKnownTime({ accounts }: OpenLake, { history, reader }: Dataset): string | undefined {
  const [commit, entry] = [history.since(reader.sequence - 1, 1)[0], accounts.audit.list({ limit: 1 })[0]];
  return [commit?.timestamp ?? '', entry?.at ?? ''].sort().at(-1) || undefined;
}

/** The groups of members are the lake's own, not content. */
function isEmpty({ reader }: Dataset): boolean {
  return [...reader.everything().entries()].every(({ type }) => type === GROUP_TYPE);
}

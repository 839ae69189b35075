import { createApp } from './http.ts';
import { refreshAssetUrls } from './assets/store-asset.ts';
import { GROUP_TYPE, keepGroups } from './auth/group-documents.ts';
import { keepJournals } from './backup/journal/keep-journal.ts';
import { openLake } from './open-lake.ts';
import { watchFiles } from './project/lost-files.ts';
import { openClock } from './schedule/clock.ts';
import { startRetention } from './schedule/retention.ts';
import { openSockets } from './sockets/open-sockets.ts';
import type { Logger } from 'pino';
import type { LakeDefinition } from './definition.ts';
import type { LakeConfig } from './config/config.ts';
import type { Dataset } from './dataset.ts';
import type { Lake } from './lake.ts';
import type { OpenLake } from './open-lake.ts';
import type { Sockets } from './sockets/open-sockets.ts';

export interface RunOptions {
  readonly config: LakeConfig;
  readonly logger: Logger;
  readonly definition?: LakeDefinition;
  readonly adminPassword?: string | undefined;
}

export interface RunningLake extends Omit<OpenLake, 'close'> {
  /** @param env of the server, if it has one: it knows who is at the other end of the connection */
  readonly fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  readonly upgrade: Sockets['upgrade'];
  /** Stop what calls `fetch` first. */
  close(): Promise<void>;
}

const LOST_FILES =
  'These files were removed or replaced while the lake runs. Writes are refused, reads go on. Put the folder (or its disk) back as it was; if it is lost, stop the lake and restore a backup (command: restore).';

/** Opens the lake with everything that goes on beside requests: backups, erasure, the look at its files. */
export async function runLake({ config, logger, definition = {}, adminPassword }: RunOptions): Promise<RunningLake> {
  const open = await openLake(config, logger, adminPassword, definition);
  const { lake } = open;
  const report = (message: string, err: unknown) => logger.error({ err }, message);
  const dataset = lake.datasets.get(config.dataset);
  const known = lastKnownTime(lake, dataset);
  const moved = refreshAssetUrls(config, dataset);
  if (moved > 0) logger.info({ count: moved, assetUrl: config.assetUrl }, 'asset addresses updated');
  if (isEmpty(dataset)) await definition.seed?.(lake);
  keepGroups(lake, report);

  const app = createApp({ ...open, logger });
  const sockets = openSockets(app.fetch, lake);
  lake.backups.start();
  const writeJournals = keepJournals(lake.datasets, config, report);
  const stopWatching = watchFiles(lake.lostFiles, (files) => {
    if (files.length === 0) logger.warn({ data: config.dataDir }, 'The data folder is there again; writes go on.');
    else logger.error({ data: config.dataDir, files }, LOST_FILES);
  });
  const retention = startRetention({
    dataset,
    rules: config.retention,
    erasure: lake.erasure,
    audit: lake.audit,
    clock: openClock({ dataDir: config.dataDir, known, report: (message) => logger.error(message) }),
    report,
  });
  let closed: Promise<void> | undefined;
  const close = async () => {
    stopWatching();
    retention.stop();
    sockets.close();
    await writeJournals();
    open.close();
  };
  return { ...open, fetch: app.fetch, upgrade: sockets.upgrade, close: () => (closed ??= close()) };
}

/** When somebody last wrote something or came in, before this start does. */
function lastKnownTime({ audit }: Lake, { history, reader }: Dataset): string | undefined {
  const [commit, entry] = [history.since(reader.sequence - 1, 1)[0], audit.list({ limit: 1 })[0]];
  return [commit?.timestamp ?? '', entry?.at ?? ''].sort().at(-1) || undefined;
}

/** The groups of members are the lake's own, not content. */
function isEmpty({ reader }: Dataset): boolean {
  return [...reader.everything().entries()].every(({ type }) => type === GROUP_TYPE);
}

import { pino } from 'pino';
import { runLake } from '../run-lake.ts';
import { checkPort, startServer, timeForRequest } from '../server.ts';
import { importArchive } from './import-archive.ts';
import type { LakeConfig } from '../config/config.ts';
import type { RunningLake, RunOptions } from '../run-lake.ts';

export interface ServeOptions extends Omit<RunOptions, 'logger'> {
  readonly logLevel: string;
  /** An archive of `sanity dataset export`, or its NDJSON, that the main dataset is given. */
  readonly archive?: string | undefined;
  /** Whether the data goes away with this process, and a token that is printed with it. */
  readonly isBrief?: boolean;
}

/** Longest time a stop may take; a supervisor kills what is slower. */
const STOP_WITHIN_MS = 2000;

/** Opens the lake and serves it until the process is told to stop. */
export async function serve({ logLevel, archive, isBrief = false, ...options }: ServeOptions): Promise<void> {
  const { config } = options;
  const logger = pino({ level: logLevel });
  await checkPort(config.port, config.host);
  const lake = await runLake({ ...options, logger });
  const running = await startServer(lake.fetch, {
    port: config.port,
    host: config.host,
    limits: { request: timeForRequest(config.files.maxBytes) },
    attach: (server) => server.on('upgrade', lake.upgrade),
    report: (message, err) => logger.error({ err }, message),
  });
  const stop = async () => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    await running.close();
    await lake.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  process.stdout.write(greeting(config, lake, isBrief));
  if (archive !== undefined) await importArchive(archive, config, lake.accounts, running.port);
  logger.info({ port: running.port, data: config.dataDir }, 'lake ready');
  // Started by a supervisor that is gone, however it died: do not stay behind holding the port and the folder.
  if (process.send && !process.connected) return await stop();
  process.once('disconnect', () => void stop());
  process.send?.({ type: 'ready', port: running.port });
}

function greeting({ publicUrl, projectId, dataset, auth }: LakeConfig, lake: RunningLake, isBrief: boolean): string {
  const { newPassword, accounts } = lake;
  const lines = [
    // Who starts it as a part of a product says so, and has an address of its own.
    ...(process.send
      ? []
      : [
          `Content Lake: ${publicUrl}`,
          `Project: ${projectId}, dataset: ${dataset}`,
          ...(lake.outside ? [] : [`Accounts: ${publicUrl}/accounts`]),
        ]),
    ...(newPassword ? [`First account: ${auth.firstEmail}`, `Password: ${newPassword}`] : []),
    ...(isBrief ? [`Token: ${accounts.robots.create('--memory', 'administrator').token}`] : []),
    ...(newPassword ? ['It is not shown again.'] : []),
  ];
  return lines.length === 0 ? '' : `\n${lines.join('\n')}\n\n`;
}

import { pino } from 'pino';
import { runLake } from '../run-lake.ts';
import { checkPort, startServer } from '../server.ts';
import type { RunOptions } from '../run-lake.ts';

export interface ServeOptions extends Omit<RunOptions, 'logger'> {
  readonly logLevel: string;
}

/** Longest time a stop may take; a supervisor kills what is slower. */
const STOP_WITHIN_MS = 2000;

/** Opens the lake and serves it until the process is told to stop. */
export async function serve({ logLevel, ...options }: ServeOptions): Promise<void> {
  const { config } = options;
  const logger = pino({ level: logLevel });
  await checkPort(config.port, config.host);
  const lake = await runLake({ ...options, logger });
  const running = await startServer(lake.fetch, {
    port: config.port,
    host: config.host,
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

  if (lake.newPassword) {
    process.stdout.write(
      `\nFirst account: ${config.auth.firstEmail}\nPassword: ${lake.newPassword}\nIt is not shown again.\n\n`,
    );
  }
  logger.info({ port: running.port, data: config.dataDir }, 'lake ready');
  // Started by a supervisor that is gone, however it died: do not stay behind holding the port and the folder.
  if (process.send && !process.connected) return await stop();
  process.once('disconnect', () => void stop());
  process.send?.({ type: 'ready', port: running.port });
}

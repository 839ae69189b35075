import { pino } from 'pino';
import { runLake } from '../run-lake.ts';
import { checkPort, startServer, timeForRequest } from '../server.ts';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createClient } from '@sanity/client';
import type { LakeConfig } from '../config/config.ts';
import type { RunningLake, RunOptions } from '../run-lake.ts';
import type { Accounts } from '../accounts/accounts.ts';

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
  if (archive !== undefined && !(await stat(archive)).isFile())
    throw new Error(`${archive} is no file: --import takes an archive, or its NDJSON.`);
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

/**
 * Gives the main dataset what an archive holds, by Sanity's own import and with a token that ends with it. Documents of the same
 * ids are replaced, others stay.
 * @param port of the lake, which is being served
 * @throws Error when it cannot be read or holds what is refused; what came before that stays
 */
async function importArchive(
  file: string,
  { projectId, dataset }: LakeConfig,
  { robots }: Accounts,
  port: number,
): Promise<void> {
  // Loaded for this alone: an ordinary start does not need it.
  const { sanityImport } = await import('@sanity/import');
  const { token, robot } = robots.create('--import', 'administrator');
  try {
    const client = createClient({
      apiHost: `http://127.0.0.1:${port}`,
      useProjectHostname: false,
      projectId,
      dataset,
      apiVersion: '2025-02-19',
      useCdn: false,
      token,
    });
    const options = { client, operation: 'createOrReplace', releasesOperation: 'replace' } as const;
    const { numDocs, warnings } = await sanityImport(createReadStream(file), options);
    process.stdout.write(`Imported ${numDocs} documents from ${file}.\n`);
    for (const { message } of warnings) process.stdout.write(`  ${message}\n`);
  } catch (cause) {
    throw new Error(`${file} cannot be imported: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    robots.revoke(robot.id);
  }
}

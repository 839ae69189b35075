import { ensureAdministrator, openAccounts } from './auth/accounts.ts';
import { createCallerOf } from './auth/callers.ts';
import { lockData } from './data-lock.ts';
import { openDatasets } from './project/open-datasets.ts';
import { openProjectDatabase } from './project/project-database.ts';
import { startScheduler } from './schedule/scheduler.ts';
import type { Logger } from 'pino';
import type { Accounts } from './auth/accounts.ts';
import type { LakeConfig } from './config.ts';
import type { Lake } from './lake.ts';

export interface OpenLake {
  readonly lake: Lake;
  readonly accounts: Accounts;
  /** Generated for the first administrator just now, and known to nobody else. */
  readonly newPassword: string | undefined;
  close(): void;
}

/**
 * Opens everything the lake keeps in its folder, creating what is missing, the first administrator included.
 * @throws Error when the folder or a file in it cannot be used.
 */
export async function openLake(config: LakeConfig, logger: Logger, adminPassword?: string): Promise<OpenLake> {
  const lock = lockData(config.dataDir);
  const accounts = openAccounts(config.dataDir);
  const newPassword = await ensureAdministrator(accounts, adminPassword);
  const project = openProjectDatabase(config.dataDir);
  const report = (message: string, err: unknown) => logger.warn({ err }, message);
  const datasets = openDatasets({ config, database: project, report });
  datasets.accompany((dataset) => startScheduler({ dataset, report }).stop);
  return {
    lake: { config, datasets, callerOf: createCallerOf(accounts, config) },
    accounts,
    newPassword,
    close() {
      datasets.close();
      project.close();
      accounts.close();
      lock.release();
    },
  };
}

import { createAdmission } from './admission/admission.ts';
import { ensureAdministrator, openAccounts } from './accounts/accounts.ts';
import { namesOf } from './config/settings.ts';
import { withCorsOrigins } from './auth/cors-origins.ts';
import { createCallerOf } from './auth/callers.ts';
import { startLinkCheck } from './links/link-check.ts';
import { lockData } from './store/data-lock.ts';
import { scheduledBackups } from './backup/scheduled-backups.ts';
import { commentsDataset, openProject } from './project/open-project.ts';
import { hearTroubles } from './machine-troubles.ts';
import { lostFiles } from './project/lost-files.ts';
import { carryOver } from './upgrade/carry-over.ts';
import { prepareFolder } from './upgrade/prepare-folder.ts';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { LakeConfig } from './config/config.ts';
import type { Lake } from './lake.ts';
import type { ContentMigration } from './upgrade/carry-over.ts';

export interface OpenLake {
  readonly lake: Lake;
  readonly accounts: Accounts;
  /** Generated for the first administrator just now, and known to nobody else. */
  readonly newPassword: string | undefined;
  close(): void;
}

/**
 * Opens everything the lake keeps in its folder, creating what is missing, the first administrator included. A folder of an
 * older version is backed up and brought up to date.
 * @param migrations carry over content that was written before a change of the content model; left alone without them
 * @throws Error when the folder or a file in it cannot be used.
 */
export async function openLake(
  config: LakeConfig,
  logger: Logger,
  adminPassword?: string,
  migrations?: readonly ContentMigration[],
): Promise<OpenLake> {
  const lock = lockData(config.dataDir);
  try {
    return await openLocked({ config, logger, lock, adminPassword, migrations });
  } catch (error) {
    lock.release();
    throw error;
  }
}

interface Opening {
  readonly config: LakeConfig;
  readonly logger: Logger;
  readonly lock: { release(): void };
  readonly adminPassword: string | undefined;
  readonly migrations: readonly ContentMigration[] | undefined;
}

async function openLocked({ config: configured, logger, lock, adminPassword, migrations }: Opening): Promise<OpenLake> {
  await prepareFolder({
    dataDir: configured.dataDir,
    backup: configured.backup,
    migrations,
    onBackup: (archive, differences) => logger.warn({ archive, differences }, 'data is upgraded; backed up before'),
    onCarriedOver: (dataset, done) => logger.info({ dataset, done }, 'content carried over'),
  });
  const { dataDir, auth } = configured;
  const accounts = openAccounts(dataDir, Date.now, { names: namesOf(auth), idle: auth.idle });
  const config = withCorsOrigins(configured, accounts.corsOrigins);
  const newPassword = await ensureAdministrator(accounts, auth.firstEmail, adminPassword);
  const report = (message: string, err: unknown) => logger.warn({ err }, message);
  const project = openProject(config, report);
  const backups = scheduledBackups({ dataDir: config.dataDir, settings: config.backup, report });
  // Studio asks for it once, when it opens: made with the first comment, nobody else would see that one until a reload.
  commentsDataset(project.datasets, config.dataset);
  // What is made just now, or later, notes all of it: there is nothing to carry over.
  project.datasets.extend((dataset) => {
    carryOver(dataset, migrations ?? []);
    return () => undefined;
  });
  const links = startLinkCheck({ config, reader: project.datasets.get(config.dataset).reader, report });
  const troubles = hearTroubles(process);
  return {
    lake: {
      config,
      datasets: project.datasets,
      webhooks: project.webhooks,
      backups,
      erasure: project.erasure,
      links,
      admission: createAdmission(config.admission),
      lostFiles: lostFiles(config.dataDir, project.datasets),
      machineTroubles: troubles.present,
      callerOf: createCallerOf(accounts, config),
      onRightsChange: (listener) => accounts.changes.subscribe(listener),
    },
    accounts,
    newPassword,
    close() {
      troubles.stop();
      links.stop();
      backups.stop();
      project.close();
      accounts.close();
      lock.release();
    },
  };
}

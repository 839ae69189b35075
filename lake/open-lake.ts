import { createAdmission } from './admission/admission.ts';
import { ensureAdministrator, openAccounts } from './accounts/accounts.ts';
import { createAccountMails } from './accounts/mails/account-mails.ts';
import { authenticateByAccounts, peopleOf } from './accounts/people.ts';
import { textsOf } from './accounts/texts/account-texts.ts';
import { namesOf } from './config/settings.ts';
import { withCorsOrigins } from './auth/cors-origins.ts';
import { createCallerOf } from './auth/callers.ts';
import { lockData } from './store/data-lock.ts';
import { scheduledBackups } from './backup/scheduled-backups.ts';
import { commentsDataset, openProject } from './project/open-project.ts';
import { hearTroubles } from './machine-troubles.ts';
import { lostFiles } from './project/lost-files.ts';
import { loadValidate } from './transaction/validate.ts';
import { carryOver } from './upgrade/carry-over.ts';
import { prepareFolder } from './upgrade/prepare-folder.ts';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { AccountMails } from './accounts/mails/account-mails.ts';
import type { People } from './auth/authentication.ts';
import type { LakeConfig } from './config/config.ts';
import type { Extension, LakeDefinition, OutsideAccounts } from './definition.ts';
import type { Lake } from './lake.ts';

export interface OpenLake {
  readonly lake: Lake;
  /** Of programs, and of people where nobody else keeps these. */
  readonly accounts: Accounts;
  readonly accountMails: AccountMails;
  readonly outside: OutsideAccounts | undefined;
  readonly extension: Extension;
  /** Generated for the first administrator just now, and known to nobody else. */
  readonly newPassword: string | undefined;
  close(): void;
}

/**
 * Opens everything the lake keeps in its folder, creating what is missing, the first administrator included. A folder of an
 * older version is backed up and brought up to date.
 * @param definition its rules about content stand in the configuration already
 * @throws Error when the folder, a file in it or the definition cannot be used.
 */
export async function openLake(
  config: LakeConfig,
  logger: Logger,
  adminPassword?: string,
  definition: LakeDefinition = {},
): Promise<OpenLake> {
  const lock = lockData(config.dataDir);
  try {
    return await openLocked({ config, logger, lock, adminPassword, definition });
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
  readonly definition: LakeDefinition;
}

async function openLocked({ config: configured, logger, lock, adminPassword, definition }: Opening): Promise<OpenLake> {
  const { migrations, authenticate: outside, extend } = definition;
  const { dataDir, auth, roles, validate } = configured;
  const rules = validate === undefined ? undefined : await loadValidate(validate);
  await prepareFolder({
    dataDir,
    backup: configured.backup,
    migrations,
    onBackup: (archive, differences) => logger.warn({ archive, differences }, 'data is upgraded; backed up before'),
    onCarriedOver: (dataset, done) => logger.info({ dataset, done }, 'content carried over'),
  });
  const accounts = openAccounts(dataDir, Date.now, { names: namesOf(auth), idle: auth.idle, roles });
  const config = withCorsOrigins(configured, accounts.corsOrigins);
  const { administrator } = textsOf(config);
  const newPassword = outside
    ? undefined
    : await ensureAdministrator(accounts, auth.firstEmail, adminPassword, administrator);
  const report = (message: string, err: unknown) => logger.warn({ err }, message);
  const project = openProject(config, report, rules);
  await project.originals.prepare();
  const backups = scheduledBackups({
    dataDir: config.dataDir,
    settings: config.backup,
    originals: project.originals.elsewhere,
    report,
  });
  // Studio asks for it once, when it opens: made with the first comment, nobody else would see that one until a reload.
  commentsDataset(project.datasets, config.dataset);
  // What is made just now, or later, notes all of it: there is nothing to carry over.
  project.datasets.extend((dataset) => {
    carryOver(dataset, migrations ?? []);
    return () => undefined;
  });
  const troubles = hearTroubles(process);
  const accountMails = createAccountMails(config, accounts, logger, (topic, about) =>
    extension.mails?.[topic]?.(about),
  );
  const lake: Lake = {
    config,
    datasets: project.datasets,
    originals: project.originals,
    signer: project.signer,
    webhooks: project.webhooks,
    backups,
    erasure: project.erasure,
    admission: createAdmission(config.admission),
    lostFiles: lostFiles(config.dataDir, project.datasets),
    machineTroubles: troubles.present,
    audit: accounts.audit,
    people: outside ? peopleOutside(outside) : peopleOf(accounts, accountMails),
    callerOf: createCallerOf({
      roles,
      robots: accounts.robots,
      authenticate: outside?.who ?? authenticateByAccounts(accounts, config),
    }),
    onRightsChange: (listener) => accounts.changes.subscribe(listener),
  };
  const extension = extend?.(lake, report) ?? {};
  return {
    lake,
    accounts,
    accountMails,
    outside,
    extension,
    newPassword,
    close() {
      extension.close?.();
      troubles.stop();
      backups.stop();
      project.close();
      accounts.close();
      lock.release();
    },
  };
}

/** Letters to them are another system's, too. */
function peopleOutside({ people }: OutsideAccounts): People {
  return { list: people, find: (id) => people().find((person) => person.id === id), tell: () => undefined };
}

import { createAdmission } from './admission/admission.ts';
import { ensureAdministrator, openAccounts } from './accounts/accounts.ts';
import { createAccountMails } from './accounts/mails/account-mails.ts';
import { authenticateByAccounts, peopleOf } from './accounts/people.ts';
import { textsOf } from './accounts/texts/account-texts.ts';
import type { AccountSettings } from './auth/settings-table.ts';
import { namesOf } from './config/settings.ts';
import { assertRoles } from './auth/check-grants.ts';
import { openOutside } from './auth/outside-accounts.ts';
import { withCorsOrigins } from './auth/origins.ts';
import { createCallers } from './auth/callers.ts';
import { lockData } from './store/data-lock.ts';
import { scheduledBackups } from './backup/scheduled-backups.ts';
import { commentsDataset, openProject } from './project/open-project.ts';
import { hearTroubles } from './machine-troubles.ts';
import { lostFiles } from './project/lost-files.ts';
import { loadValidate } from './transaction/validate.ts';
import { assertInOrder, carryOver } from './upgrade/carry-over.ts';
import { prepareFolder } from './upgrade/prepare-folder.ts';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.ts';
import type { AccountMails } from './accounts/mails/account-mails.ts';
import type { LakeConfig } from './config/config.ts';
import type { OutsideAccounts } from './auth/outside-accounts.ts';
import type { Extension, LakeDefinition } from './definition.ts';
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
  assertRoles(roles);
  assertInOrder(migrations ?? []);
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
  const opened = outside && openOutside(outside, config, () => accounts.changes.announce());
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
    people: opened?.people ?? peopleOf(accounts, accountMails),
    ...createCallers({
      roles,
      robots: accounts.robots,
      authenticate: opened?.authenticate ?? authenticateByAccounts(accounts, config),
    }),
    onRightsChange: (listener) => accounts.changes.subscribe(listener),
  };
  const close = () => {
    opened?.stop();
    troubles.stop();
    backups.stop();
    project.close();
    accounts.close();
  };
  let extension: Extension;
  let newPassword: string | undefined;
  try {
    extension = extend?.(lake, report) ?? {};
    if (extension instanceof Promise) throw new Error('"extend" must give what it adds at once, and no promise.');
    // Last: whoever starts it reads the password once.
    const { administrator } = textsOf(config);
    if (!outside) newPassword = await ensureAdministrator(accounts, auth.firstEmail, adminPassword, administrator);
  } catch (error) {
    close();
    throw error;
  }
  warnOfRules(accounts.settings, validate, logger);
  return {
    lake,
    accounts,
    accountMails,
    outside,
    extension,
    newPassword,
    close() {
      extension.close?.();
      close();
      lock.release();
    },
  };
}

const RULES_SETTING = 'rules';

/** Content that was kept by rules may now be changed against them, and nobody would see it. */
function warnOfRules(settings: AccountSettings, module: string | undefined, logger: Logger): void {
  if (module !== undefined) settings.set(RULES_SETTING, 'validate');
  else if (settings.get(RULES_SETTING) !== undefined) {
    logger.warn(
      'This data was kept by a product with rules of its own ("validate"), and this lake has none: see --config.',
    );
  }
}

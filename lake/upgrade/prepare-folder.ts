import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXCHANGING } from '../backup/contents.ts';
import { timeOfBackup } from '../backup/rotation.ts';
import { writeStateFile } from '../store/state-file.ts';
import { carryOver, carryOverFile } from './carry-over.ts';
import { datasetsIn, differencesIn, FOLDER_VERSION, VERSION_FILE } from './data-version.ts';
import type { BackupSettings } from '../config/settings.ts';
import type { Dataset } from '../dataset.ts';
import type { ContentMigration } from './carry-over.ts';
import type { Difference } from './data-version.ts';

interface Options {
  readonly dataDir: string;
  readonly backup: Pick<BackupSettings, 'folder'>;
  /** What the folder's content is carried over by; without them it is left alone. */
  readonly migrations?: readonly ContentMigration[] | undefined;
  /** Told where the data lies as it was before an upgrade. */
  readonly onBackup: (archive: string, differences: readonly Difference[]) => void;
  /** Told what was done to the content of a dataset. */
  readonly onCarriedOver: (dataset: string, done: readonly string[]) => void;
}

/**
 * Makes sure that a data folder may be opened, before anything in it is changed. Each file upgrades itself when it is
 * opened, one transaction each; here all of them are looked at first, and when one is of an older version everything is
 * backed up. The backup is tried out by opening a lake on it, so the upgrade is rehearsed on a copy before it is done, with
 * what carries its content over; then content is carried over.
 * @throws Error when a newer version has written something, when the backup fails, or when the folder is empty though there
 * are backups of it; nothing has changed then.
 */
export async function prepareFolder(options: Options): Promise<void> {
  const { dataDir, backup, migrations, onBackup, onCarriedOver } = options;
  if (readdirSync(dataDir).some((name) => name.startsWith(EXCHANGING))) {
    throw new Error(
      `A restoration of ${dataDir} was cut off half-way. Nothing is lost: restore the backup again, with --force.`,
    );
  }
  assertNotLost(dataDir, backup.folder);
  const differences = differencesIn(dataDir, migrations);
  assertNotNewer(dataDir, differences);
  if (differences.length > 0) {
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const archive = join(backup.folder, `before-upgrade-${stamp}.tar.gz`);
    try {
      // What is needed once in a while must not slow down every start.
      const { createBackup } = await import('../backup/create-backup.ts');
      const rehearse = (dataset: Dataset) => void carryOver(dataset, migrations ?? []);
      await createBackup(dataDir, archive, { rehearse });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(
        `${dataDir} has to be upgraded, and making its backup, or trying the upgrade out on it, failed: ${reason.replace(/\.$/, '')}. Nothing was changed.`,
        { cause },
      );
    }
    onBackup(archive, differences);
    for (const name of migrations ? datasetsIn(dataDir) : []) {
      const done = carryOverFile(dataDir, name, migrations ?? []);
      if (done.length > 0) onCarriedOver(name, done);
    }
  }
  const file = join(dataDir, VERSION_FILE);
  if (!existsSync(file)) writeStateFile(file, `${JSON.stringify({ version: FOLDER_VERSION })}\n`);
}

/**
 * For commands that open single files of the folder beside the lake: they neither make nor upgrade it.
 * @throws Error when there is no lake in the folder, or one of another version
 */
export function assertPresentVersion(dataDir: string): void {
  if (!existsSync(join(dataDir, 'accounts.db'))) {
    throw new Error(`There is no lake in ${dataDir}: name its folder with --data or DATA_DIR, or start it there once.`);
  }
  const differences = differencesIn(dataDir);
  assertNotNewer(dataDir, differences);
  if (differences.length === 0) return;
  throw new Error(`${dataDir} was written by an older version of this program. Start the lake once: it upgrades it.`);
}

/**
 * A disk that is not mounted leaves an empty folder: it must not be filled with the demonstration in the clinic's name.
 * @param backups folder of them
 * @throws Error when there is no lake in the folder, and there are backups of one
 */
export function assertNotLost(dataDir: string, backups: string): void {
  if ([VERSION_FILE, 'project.db'].some((name) => existsSync(join(dataDir, name))) || !existsSync(backups)) return;
  if (!readdirSync(backups).some((name) => timeOfBackup(name) !== undefined)) return;
  throw new Error(
    `${dataDir} is empty, and there are backups of it: is its disk mounted? If it is lost, restore the newest (command: restore --from latest). To begin anew, move the backups away, or set DATA_DIR to another folder.`,
  );
}

function assertNotNewer(dataDir: string, differences: readonly Difference[]): void {
  const newer = differences.filter(({ found, known }) => found > known);
  if (newer.length === 0) return;
  const list = newer.map(({ path, found, known }) => `${path} has version ${found}, known is ${known}`).join('; ');
  throw new Error(
    `${dataDir} was written by a newer version of this program (${list}). Nothing was changed. Start the newer version, or restore a backup made before it ran (command: restore).`,
  );
}

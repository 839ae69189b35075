import { DatabaseSync } from 'node:sqlite';
import { systemCaller } from '../caller.ts';
import { NO_WRITE_LIMITS } from '../config/limits.ts';
import { openDataset } from '../dataset.ts';
import { MIGRATION_SETTING } from '../store/log.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation, StoredDocument } from '../store/types.ts';

/** What a change of the content model does to content that was written before it. */
export interface ContentMigration {
  /** Begins with the step's number. Never changed once it was released: under it the dataset notes that this was done. */
  readonly id: string;
  /**
   * Pure. What leaves a document must be in another one of the same list; on content that has the new form the list is empty.
   * @param documents all of a dataset: published ones, `drafts.` and `versions.`
   */
  readonly mutations: (documents: readonly StoredDocument[]) => readonly Mutation[];
}

/**
 * Does what a dataset has not noted yet, in order, in one transaction each, in which it is noted too. An empty dataset notes
 * everything: what is written into it later has the present form.
 * @returns ids of what was done just now
 * @throws Error naming the step that cannot be done; those before it stay done
 */
export function carryOver(dataset: Dataset, migrations: readonly ContentMigration[]): readonly string[] {
  const pending = migrations.filter(({ id }) => !dataset.hasMigrated(id));
  for (const { id, mutations } of pending) {
    try {
      dataset.transactor.mutate({ mutations: mutations(dataset.reader.all()), caller: systemCaller, migration: id });
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`The content migration "${id}" fails on ${dataset.name}: ${reason}`, { cause });
    }
  }
  return pending.map(({ id }) => id);
}

/**
 * Does it to a dataset's file. A step is one transaction however much it changes, since what was carried over by halves could
 * not be told from what is done: the limits of a write do not hold here.
 * @throws as `carryOver`
 */
export function carryOverFile(
  dataDir: string,
  name: string,
  migrations: readonly ContentMigration[],
): readonly string[] {
  const dataset = openDataset({ dataDir, name, writeLimits: NO_WRITE_LIMITS });
  try {
    return carryOver(dataset, migrations);
  } finally {
    dataset.close();
  }
}

const numberOf = (id: string) => Number.parseInt(id, 10);

/** @throws Error naming two steps that are not in order, as when two branches chose the same number */
export function assertInOrder(migrations: readonly ContentMigration[]): void {
  let before = '0';
  for (const { id } of migrations) {
    if (!(numberOf(id) > numberOf(before))) {
      throw new Error(
        `The content migration "${id}" comes after "${before}": its id must begin with a higher number than that.`,
      );
    }
    before = id;
  }
}

/** Of the last of some steps; 0 for none. */
function lastNumber(ids: readonly string[]): number {
  return Math.max(0, ...ids.map(numberOf));
}

/**
 * The number up to which a dataset's file notes every content migration, or of a newer one that it notes, and the number of the
 * last it should, without opening the dataset. A file that holds no documents has nothing to carry over; one whose tables are
 * of another version is looked at for that alone.
 * @throws Error where a step is missing between what is noted and the first that is known
 */
export function contentVersion(
  path: string,
  migrations: readonly ContentMigration[],
): { found: number; known: number } {
  const steps = migrations.map(({ id }) => id);
  const known = lastNumber(steps);
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    const isPresent = Number(database.prepare('PRAGMA user_version').get()?.user_version) === SCHEMA_VERSION;
    if (!isPresent || !database.prepare('SELECT 1 FROM doc LIMIT 1').get()) return { found: known, known };
    const noted = database
      .prepare('SELECT name FROM setting WHERE substr(name, 1, ?) = ?')
      .all(MIGRATION_SETTING.length, MIGRATION_SETTING)
      .map(({ name }) => String(name).slice(MIGRATION_SETTING.length));
    const found = lastNumber(noted);
    if (steps[0] && found < lastNumber([steps[0]]) - 1) {
      throw new Error(
        `${path} holds content from before ${steps[0]}. Nothing was changed. Start the last version of this program that has the steps before it, then this one.`,
      );
    }
    const missing = steps.find((id) => !noted.includes(id));
    return { found: missing === undefined || found > known ? found : numberOf(missing) - 1, known };
  } finally {
    database.close();
  }
}

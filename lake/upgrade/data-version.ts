import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { ACCOUNTS_VERSION } from '../auth/accounts-database.ts';
import { PROJECT_VERSION } from '../project/project-database.ts';
import { holdsNothing } from '../store/database.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { contentVersion } from './carry-over.ts';
import type { ContentMigration } from './carry-over.ts';

/** Version of the folder as a whole: raised when files change their place or meaning. Tables have numbers of their own. */
export const FOLDER_VERSION = 1;
/** Says the folder's version. A folder with accounts and without this file is of version 1. */
export const VERSION_FILE = 'version.json';

const versionSchema = z.object({ version: z.number().int().positive() });

/** Something in a data folder whose version is not the one this program writes. */
export interface Difference {
  /** Relative to the folder. */
  readonly path: string;
  readonly found: number;
  readonly known: number;
}

/**
 * Compares every versioned file of a data folder with what this program knows. Nothing is changed.
 * @param migrations what content has been through in its present form; without them content is not looked at
 * @throws Error when a file cannot be read
 */
export function differencesIn(dataDir: string, migrations?: readonly ContentMigration[]): readonly Difference[] {
  const datasetFiles = datasetsIn(dataDir).map((name) => `datasets/${name}.db`);
  const databases = [
    { path: 'accounts.db', known: ACCOUNTS_VERSION },
    { path: 'project.db', known: PROJECT_VERSION },
    ...datasetFiles.map((path) => ({ path, known: SCHEMA_VERSION })),
  ].filter(({ path }) => existsSync(join(dataDir, path)));
  const found = [
    { path: VERSION_FILE, known: FOLDER_VERSION, found: folderVersion(dataDir) },
    ...databases.map(({ path, known }) => ({ path, known, found: tablesVersion(join(dataDir, path)) })),
  ];
  const content = (migrations ? datasetFiles : []).map((path) => ({
    path: `content of ${path}`,
    ...contentVersion(join(dataDir, path), migrations ?? []),
  }));
  return [...found, ...content].filter((entry) => entry.found !== entry.known);
}

/** Names of the datasets in a folder. One that holds nothing has no version: a start was stopped as it made it. */
export function datasetsIn(dataDir: string): readonly string[] {
  const folder = join(dataDir, 'datasets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.db') && !holdsNothing(join(folder, file)))
    .map((file) => file.slice(0, -'.db'.length));
}

function folderVersion(dataDir: string): number {
  const file = join(dataDir, VERSION_FILE);
  if (!existsSync(file)) return existsSync(join(dataDir, 'accounts.db')) ? 1 : FOLDER_VERSION;
  // Who may not read it is told so: it is not damaged then.
  const text = readFileSync(file, 'utf8');
  try {
    return versionSchema.parse(JSON.parse(text)).version;
  } catch (cause) {
    throw new Error(`${file} is damaged: it must hold {"version": ${FOLDER_VERSION}}.`, { cause });
  }
}

function tablesVersion(path: string): number {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5000 });
  try {
    return Number(database.prepare('PRAGMA user_version').get()?.user_version);
  } catch (cause) {
    throw new Error(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  } finally {
    database.close();
  }
}

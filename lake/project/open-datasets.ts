import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DERIVED, derivedFrom } from '../assets/derived-cache.ts';
import { DATASET_NAME } from '../config/config.ts';
import { LakeError } from '../errors.ts';
import { holdsNothing } from '../store/database.ts';
import { openDataset } from '../dataset.ts';
import { openAliasTable } from './alias-table.ts';
import { copyDataset, copyFolder } from './copy-dataset.ts';
import { openDatasetTable } from './dataset-table.ts';
import type { Originals } from '../assets/originals.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { DatasetAccess } from '../caller.ts';
import type { LakeConfig } from '../config/config.ts';
import type { DatasetExtension, Dataset } from '../dataset.ts';
import type { LoadedValidate } from '../transaction/validate.ts';
import type { Alias, AliasTable } from './alias-table.ts';
import type { CopyOptions } from './copy-dataset.ts';
import type { DatasetInfo } from './dataset-table.ts';

/** The project's datasets, all open. */
export interface Datasets {
  /** @throws LakeError 404 when there is no such dataset. */
  get(name: string): Dataset;
  names(): readonly string[];
  list(): readonly DatasetInfo[];
  /** Makes an empty dataset. @throws LakeError 400 for a name that cannot be used, 409 when it is taken. */
  create(name: string, access: DatasetAccess, addonFor?: string): Dataset;
  /**
   * Makes a dataset out of what another one holds, as the lake goes on. What can be refused at once is.
   * @throws LakeError as `get` and `create`
   */
  copy(from: string, to: string, options: CopyOptions): Promise<void>;
  readonly aliases: Pick<AliasTable, 'list' | 'remove'>;
  /** @throws LakeError 404 when the dataset is none, 400 for a name that cannot be used */
  saveAlias(alias: Alias): void;
  /** The dataset that a name stands for: an alias with its tilde, or the dataset's own. */
  readonly nameOf: (name: string) => string;
  /** @throws LakeError 404, or 409 for the main dataset, whose mode is configured. */
  changeAclMode(name: string, aclMode: DatasetAccess['aclMode']): void;
  /**
   * Removes a dataset with everything in it. It is unknown at once; its files are gone when this resolves.
   * @throws LakeError 404, or 409 when the project needs it
   */
  remove(name: string): Promise<void>;
  /** Starts the extension for every dataset there is and every one that is made later. */
  extend(extension: DatasetExtension): void;
}

export interface OpenDatasets extends Datasets {
  close(): void;
}

interface Entry {
  readonly info: DatasetInfo;
  readonly dataset: Dataset;
  readonly stops: Map<DatasetExtension, () => void>;
}

interface Options {
  readonly config: Pick<
    LakeConfig,
    'dataDir' | 'dataset' | 'aclMode' | 'writeLimits' | 'projectId' | 'publicUrl' | 'files'
  >;
  readonly originals: Pick<Originals, 'removeAll'>;
  readonly database: DatabaseSync;
  readonly report: (message: string, error: unknown) => void;
  /** The hook `validate`. */
  readonly rules?: LoadedValidate | undefined;
}

/**
 * Opens every dataset of the project, the main one (from the configuration) first; it is made when there is none.
 * @throws Error when a file cannot be used.
 */
export function openDatasets({ config, database, originals, report, rules }: Options): OpenDatasets {
  const table = openDatasetTable(database);
  const aliases = openAliasTable(database);
  const open = new Map<string, Entry>();
  const extensions = new Set<DatasetExtension>();
  /** Names of which files are about to come or go. */
  const moving = new Set<string>();
  const closed = new AbortController();

  function add(info: DatasetInfo): Dataset {
    const { name, aclMode, profile } = info;
    const dataset = openDataset({
      dataDir: config.dataDir,
      name,
      access: { aclMode, profile },
      report,
      writeLimits: config.writeLimits,
      // Comments are not content.
      rules: profile === 'content' ? rules : undefined,
    });
    const stops = new Map([...extensions].map((extension) => [extension, extension(dataset)]));
    open.set(name, { info, dataset, stops });
    return dataset;
  }

  function need(name: string): Entry {
    const entry = open.get(name);
    if (entry) return entry;
    throw new LakeError(404, undefined, `Dataset "${name}" not found.`);
  }

  function assertFree(name: string): void {
    if (!DATASET_NAME.test(name)) throw invalidName(name);
    if (open.has(name) || moving.has(name)) throw new LakeError(409, undefined, `Dataset "${name}" already exists.`);
  }

  async function copyTo(info: DatasetInfo, from: string, options: CopyOptions): Promise<void> {
    const { dataDir, projectId, publicUrl, files } = config;
    const { name: to } = info;
    moving.add(to);
    table.notePart(to);
    try {
      await copyDataset({ ...options, dataDir, from, to, projectId, publicUrl, files }, closed.signal);
      closed.signal.throwIfAborted();
      add(info);
      table.save(info);
    } catch (error) {
      if (!closed.signal.aborted) await removeForGood(to);
      throw error;
    } finally {
      moving.delete(to);
    }
  }

  function shut({ dataset, stops }: Entry): void {
    for (const stop of stops.values()) stop();
    stops.clear();
    dataset.close();
  }

  async function removeForGood(name: string): Promise<void> {
    table.notePart(name);
    moving.add(name);
    try {
      removeFiles(config.dataDir, name);
      await originals.removeAll(name);
      // In this order: what is left of a dataset nobody knows of would come back with the next one of its name.
      if (!closed.signal.aborted) table.remove(name);
    } finally {
      moving.delete(name);
    }
  }

  function assertNotMain(name: string): void {
    if (name !== config.dataset) return;
    throw new LakeError(409, undefined, `"${name}" is the main dataset: it is set up by the lake's configuration.`);
  }

  const inPart = table.inPart();
  for (const name of inPart) {
    void removeForGood(name).catch((error: unknown) =>
      report(`What is left of "${name}" could not be removed.`, error),
    );
  }
  const known = table.list().filter(({ name }) => !inPart.includes(name));
  const createdAt = known.find(({ name }) => name === config.dataset)?.createdAt ?? new Date().toISOString();
  const main: DatasetInfo = {
    name: config.dataset,
    aclMode: config.aclMode,
    profile: 'content',
    addonFor: undefined,
    createdAt,
  };
  for (const { name } of known) assertStillThere(databasePath(config.dataDir, name));
  removeUnmade(config.dataDir, new Set(known.map(({ name }) => name)));
  // In this order: what the project knows of has been made.
  add(main);
  table.save(main);
  for (const info of known) if (info.name !== config.dataset) add(info);

  return {
    names: () => [...open.keys()],
    list: () => [...open.values()].map(({ info }) => info),
    get: (name) => need(name).dataset,
    create(name, access, addonFor) {
      assertFree(name);
      const info = { name, ...access, addonFor, createdAt: new Date().toISOString() };
      const dataset = add(info);
      table.save(info);
      return dataset;
    },
    copy(from, to, options) {
      const { info } = need(from);
      if (info.profile !== 'content') throw new LakeError(400, 'httpBadRequest', `"${from}" is an add-on.`);
      assertFree(to);
      return copyTo({ ...info, name: to, createdAt: new Date().toISOString() }, from, options);
    },
    aliases,
    saveAlias(alias) {
      if (!DATASET_NAME.test(alias.name)) throw invalidName(alias.name);
      if (alias.datasetName !== null) need(alias.datasetName);
      aliases.save(alias);
    },
    nameOf(name) {
      const alias = name.startsWith('~') && aliases.list().find((one) => one.name === name.slice(1));
      return (alias && alias.datasetName) || name;
    },
    changeAclMode(name, aclMode) {
      const entry = need(name);
      assertNotMain(name);
      const info = { ...entry.info, aclMode };
      table.save(info);
      const access = { aclMode, profile: info.profile };
      open.set(name, { ...entry, info, dataset: { ...entry.dataset, access } });
    },
    async remove(name) {
      // A thread opens the file by its name: it would write into the next dataset that bears it.
      for (let held = need(name).dataset.pause(); held; held = need(name).dataset.pause()) await held;
      const entry = need(name);
      assertNotMain(name);
      const addon = [...open.values()].find(({ info }) => info.addonFor === name);
      if (addon) throw new LakeError(409, undefined, `The dataset "${addon.info.name}" belongs to "${name}".`);
      const alias = aliases.list().find(({ datasetName }) => datasetName === name);
      if (alias) throw new LakeError(409, undefined, `The alias "~${alias.name}" stands for "${name}".`);
      open.delete(name);
      shut(entry);
      await removeForGood(name);
    },
    extend(extension) {
      for (const { dataset, stops } of open.values()) stops.set(extension, extension(dataset));
      extensions.add(extension);
    },
    close() {
      closed.abort();
      for (const entry of open.values()) shut(entry);
    },
  };
}

function invalidName(name: string): LakeError {
  const rule = '1 to 64 small letters, digits, "_" or "-"';
  return new LakeError(400, 'validationError', `"${name.slice(0, 80)}" cannot be the name of a dataset: ${rule}.`);
}

function databasePath(dataDir: string, name: string): string {
  return join(dataDir, 'datasets', `${name}.db`);
}

/**
 * A file that is lost must not be made anew, empty: nobody would miss what it held, and in place of the main one the site would
 * show the demonstration.
 */
function assertStillThere(path: string): void {
  if (!holdsNothing(path)) return;
  const what = existsSync(path) ? 'holds nothing' : 'is missing';
  throw new Error(
    `${path} ${what}, and it held content. Restore a backup (command: restore), or name another folder in DATA_DIR to begin anew. To go on without it: docs/lake-durability.md.`,
  );
}

/** What a start left behind that was stopped as it made a dataset: no backup could be made with it. */
function removeUnmade(dataDir: string, known: ReadonlySet<string>): void {
  const folder = join(dataDir, 'datasets');
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const name = file.endsWith('.db') ? file.slice(0, -'.db'.length) : undefined;
    if (name !== undefined && !known.has(name) && holdsNothing(join(folder, file))) removeDatabase(dataDir, name);
  }
}

function removeDatabase(dataDir: string, name: string): void {
  for (const end of ['', '-wal', '-shm']) rmSync(databasePath(dataDir, name) + end, { force: true });
}

function removeFiles(dataDir: string, name: string): void {
  removeDatabase(dataDir, name);
  rmSync(derivedFrom(join(dataDir, DERIVED), name), { force: true, recursive: true });
  rmSync(join(dataDir, copyFolder(name)), { force: true, recursive: true });
}

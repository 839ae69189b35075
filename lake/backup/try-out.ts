import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openAccess } from '../auth/access.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import { ASSET_KINDS, folderOriginals } from '../assets/folder-originals.ts';
import { NO_WRITE_LIMITS } from '../config/limits.ts';
import { openDataset } from '../dataset.ts';
import type { OriginalStore } from '../assets/originals.ts';
import type { Dataset } from '../dataset.ts';
import type { Manifest } from './contents.ts';

const DATASET = /^datasets\/([^/]+)\.db$/;

/**
 * Opens what was unpacked from a backup as a lake does when it starts: accounts, and every dataset with its indexes and its
 * newest transaction. Nothing is sent anywhere, whatever webhooks it holds. Files of an older version are brought up to
 * date in this copy, so that an upgrade is rehearsed as well.
 * @param rehearse done to each dataset after that
 * @returns names of uploads whose document is there and whose file is not
 * @throws Error when a lake could not start on it
 */
export async function tryOut(
  folder: string,
  manifest: Manifest,
  rehearse?: (dataset: Dataset) => void,
): Promise<readonly string[]> {
  if (existsSync(join(folder, 'accounts.db'))) openAccess(folder, DEFAULT_ROLES).close();
  const missing: string[] = [];
  for (const { path, rows } of manifest.files) {
    const name = DATASET.exec(path)?.[1];
    if (name === undefined) continue;
    const dataset = openDataset({ dataDir: folder, name, report: fail, writeLimits: NO_WRITE_LIMITS });
    try {
      let count = 0;
      // One after the other: all of them would not fit into the memory.
      for (const entry of dataset.reader.everything().entries()) count += Number(entry.document()._id === entry.id);
      if (count !== rows?.doc)
        throw new Error(`The backup of "${name}" opens with ${count} of ${rows?.doc} documents.`);
      dataset.history.since(dataset.reader.sequence - 1, 1);
      rehearse?.(dataset);
      if (manifest.originals === undefined) missing.push(...(await lostUploads([folderOriginals(folder)], dataset)));
    } finally {
      dataset.close();
    }
  }
  return missing;
}

/** Names of uploads whose document is there and whose file is in none of these. */
export async function lostUploads(
  stores: readonly Pick<OriginalStore, 'list'>[],
  { name: dataset, reader }: Dataset,
): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const kind of ASSET_KINDS) {
    const there = new Set<string>();
    for (const store of stores) for await (const { name } of store.list(kind, dataset)) there.add(name);
    const wanted = reader.ofType(`sanity.${kind}Asset`).map(({ path }) => String(path).split('/').at(-1) ?? '');
    lost.push(...wanted.filter((name) => !there.has(name)));
  }
  return lost;
}

function fail(message: string, cause: unknown): never {
  throw new Error(message, { cause });
}

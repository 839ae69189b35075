/** Makes the files of a dataset out of those of another one, in a process of its own. */
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openOriginals } from '../assets/originals.ts';
import { snapshot } from '../backup/create-backup.ts';
import { answerOrder } from '../backup/run-process.ts';
import { systemCaller } from '../caller.ts';
import { NO_WRITE_LIMITS } from '../config/limits.ts';
import { openDataset } from '../dataset.ts';
import { isVersionId } from '../store/ids.ts';
import { copyFolder } from './copy-dataset.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation, StoredDocument } from '../store/types.ts';
import type { CopyOrder } from './copy-dataset.ts';

async function copy(order: CopyOrder): Promise<{ readonly ok: true }> {
  const { dataDir, from, to, withHistory } = order;
  const folder = join(dataDir, copyFolder(to));
  const path = (name: string) => join('datasets', `${name}.db`);
  await mkdir(join(folder, 'datasets'), { recursive: true, mode: 0o700 });
  // One moment of it; documents before files: each asset they name is then there.
  snapshot(join(dataDir, path(from)), join(folder, path(withHistory ? to : from)));
  const target = openDataset({ dataDir: folder, name: to, writeLimits: NO_WRITE_LIMITS });
  write(target, withHistory ? adjustments(target, order) : newDocuments(folder, order));
  target.close();
  await openOriginals(order).copyAll(from, to);
  await rename(join(folder, path(to)), join(dataDir, path(to)));
  await rm(folder, { recursive: true });
  return { ok: true };
}

function write({ transactor }: Dataset, mutations: readonly Mutation[]): void {
  if (mutations.length > 0) transactor.mutate({ mutations, caller: systemCaller });
}

/** What is different in the copy. */
function adjustments({ reader }: Dataset, order: CopyOrder): readonly Mutation[] {
  return reader.all().flatMap((document): Mutation[] => {
    const { _id: id } = document;
    if (!isWanted(document, order)) return [{ delete: { id } }];
    const set = placeOf(document, order);
    return set ? [{ patch: { id, set } }] : [];
  });
}

function newDocuments(folder: string, order: CopyOrder): readonly Mutation[] {
  const source = openDataset({ dataDir: folder, name: order.from });
  try {
    const wanted = source.reader.all().filter((document) => isWanted(document, order));
    return wanted.map(({ _rev, ...document }) => ({
      create: { ...document, ...placeOf({ _rev, ...document }, order) },
    }));
  } finally {
    source.close();
  }
}

function isWanted({ _id }: StoredDocument, { withReleases }: CopyOrder): boolean {
  return withReleases || !(isVersionId(_id) || _id.startsWith('_.releases.'));
}

/** Where an asset's file lies in the copy; undefined for any other document. */
function placeOf(
  { _type, path }: StoredDocument,
  { from, to, projectId, publicUrl }: CopyOrder,
): Record<string, unknown> | undefined {
  if (!['sanity.imageAsset', 'sanity.fileAsset'].includes(_type) || typeof path !== 'string') return undefined;
  const present = path.replace(`/${projectId}/${from}/`, `/${projectId}/${to}/`);
  return { path: present, url: `${publicUrl}/${present}` };
}

await answerOrder((order) => copy(order as CopyOrder));

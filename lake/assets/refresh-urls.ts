import { systemCaller } from '../auth/grants.ts';
import type { Dataset, Lake } from '../lake.ts';
import type { Mutation } from '../store/types.ts';

/**
 * Asset documents carry an absolute `url`, which Studio shows and downloads from. When the lake has moved to another
 * address since they were written, this puts the present one in. Called at start; returns how many were changed.
 */
export function refreshAssetUrls(lake: Lake, dataset: Dataset): number {
  const mutations: Mutation[] = [];
  for (const type of ['sanity.imageAsset', 'sanity.fileAsset']) {
    for (const { _id, path, url } of dataset.reader.ofType(type)) {
      const present = `${lake.config.publicUrl}/${String(path)}`;
      if (typeof path === 'string' && url !== present) mutations.push({ patch: { id: _id, set: { url: present } } });
    }
  }
  if (mutations.length > 0) dataset.transactor.mutate({ mutations, caller: systemCaller });
  return mutations.length;
}

import type { Lake } from '#lake/lake.ts';

import { systemCaller } from '#lake/caller.ts';
import { demonstrationDocuments } from './documents.ts';

/**
 * Fills an empty main dataset with the demonstration clinic, in one transaction: all of it or nothing. Existing documents
 * with the same ids are left alone, so that it can run twice.
 */
export async function seedDemonstration({ config, datasets }: Lake): Promise<void> {
  datasets.get(config.dataset).transactor.mutate({
    caller: systemCaller,
    mutations: demonstrationDocuments.map((document) => ({ createIfNotExists: { ...document } })),
  });
}

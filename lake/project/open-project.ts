import { openOriginals } from '../assets/originals.ts';
import { openAddressSigner } from '../assets/signed-addresses.ts';
import { createErasure } from '../erasure/erasure.ts';
import { openErasureNotes } from '../erasure/notes.ts';
import { startScheduler } from '../schedule/scheduler.ts';
import { erasedContentOf } from '../store/free-space.ts';
import { openWebhooks } from '../webhooks/open-webhooks.ts';
import { openDatasets } from './open-datasets.ts';
import { openProjectDatabase } from './project-database.ts';
import type { Originals } from '../assets/originals.ts';
import type { AddressSigner } from '../assets/signed-addresses.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Erasure } from '../erasure/erasure.ts';
import type { Datasets } from './open-datasets.ts';
import type { Webhooks } from '../webhooks/open-webhooks.ts';
import type { Dataset } from '../dataset.ts';
import type { LoadedValidate } from '../transaction/validate.ts';

export interface OpenProject {
  readonly datasets: Datasets;
  readonly originals: Originals;
  readonly signer: AddressSigner;
  readonly webhooks: Webhooks;
  readonly erasure: Erasure;
  close(): void;
}

/**
 * Opens the project's datasets and everything that runs beside them: scheduled releases, webhooks, erasure.
 * @param report told about problems that no request waits for
 * @param rules the hook `validate`
 * @throws Error when a file cannot be used.
 */
export function openProject(
  config: LakeConfig,
  report: (message: string, error: unknown) => void,
  rules?: LoadedValidate,
): OpenProject {
  const database = openProjectDatabase(config.dataDir);
  const originals = openOriginals(config, report);
  const datasets = openDatasets({ config, database, originals, report, rules });
  const webhooks = openWebhooks({ config, database, report });
  datasets.extend(webhooks.watch);
  datasets.extend((dataset) => startScheduler({ dataset, report }).stop);
  const notes = openErasureNotes(database);
  const erasure = createErasure({
    config,
    datasets,
    originals,
    webhooks,
    notes,
    project: erasedContentOf(database),
    report,
  });
  return {
    datasets,
    originals,
    signer: openAddressSigner(database),
    webhooks,
    erasure,
    close() {
      erasure.close();
      datasets.close();
      webhooks.close();
      database.close();
    },
  };
}

/** The add-on dataset that holds comments and tasks about a dataset; made when there is none yet. */
export function commentsDataset(datasets: Datasets, about: string): Dataset {
  const known = datasets.list().find(({ profile, addonFor }) => profile === 'comments' && addonFor === about);
  if (known) return datasets.get(known.name);
  return datasets.create(`${about}-comments`, { aclMode: 'private', profile: 'comments' }, about);
}

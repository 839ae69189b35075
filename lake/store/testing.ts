import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCaller } from '../caller.ts';
import { ANONYMOUS_GRANTS } from '../auth/callers.ts';
import { DEFAULT_ROLES } from '../config/roles.ts';
import { openDataset } from '../dataset.ts';
import type { Dataset, DatasetOptions } from '../dataset.ts';
import type { Caller } from '../caller.ts';

/** A caller of each kind, with the grants that a lake gives it by itself. */
export function callerWithRole(role: string, userId = `test-${role}`): Caller {
  return createCaller({ userId, roles: [role], grants: DEFAULT_ROLES[role]?.grants ?? [] });
}

export const administrator = callerWithRole('administrator');
export const visitor = createCaller({ userId: null, roles: [], grants: ANONYMOUS_GRANTS });

export interface TestDatasets {
  /** Opens a dataset in a fresh folder, or once more in the folder given. */
  open(options?: Partial<DatasetOptions>): Dataset;
  newFolder(): string;
  /** Closes and removes everything that was opened. */
  cleanUp(): void;
}

/** Real SQLite files in temporary folders. Call `cleanUp` after each test. */
export function testDatasets(): TestDatasets {
  const folders: string[] = [];
  const datasets: Dataset[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'lake-test-'));
    folders.push(folder);
    return folder;
  };
  return {
    newFolder,
    open(options = {}) {
      const dataset = openDataset({ dataDir: options.dataDir ?? newFolder(), name: 'production', ...options });
      datasets.push(dataset);
      return dataset;
    },
    cleanUp() {
      for (const dataset of datasets.splice(0)) dataset.close();
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

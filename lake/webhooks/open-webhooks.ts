import { openDeliveryLog } from './delivery-log.ts';
import { enqueueCommits } from './enqueue-commits.ts';
import { openHookTable } from './hook-table.ts';
import { openMessageTable } from './message-table.ts';
import { startDeliveries } from './start-deliveries.ts';
import type { DatabaseSync } from 'node:sqlite';
import type { LakeConfig } from '../config/config.ts';
import type { DatasetExtension } from '../dataset.ts';
import type { DeliveryLog } from './delivery-log.ts';
import type { HookTable } from './hook-table.ts';

/** Webhooks that people register, and what became of their deliveries. */
export interface Webhooks {
  readonly hooks: HookTable;
  readonly log: DeliveryLog;
  /** Takes the content of erased documents out of what was and is to be delivered; returns how many messages it concerned. */
  erase(dataset: string, documentIds: readonly string[]): number;
}

export interface OpenWebhooks extends Webhooks {
  /** Makes the commits of a dataset known to its webhooks. */
  readonly watch: DatasetExtension;
  close(): void;
}

interface Options {
  readonly config: Pick<LakeConfig, 'projectId' | 'webhookHosts'>;
  readonly database: DatabaseSync;
  readonly report: (message: string, error: unknown) => void;
}

/** Starts delivering at once what a stop interrupted. */
export function openWebhooks({ config, database, report }: Options): OpenWebhooks {
  const { projectId, webhookHosts: allowedHosts } = config;
  const hooks = openHookTable(database);
  const messages = openMessageTable(database);
  const deliveries = startDeliveries({ hooks, messages, projectId, allowedHosts, report });
  return {
    hooks,
    log: openDeliveryLog(database),
    erase: (dataset, documentIds) => messages.erase(dataset, documentIds),
    watch: (dataset) => enqueueCommits({ dataset, hooks, messages, projectId, report, onMessages: deliveries.wake }),
    close: deliveries.stop,
  };
}

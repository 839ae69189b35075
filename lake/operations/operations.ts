import type { BackupStatus } from '../backup/scheduled-backups.ts';
import type { Announcing } from '../events/outbox.ts';
import type { Lake } from '../lake.ts';
import type { DeliveryCounts } from '../webhooks/delivery-log.ts';

/** What whoever runs the clinic's machine has to know, beside the content. Times in ISO 8601, UTC. */
export interface Operations {
  readonly backups: BackupStatus;
  /** The webhook to the site. */
  readonly site: Announcing & { readonly troubled: boolean };
  readonly webhooks: readonly RegisteredWebhook[];
}

export interface RegisteredWebhook extends DeliveryCounts {
  readonly id: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Some of the last day's deliveries were given up. */
  readonly troubled: boolean;
}

const DAY = 24 * 60 * 60 * 1000;
/** A site that is starting, being built or deployed anew does not answer for minutes. */
const PATIENCE = 10 * 60 * 1000;

export function operationsOf({ config, datasets, backups, webhooks }: Lake, now = Date.now()): Operations {
  const announcing = datasets.get(config.dataset).announcing();
  const since = announcing.failingSince;
  return {
    backups: backups.status(),
    site: { ...announcing, troubled: since !== undefined && now - Date.parse(since) > PATIENCE },
    webhooks: webhooks.hooks.list().map(({ id, name, isDisabledByUser: isDisabled }) => {
      const counts = webhooks.log.counts(id, new Date(now - DAY).toISOString());
      return { id, name, isDisabled, ...counts, troubled: !isDisabled && counts.failed > 0 };
    }),
  };
}

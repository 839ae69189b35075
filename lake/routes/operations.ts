import { Hono } from 'hono';
import { assertAdministrator } from './datasets.ts';
import type { Lake } from '../lake.ts';
import type { BackupStatus } from '../backup/scheduled-backups.ts';
import type { DeliveryCounts } from '../webhooks/delivery-log.ts';

/** `/operations`: backups and webhooks, for the opening screen of administrators. The hosted service has no such address. */
export function operationRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.get('/operations', async (c) => {
    await assertAdministrator(c, lake);
    return c.json(operationsOf(lake));
  });
  return routes;
}

/** What whoever runs the clinic's machine has to know, beside the content. Times in ISO 8601, UTC. */
export interface Operations {
  readonly backups: BackupStatus;
  readonly webhooks: readonly RegisteredWebhook[];
  /** What is wrong with the machine, in words. */
  readonly machine: readonly string[];
}

export interface RegisteredWebhook extends DeliveryCounts {
  readonly id: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Some of the last day's deliveries were given up. */
  readonly troubled: boolean;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function operationsOf({ backups, webhooks, machineTroubles }: Lake, now = Date.now()): Operations {
  return {
    backups: backups.status(),
    machine: machineTroubles(),
    webhooks: webhooks.hooks.list().map(({ id, name, isDisabledByUser: isDisabled }) => {
      const counts = webhooks.log.counts(id, new Date(now - DAY_MS).toISOString());
      return { id, name, isDisabled, ...counts, troubled: !isDisabled && counts.failed > 0 };
    }),
  };
}

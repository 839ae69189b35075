import { operationsOf } from './operations.ts';
import type { Lake } from '../lake.ts';

/** Lines in the text format that Prometheus reads. A time that is 0 means: not yet. */
export function operationMetrics(lake: Lake): readonly string[] {
  const { backups, site, webhooks } = operationsOf(lake);
  const gauge = (name: string, value: number) => [`# TYPE ${name} gauge`, `${name} ${value}`];
  const sum = (part: 'failed' | 'queued') => webhooks.reduce((total, webhook) => total + webhook[part], 0);
  return [
    ...gauge('lake_backups_scheduled', Number(backups.scheduled)),
    ...gauge('lake_backup_last_success_timestamp_seconds', seconds(backups.success?.at)),
    ...gauge('lake_backup_size_bytes', backups.success?.bytes ?? 0),
    ...gauge('lake_backup_failures_in_a_row', backups.failure?.count ?? 0),
    ...gauge('lake_site_webhook_failing_since_timestamp_seconds', seconds(site.failingSince)),
    ...gauge('lake_webhook_messages_queued', sum('queued')),
    ...gauge('lake_webhook_messages_failed_last_day', sum('failed')),
  ];
}

function seconds(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time) / 1000;
}

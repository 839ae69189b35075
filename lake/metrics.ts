import { monitorEventLoopDelay } from 'node:perf_hooks';
import { operationsOf } from './operations/operations.ts';
import type { Lake } from './lake.ts';

export interface Metrics {
  request(method: string, path: string, status: number, ms: number): void;
  /** In the text format that Prometheus reads (version 0.0.4). */
  text(lake: Lake): string;
}

/** Upper ends of the groups of durations, in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const DATA = 'query|doc|mutate|actions|listen|live/events|history|references|export|ping';
const KNOWN = new RegExp(`^/v[^/]+/(data/(?:${DATA})|assets|auth|users|projects|datasets|hooks|comments)(?:/|$)`);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Counted in memory from the start of the process. Paths are grouped, or strangers would decide how many lines there are. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    request(method, path, status, ms) {
      const route = routeOf(path);
      const labels = `route="${route}",method="${METHODS.has(method) ? method : 'other'}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const entry = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      for (const [index, end] of BUCKETS.entries())
        if (ms / 1000 <= end) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
      entry.sum += ms / 1000;
      entry.count += 1;
      durations.set(route, entry);
    },
    text(lake) {
      const lines = [
        '# TYPE lake_requests_total counter',
        ...[...requests].map(([labels, count]) => `lake_requests_total{${labels}} ${count}`),
        '# TYPE lake_request_seconds histogram',
        ...[...durations].flatMap(([route, entry]) => histogram(route, entry)),
        '# TYPE lake_transactions gauge',
        ...lake.datasets
          .names()
          .map((name) => `lake_transactions{dataset="${name}"} ${lake.datasets.get(name).reader.sequence}`),
        ...operationMetrics(lake),
        '# TYPE lake_event_loop_delay_seconds gauge',
        ...[50, 99].map(
          (part) => `lake_event_loop_delay_seconds{quantile="0.${part}"} ${delay.percentile(part) / 1e9}`,
        ),
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${cpuSeconds()}`,
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function routeOf(path: string): string {
  const known = KNOWN.exec(path)?.[1];
  if (known) return known;
  return /^\/(images|files|accounts)\//.exec(`${path}/`)?.[1] ?? 'other';
}

function histogram(route: string, { counts, sum, count }: Durations): string[] {
  return [
    ...BUCKETS.map((end, index) => `lake_request_seconds_bucket{route="${route}",le="${end}"} ${counts[index]}`),
    `lake_request_seconds_bucket{route="${route}",le="+Inf"} ${count}`,
    `lake_request_seconds_sum{route="${route}"} ${sum}`,
    `lake_request_seconds_count{route="${route}"} ${count}`,
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** How backups, webhooks and the site are doing. A time that is 0 means: not yet. */
function operationMetrics(lake: Lake): readonly string[] {
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

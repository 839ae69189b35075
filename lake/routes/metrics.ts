import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Operations, operationsOf } from './operations.ts';
import type { Lake } from '../lake.ts';

export interface Metrics {
  countRequest(method: string, path: string, status: number, ms: number): void;
  /** In the text format that Prometheus reads (version 0.0.4). */
  text(): Promise<string>;
}

/** Upper ends of the groups of durations. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const DATA = 'query|doc|mutate|actions|listen|live/events|history|references|export|ping';
const KNOWN = new RegExp(`^/v[^/]+/(data/(?:${DATA})|assets|auth|users|projects|datasets|hooks|comments)(?:/|$)`);
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** How backups and webhooks are doing. A time that is 0 means: not yet. */
const OPERATIONS: Readonly<Record<string, readonly [help: string, read: (operations: Operations) => number]>> = {
  lake_backups_scheduled: ['Whether backups are made by the clock', ({ backups }) => Number(backups.scheduled)],
  lake_backup_last_success_timestamp_seconds: ['Last backup', ({ backups }) => seconds(backups.success?.at)],
  lake_backup_size_bytes: ['Size of the last backup', ({ backups }) => backups.success?.bytes ?? 0],
  lake_backup_failures_in_a_row: ['Backups that failed since', ({ backups }) => backups.failure?.count ?? 0],
  lake_webhook_messages_queued: [
    'Messages of registered webhooks that wait',
    ({ webhooks }) => webhooks.reduce((total, { queued }) => total + queued, 0),
  ],
  lake_webhook_messages_failed_last_day: [
    'Messages of registered webhooks given up within a day',
    ({ webhooks }) => webhooks.reduce((total, { failed }) => total + failed, 0),
  ],
};

/** Counted in memory from the start of the process. Paths are grouped, or strangers would decide how many lines there are. */
export function createMetrics(lake: Lake): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'lake_requests_total',
    help: 'Requests answered',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'lake_request_seconds',
    help: 'Time to the answer',
    labelNames: ['route'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const transactions = new Gauge({
    name: 'lake_transactions',
    help: 'Transactions committed',
    labelNames: ['dataset'],
    registers,
  });
  const operations = Object.entries(OPERATIONS).map(
    ([name, [help, read]]) => [new Gauge({ name, help, registers }), read] as const,
  );

  return {
    countRequest(method, path, status, ms) {
      const route = routeOf(path);
      requests.inc({ route, method: METHODS.has(method) ? method : 'other', status });
      durations.observe({ route }, ms / 1000);
    },
    async text() {
      const { datasets } = lake;
      for (const dataset of datasets.names()) transactions.set({ dataset }, datasets.get(dataset).reader.sequence);
      const present = operationsOf(lake);
      for (const [gauge, read] of operations) gauge.set(read(present));
      return await registry.metrics();
    },
  };
}

function routeOf(path: string): string {
  const known = KNOWN.exec(path)?.[1];
  if (known) return known;
  return /^\/(images|files|accounts)\//.exec(`${path}/`)?.[1] ?? 'other';
}

function seconds(time: string | undefined): number {
  return time === undefined ? 0 : Date.parse(time) / 1000;
}

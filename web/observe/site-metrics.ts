import type { IncomingMessage } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

export interface SiteMetrics {
  request(path: string, status: number | 'aborted', ms: number): void;
  /** A page was given again without asking Next (web/delivery/recent-answers.ts). */
  givenAgain(): void;
  /** In the text format that Prometheus reads (version 0.0.4). */
  text(): string;
}

/** Upper ends of the groups of durations, in seconds. */
const BUCKETS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const GROUPS = /^\/(lake|studio|api|og|_next\/static|_next\/image)(?:\/|$)/;

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

/** Counted in memory from the start of the process, in groups: strangers would otherwise decide how many lines there are. */
export function createSiteMetrics(): SiteMetrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  let again = 0;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return {
    request(path, status, ms) {
      const group = GROUPS.exec(path)?.[1] ?? 'page';
      const labels = `group="${group}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const entry = durations.get(group) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      for (const [index, end] of BUCKETS.entries())
        if (ms / 1000 <= end) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
      entry.sum += ms / 1000;
      entry.count += 1;
      durations.set(group, entry);
    },
    givenAgain() {
      again += 1;
    },
    text() {
      const { user, system } = process.cpuUsage();
      const away = (globalThis.lakeHealth?.awayUntil ?? 0) > Date.now();
      const lines = [
        '# TYPE site_requests_total counter',
        ...[...requests].map(([labels, count]) => `site_requests_total{${labels}} ${count}`),
        '# TYPE site_request_seconds histogram',
        ...[...durations].flatMap(([group, entry]) => histogram(group, entry)),
        '# TYPE site_pages_given_again_total counter',
        `site_pages_given_again_total ${again}`,
        '# TYPE site_lake_away gauge',
        `site_lake_away ${Number(away)}`,
        '# TYPE site_visits_measured_total counter',
        `site_visits_measured_total ${visits()}`,
        '# TYPE site_event_loop_delay_seconds gauge',
        `site_event_loop_delay_seconds{quantile="0.99"} ${delay.percentile(99) / 1e9}`,
        '# TYPE process_resident_memory_bytes gauge',
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
      ];
      delay.reset();
      return `${lines.join('\n')}\n`;
    },
  };
}

function visits(): number {
  return Object.values(globalThis.visitorTally?.tally.days ?? {}).reduce((sum, day) => sum + day.visits, 0);
}

function histogram(group: string, { counts, sum, count }: Durations): string[] {
  return [
    ...BUCKETS.map((end, index) => `site_request_seconds_bucket{group="${group}",le="${end}"} ${counts[index]}`),
    `site_request_seconds_bucket{group="${group}",le="+Inf"} ${count}`,
    `site_request_seconds_sum{group="${group}"} ${sum}`,
    `site_request_seconds_count{group="${group}"} ${count}`,
  ];
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a program on this machine asks for the metrics: what a server in front forwards names who it is for. */
export function asksForMetrics({ url, headers, socket }: IncomingMessage): boolean {
  return url === '/metrics' && headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '');
}

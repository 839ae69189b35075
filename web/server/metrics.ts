import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';
import { isOfThisMachine } from './this-machine.ts';

export interface SiteMetrics {
  countRequest(path: string, status: number | 'aborted', ms: number): void;
  /** A page was sent without asking Next (web/server/pages.ts). */
  countKeptPage(): void;
  /** Answers in the text format that Prometheus reads (version 0.0.4). */
  send(response: ServerResponse): Promise<void>;
}

/** Upper ends of the groups of durations. */
const BUCKETS_SECONDS = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];
const GROUPS = /^\/(lake|studio|api|og|_next\/static|_next\/image)(?:\/|$)/;

/** Counted in memory from the start of the process, in groups: strangers would otherwise decide how many lines there are. */
export function createSiteMetrics(readiness: Readiness): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered',
    labelNames: ['group', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to the answer',
    labelNames: ['group'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const hits = new Counter({ name: 'site_pages_given_again_total', help: 'Pages sent without asking Next', registers });
  const rendered = new Counter({ name: 'site_pages_rendered_total', help: 'Pages that Next made', registers });
  const health = new Gauge({
    name: 'clinic_check_ok',
    help: 'Whether each thing that the product needs is well (/readyz)',
    labelNames: ['check'],
    registers,
  });
  const visits = new Counter({
    name: 'site_visits_measured_total',
    help: 'Reports of visits that are kept',
    registers,
  });
  return {
    countRequest(path, status, ms) {
      const group = GROUPS.exec(path)?.[1] ?? 'page';
      requests.inc({ group, status });
      durations.observe({ group }, ms / 1000);
    },
    countKeptPage: () => hits.inc(),
    async send(response) {
      health.reset();
      for (const [check, { ok }] of Object.entries(readiness.checks())) health.set({ check }, Number(ok));
      rendered.reset();
      rendered.inc(globalThis.clinicSite?.pagesRendered ?? 0);
      visits.reset();
      visits.inc(visitsKept());
      response.setHeader('content-type', registry.contentType);
      response.end(await registry.metrics());
    },
  };
}

function visitsKept(): number {
  return Object.values(globalThis.visitorTally?.tally.days ?? {}).reduce((sum, day) => sum + day.visits, 0);
}

export function asksForMetrics(request: IncomingMessage): boolean {
  return request.url === '/metrics' && isOfThisMachine(request);
}

import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';

/** Brought by npm when it is first asked for: it is an eighth of all files that an installation would write. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

interface Audit {
  readonly id: string;
  readonly score: number | null;
  readonly numericValue?: number;
}

interface Category {
  /** 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** What is read of Lighthouse's report (https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md). */
export interface Report {
  readonly categories: Readonly<Record<string, Category | undefined>>;
  readonly audits: Readonly<Record<string, Audit & { readonly details?: { readonly items?: readonly unknown[] } }>>;
}

/**
 * Has Lighthouse judge an address, in the browser that listens on a port for its commands.
 * @param options its own flags, without the dashes
 * @throws Error when it could not load the page
 */
export async function runLighthouse(
  url: string,
  port: number,
  options: Readonly<Record<string, string | number | boolean>>,
): Promise<Report> {
  const flags = Object.entries({ port, output: 'json', ...options }).map(([name, value]) => `--${name}=${value}`);
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, '--quiet', ...flags],
    { cwd: tmpdir(), maxBuffer: 64 * 1024 * 1024 },
  );
  const report: Report & { readonly runtimeError?: { readonly message: string } } = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(`Lighthouse could not judge ${url}: ${report.runtimeError.message}`);
  return report;
}

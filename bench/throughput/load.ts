import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findCommand, installDebianPackage } from '../../scripts/system-programs.ts';
import { SetupError } from '../../scripts/settings.ts';
import { cpuTime } from './cpu-time.ts';

const run = promisify(execFile);
const ADVICE = 'The measurement needs wrk: apt-get install wrk';
const CONNECTIONS = 32;

/** wrk's own words round their numbers. */
const REPORT = `done = function(summary, latency)
  local wrong = summary.errors.status + summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  io.write(string.format('JSON{"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"wrong":%d}', summary.requests,
    summary.duration / 1e6, latency:percentile(50) / 1000, latency:percentile(99) / 1000, wrong))
end
`;

export interface Target {
  readonly name: string;
  readonly url: string;
  /** What it sends back in; empty: plain. */
  readonly encoding: '' | 'br' | 'gzip';
  /** Whose processor is counted, with descendants. */
  readonly pid: number;
}

export interface Measured {
  /** Requests in a second. */
  readonly rate: number;
  /** Milliseconds of the server's processor for one request. */
  readonly cpu: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** @throws SetupError saying what to install */
export function ensureWrk(): void {
  if (findCommand(['wrk'])) return;
  installDebianPackage('wrk', ADVICE);
  if (!findCommand(['wrk'])) throw new SetupError(ADVICE);
}

/**
 * Asks for one address as fast as it is answered.
 * @throws Error when an answer was an error, or did not come
 */
export async function load({ name, url, encoding, pid }: Target, seconds: number): Promise<Measured> {
  const script = join(mkdtempSync(join(tmpdir(), 'clinic-wrk-')), 'report.lua');
  writeFileSync(script, REPORT);
  const headers = encoding === '' ? [] : ['-H', `Accept-Encoding: ${encoding}`];
  const before = cpuTime(pid);
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--latency',
    ...headers,
    '-s',
    script,
    url,
  ]);
  const used = cpuTime(pid) - before;
  const report: { requests: number; seconds: number; p50: number; p99: number; wrong: number } = JSON.parse(
    /JSON(\{.*\})/.exec(stdout)?.[1] ?? '{}',
  );
  if (!report.requests || report.wrong > 0) throw new Error(`${name}: ${report.wrong} of the answers were errors.`);
  return { rate: report.requests / report.seconds, cpu: used / report.requests, p50: report.p50, p99: report.p99 };
}

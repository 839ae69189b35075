import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkStored, Findings } from './stored.ts';
import { createLakeChild } from './lake-child.ts';
import { Listener } from './listener.ts';
import { checkListener, checkServed } from './served.ts';
import { type Acknowledged, Writer } from './writer.ts';

interface CrashSummary {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Transactions in the log; more than acknowledged where the answer was cut off. */
  readonly stored: number;
  readonly resumed: number;
  readonly resets: number;
  readonly findings: readonly string[];
}

interface CrashOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly port: number;
  /** Told after each round what was found in it. */
  readonly onRound?: (round: number, transactions: number, found: readonly string[]) => void;
}

const QUIET_STORM_MS = 60;
const LONGEST_STORM_MS = 400;

/**
 * Each round: a storm that ends by itself, after which the living lake's answers are compared with its file; then one
 * that ends with SIGKILL at a random moment, after which the file is checked from outside and the lake is started again.
 */
export async function crashRounds({ rounds, clients, port, onRound }: CrashOptions): Promise<CrashSummary> {
  const folder = mkdtempSync(join(tmpdir(), 'lake-crash-'));
  const lake = createLakeChild(folder, port);
  const acknowledged: Acknowledged = new Map();
  const findings = new Findings();
  const writers = Array.from({ length: clients }, (_, index) => new Writer(lake, `w${index}`, acknowledged));
  const listener = new Listener(lake);
  let stored = 0;
  try {
    await lake.start();
    let stream = await listener.connect();
    listener.startFrom(checkStored(lake.dataset, acknowledged, findings));
    for (let round = 1; round <= rounds; round++) {
      const before = findings.list.length;
      const pause = Date.now() + QUIET_STORM_MS;
      await Promise.all(writers.map((writer) => writer.storm(() => Date.now() < pause)));
      const living = checkStored(lake.dataset, acknowledged, findings);
      await checkServed(lake, living, findings);
      await checkListener(listener, living, findings);

      const storm = Promise.all(writers.map((writer) => writer.storm(() => true)));
      await Promise.race([storm, new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_STORM_MS))]);
      await lake.kill();
      await Promise.all([storm, stream.ended]);
      const left = checkStored(lake.dataset, acknowledged, findings);
      stored = left.transactions.length;

      await lake.start();
      stream = await listener.connect();
      await checkListener(listener, left, findings);
      onRound?.(round, stored, findings.list.slice(before));
    }
    await lake.kill();
    await stream.ended;
  } finally {
    await lake.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  const { resumed, resets } = listener;
  return { rounds, acknowledged: acknowledged.size, stored, resumed, resets, findings: findings.list };
}

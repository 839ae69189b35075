import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openTestBucket } from '#lake/assets/testing-bucket.ts';
import { createBackup } from '#lake/backup/create-backup.ts';
import { backupName } from '#lake/backup/rotation.ts';
import { restoreCommand } from '#lake/cli/restore.ts';
import { readConfig } from '#lake/config/config.ts';
import { checkStored, Findings } from './stored.ts';
import { checkFiles, checkJournal, checkSwept, dueAt } from './kept.ts';
import { createLakeChild } from './lake-child.ts';
import { Listener } from './listener.ts';
import { checkListener, checkServed } from './served.ts';
import { checkUploads, Uploader, type Uploads } from './uploader.ts';
import { type Acknowledged, Writer } from './writer.ts';

interface CrashSummary {
  readonly rounds: number;
  readonly acknowledged: number;
  readonly uploads: number;
  /** Transactions in the log; more than acknowledged where the answer was cut off. */
  readonly stored: number;
  /** Transactions that were acknowledged long enough before the last kill, and restored from backup and journal. */
  readonly restored: number;
  readonly resumed: number;
  readonly resets: number;
  readonly findings: readonly string[];
}

interface CrashOptions {
  readonly rounds: number;
  readonly clients: number;
  readonly port: number;
  /** Where the lake keeps uploads. */
  readonly place: 'folder' | 'bucket';
  /** Told after each round what was found in it. */
  readonly onRound?: (round: number, transactions: number, found: readonly string[]) => void;
}

const QUIET_STORM_MS = 60;
const LONGEST_STORM_MS = 400;
/** In some rounds it is long enough for the journal to be written several times, and slow. */
const [CALM_EVERY, LONGEST_CALM_MS, CALM_PAUSE_MS] = [5, 7_000, 50];
/** In the others, an upload that was cut off is sent again before it is swept. */
const SWEEP_EVERY = 2;

/**
 * Each round: a storm that ends by itself, after which the living lake's answers are compared with its file; then one
 * that ends with SIGKILL at a random moment, after which the file, the uploads and the journal are checked from outside and the
 * lake is started again. In the end, what backup and journal have is restored.
 */
export async function crashRounds({ rounds, clients, port, place, onRound }: CrashOptions): Promise<CrashSummary> {
  const room = mkdtempSync(join(tmpdir(), 'lake-crash-'));
  const [folder, backups, copy] = ['data', 'backups', 'copy'].map((name) => join(room, name)) as [
    string,
    string,
    string,
  ];
  const bucket = place === 'bucket' ? await openTestBucket() : undefined;
  const settings = { SANITY_DATASET: 'production', BACKUP_DIR: backups, ...bucket?.env };
  const config = readConfig({ DATA_DIR: folder, ...settings });
  const lake = createLakeChild(folder, port, { settings });
  const acknowledged: Acknowledged = new Map();
  const uploads: Uploads = new Map();
  const findings = new Findings();
  const writers = [
    ...Array.from({ length: clients }, (_, index) => new Writer(lake, `w${index}`, acknowledged)),
    new Uploader(lake, acknowledged, uploads),
    new Uploader(lake, acknowledged, uploads),
  ];
  const storm = (goesOn: () => boolean | Promise<boolean>) =>
    Promise.all(writers.map((writer) => writer.storm(goesOn)));
  const listener = new Listener(lake);
  let left = { stored: 0, due: new Map() as Acknowledged };
  try {
    await lake.start();
    await createBackup(folder, join(backups, backupName(new Date())), { originals: bucket && 's3' });
    let stream = await listener.connect();
    listener.startFrom(checkStored(lake.dataset, acknowledged, findings));
    for (let round = 1; round <= rounds; round++) {
      const before = { findings: findings.list.length, uploads: uploads.size };
      const pause = Date.now() + QUIET_STORM_MS;
      await storm(() => Date.now() < pause);
      const living = checkStored(lake.dataset, acknowledged, findings);
      await checkServed(lake, living, findings);
      await checkListener(listener, living, findings);

      const isCalm = round % CALM_EVERY === 0;
      const writing = storm(isCalm ? () => wait(CALM_PAUSE_MS, true) : () => true);
      await Promise.race([writing, wait(Math.random() * (isCalm ? LONGEST_CALM_MS : LONGEST_STORM_MS))]);
      const due = dueAt(Date.now(), acknowledged);
      await lake.kill();
      await Promise.all([writing, stream.ended]);
      const stored = checkStored(lake.dataset, acknowledged, findings);
      left = { stored: stored.transactions.length, due };
      await checkJournal(config, stored, due, findings);
      await checkFiles(config, findings);
      if (round % SWEEP_EVERY === 0) await checkSwept(config, findings);

      await lake.start();
      stream = await listener.connect();
      await checkListener(listener, stored, findings);
      await checkUploads(lake, [...uploads].slice(before.uploads), findings);
      onRound?.(round, left.stored, findings.list.slice(before.findings));
    }
    await checkUploads(lake, uploads, findings);
    await lake.kill();
    await stream.ended;
    await restoreCommand({
      config: { ...config, dataDir: copy },
      migrations: [],
      from: 'latest',
      at: undefined,
      force: false,
    });
    checkStored(join(copy, 'datasets', 'production.db'), left.due, findings);
    await checkFiles({ ...config, dataDir: copy }, findings);
  } finally {
    await lake.kill();
    await bucket?.close();
    rmSync(room, { recursive: true, force: true });
  }
  const { resumed, resets } = listener;
  return {
    rounds,
    acknowledged: acknowledged.size,
    uploads: uploads.size,
    stored: left.stored,
    restored: left.due.size,
    resumed,
    resets,
    findings: findings.list,
  };
}

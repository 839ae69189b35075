import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestLake } from '../routes/testing.ts';
import { readBackupSettings } from '../config/settings.ts';
import { saveBackupState } from './backup-state.ts';
import { backupName } from './rotation.ts';
import { scheduledBackups } from './scheduled-backups.ts';
import { unpackAndVerify } from './unpack.ts';
import type { BackupReport } from './run-backup.ts';
import type { TestLake } from '../routes/testing.ts';

let room: string;
let lake: TestLake;
const stops: (() => void)[] = [];
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'lake-schedule-'));
  lake = openTestLake();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  lake.close();
  rmSync(room, { recursive: true, force: true });
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 10));
}

interface Story {
  readonly env?: Readonly<Record<string, string>>;
  readonly outcome?: () => BackupReport;
  readonly now?: () => number;
}

/** Backups by the clock; with an `outcome` none is really made, and the number of attempts is counted. */
function schedule({ env = {}, outcome, now }: Story) {
  const complaints: unknown[] = [];
  let attempts = 0;
  const backups = scheduledBackups({
    dataDir: lake.config.dataDir,
    settings: readBackupSettings({ BACKUP_DIR: join(room, 'backups'), ...env }, lake.config.dataDir),
    report: (_message, error) => complaints.push(error),
    look: 5,
    ...(now && { now }),
    ...(outcome && {
      run: async () => {
        attempts += 1;
        return outcome();
      },
    }),
  });
  stops.push(() => backups.stop());
  return { ...backups, complaints, attempts: () => attempts };
}

const GOOD: BackupReport = { ok: true, bytes: 1000, missing: 0 };
const HOUR = 60 * 60 * 1000;

test('where files are that no backup holds is told to it, and shown with it', async () => {
  const originals = 's3://files/of/lake/';
  const told: unknown[] = [];
  const backups = scheduledBackups({
    dataDir: lake.config.dataDir,
    settings: readBackupSettings({}, lake.config.dataDir),
    originals,
    report: () => undefined,
    look: 5,
    now: () => Date.now() + 2 * HOUR,
    run: (order) => {
      told.push(order.originals);
      return Promise.resolve(GOOD);
    },
  });
  stops.push(() => backups.stop());
  backups.start();
  await until(() => backups.status().success !== undefined);
  expect([told, backups.status().success?.originals]).toEqual([[originals], originals]);
});

test('a backup is made by itself, verified, and older ones go; the lake answers meanwhile', async () => {
  const folder = join(room, 'backups');
  mkdirSync(folder);
  for (const day of [1, 2, 3]) writeFileSync(join(folder, backupName(new Date(`2026-01-0${day}`))), '');
  // What a backup left behind whose process was killed.
  const remains = join(folder, '2026-01-03T00-00-00Z.tar.gz.stage');
  mkdirSync(remains);
  utimesSync(remains, 0, 0);
  await lake.ask('/data/mutate/production', {
    as: 'administrator',
    body: { mutations: [{ create: { _id: 'a', _type: 'page' } }] },
  });
  const backups = schedule({ env: { BACKUP_KEEP_DAYS: '2', BACKUP_KEEP_WEEKS: '0' } });
  backups.start();
  await until(() => backups.status().running);
  expect((await lake.ask('/ping')).status).toBe(200);
  await until(() => backups.status().success !== undefined);
  const { success, ...rest } = backups.status();
  const file = success?.file ?? '';
  expect(rest).toEqual({ scheduled: true, sent: false, sameDisk: true, running: false, troubled: false });
  expect(readdirSync(folder).sort()).toEqual(['2026-01-03T00-00-00Z.tar.gz', file]);
  expect(success).toMatchObject({ bytes: statSync(join(folder, file)).size, missing: 0 });
  const { files } = await unpackAndVerify(join(folder, file), join(room, 'copy'));
  expect(files.find(({ path }) => path === 'datasets/production.db')?.rows?.doc).toBe(1);
});

test('one that fails is told, shown and tried again; what was good before stays known, also after a restart', async () => {
  let outcome: BackupReport = GOOD;
  let time = Date.parse('2026-03-01T03:00:00Z');
  const story = { outcome: () => outcome, now: () => time };
  const backups = schedule(story);
  backups.start();
  await until(() => backups.attempts() === 1);
  outcome = { ok: false, message: 'O disco está cheio.' };
  time += 25 * HOUR;
  await until(() => backups.attempts() === 2);
  await until(() => backups.status().failure !== undefined);
  expect(backups.status()).toMatchObject({
    troubled: true,
    success: { at: '2026-03-01T03:00:00.000Z' },
    failure: { at: '2026-03-02T04:00:00.000Z', message: 'O disco está cheio.', count: 1 },
  });
  expect(String(backups.complaints[0])).toContain('O disco está cheio.');
  time += HOUR / 4;
  await until(() => backups.status().failure?.count === 2);
  backups.stop();

  const next = schedule(story);
  expect(next.status()).toMatchObject({ troubled: true, failure: { count: 2 } });
  outcome = GOOD;
  time += HOUR;
  next.start();
  await until(() => !next.status().troubled);
  expect(next.status().failure).toBeUndefined();
});

test.each([
  ['back', -400],
  ['forward', 400],
])('a clock that jumps %s delays no backup', async (_way, days) => {
  let time = Date.parse('2026-03-01T03:00:00Z');
  const backups = schedule({ outcome: () => GOOD, now: () => time });
  backups.start();
  await until(() => backups.attempts() === 1);
  time += days * 24 * HOUR;
  await until(() => backups.attempts() === 2);
  expect(backups.status().troubled).toBe(false);
});

test('when nobody knows any more how the last one went, one is due', async () => {
  writeFileSync(join(lake.config.dataDir, 'backups.json'), '{"success":');
  const backups = schedule({ outcome: () => GOOD });
  backups.start();
  await until(() => backups.status().success !== undefined);
  expect(backups.attempts()).toBe(1);
});

test('O2: a new folder has its first backup after an hour, and after that by the clock', async () => {
  const version = join(lake.config.dataDir, 'version.json');
  writeFileSync(version, '{"version":1}');
  // Of the file, whose time is finer than the clock's.
  let time = Math.ceil(statSync(version).mtimeMs);
  const backups = schedule({ env: { BACKUP_DIR: '' }, outcome: () => GOOD, now: () => time });
  backups.start();
  await new Promise((done) => setTimeout(done, 50));
  expect(backups.attempts()).toBe(0);
  time += HOUR;
  await until(() => backups.attempts() === 1);
  expect(backups.status()).toMatchObject({ scheduled: true, sameDisk: true, troubled: false });
});

test('O2: a backup made by hand since the start is known, and the next is due after the usual pause', async () => {
  let time = Date.parse('2026-03-01T03:00:00Z');
  const backups = schedule({ outcome: () => GOOD, now: () => time });
  backups.start();
  await until(() => backups.attempts() === 1);
  await until(() => backups.status().success !== undefined);
  const byHand = { at: '2026-03-02T02:00:00.000Z', file: 'a.tar.gz', bytes: 1, duration: 1, missing: 0 };
  saveBackupState(lake.config.dataDir, { success: byHand });
  expect(backups.status().success?.at).toBe(byHand.at);
  time += 25 * HOUR;
  await new Promise((done) => setTimeout(done, 50));
  expect(backups.attempts()).toBe(1);
  time += 23 * HOUR;
  await until(() => backups.attempts() === 2);
});

test('switched off, none is made, and nobody is alarmed', () => {
  const backups = schedule({ env: { BACKUP_DIR: 'off' } });
  backups.start();
  expect(backups.status()).toEqual({
    scheduled: false,
    sent: false,
    sameDisk: false,
    running: false,
    troubled: false,
  });
});

test.each([
  [{ BACKUP_EVERY: 'daily' }, /^BACKUP_EVERY/],
  [{ BACKUP_KEEP_DAYS: '0' }, /^BACKUP_KEEP_DAYS/],
  [{ BACKUP_DIR: 'off', BACKUP_TARGET: 's3:https://example.com/b' }, /^BACKUP_TARGET is set/],
  [{ BACKUP_TARGET: '/srv/data/copies' }, /^BACKUP_TARGET must be outside/],
])('the setting %j is refused by name', (env, message) => {
  expect(() => readBackupSettings(env, '/srv/data')).toThrow(message);
});

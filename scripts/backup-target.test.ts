import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusal, script } from './backup-commands.ts';
import { pino } from 'pino';
import { systemCaller } from '#lake/caller.ts';
import { scheduledBackups } from '#lake/backup/scheduled-backups.ts';
import { readConfig } from '#lake/config/config.ts';
import { openLake, type OpenLake } from '#lake/open-lake.ts';

let room: string;
let dataDir: string;
let lake: OpenLake;
const before = { ...process.env };

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'lake-target-'));
  dataDir = join(room, 'data');
  // The commands and the lake's own process read them, as on a server.
  Object.assign(process.env, {
    DATA_DIR: dataDir,
    BACKUP_TARGET: join(room, 'far'),
    ENV_FILE: '',
    RESTIC_PASSWORD_FILE: '',
  });
  lake = await openLake(readConfig(process.env), pino({ level: 'silent' }), 'senha combinada');
  title('antes do incêndio');
});
afterEach(() => {
  lake.close();
  process.env = { ...before };
  rmSync(room, { recursive: true, force: true });
});

function title(text: string): void {
  const { transactor } = lake.lake.datasets.get('production');
  const page = { _id: 'a', _type: 'page', title: text };
  transactor.mutate({ mutations: [{ createOrReplace: page }], caller: systemCaller });
}

async function titleAfterRestart(): Promise<unknown> {
  lake = await openLake(readConfig(process.env), pino({ level: 'silent' }));
  return lake.lake.datasets.get('production').reader.get('a')?.title;
}

test('O2, the drill: machine and backups are lost, and the clinic comes back from what left it, with the key kept elsewhere', async () => {
  const { stdout } = await script('backup');
  expect(stdout).toContain(`Sent, encrypted, to ${join(room, 'far')}.`);
  const [archive = ''] = readdirSync(join(dataDir, 'backups'));
  await script('restore', '--from', join(dataDir, 'backups', archive), '--data', join(room, 'copy'));
  expect(existsSync(join(room, 'copy', 'backup.key'))).toBe(false);
  const { stdout: key, stderr: advice } = await script('backup', '--key');
  expect(advice).toContain('Without this key nobody can read');
  const [paper, wrong] = [join(room, 'paper'), join(room, 'wrong')];
  writeFileSync(paper, key);
  writeFileSync(wrong, 'another one\n');
  lake.close();
  rmSync(dataDir, { recursive: true });

  expect(await refusal('restore', '--from', 'latest')).toContain('open with their key');
  expect(await refusal('restore', '--from', 'latest', '--key', wrong)).toContain('wrong password or no key found');
  expect(await refusal('restore', '--from', '0123456789abcdef', '--key', paper)).toMatch(
    /0123456789abcdef.*no matching ID/,
  );
  const restored = await script('restore', '--from', 'latest', '--key', paper);
  expect(restored.stdout).toContain(`from latest in ${join(room, 'far')} into ${dataDir}.`);
  expect(await titleAfterRestart()).toBe('antes do incêndio');
  // The key is in its place again, so the next one joins those before it.
  title('depois');
  await script('backup');
  lake.close();
  await script('restore', '--from', 'latest', '--force');
  expect(await titleAfterRestart()).toBe('depois');
});

/** Backups by the clock, in the lake's own process for them. */
async function scheduledBackup() {
  const { config } = lake.lake;
  const complaints: string[] = [];
  const report = (_message: string, error: unknown) => complaints.push(String(error));
  const backups = scheduledBackups({
    dataDir,
    settings: config.backup,
    report,
    look: 5,
    now: () => Date.now() + 3_700_000,
  });
  backups.start();
  while (!backups.status().success && !backups.status().failure) await new Promise((done) => setTimeout(done, 20));
  backups.stop();
  return { ...backups.status(), complaints };
}

test('backups by the clock send each good one; older ones there go by the same rotation', async () => {
  process.env.BACKUP_KEEP_DAYS = '1';
  process.env.BACKUP_KEEP_WEEKS = '0';
  await script('backup');
  expect(await scheduledBackup()).toMatchObject({ sent: true, sameDisk: true, troubled: false, complaints: [] });
  expect(readdirSync(join(room, 'far', 'snapshots'))).toHaveLength(1);
});

test('a repository that is gone, as a disk that is not mounted, is a failure and is not made anew', async () => {
  await scheduledBackup();
  rmSync(join(room, 'far'), { recursive: true });
  expect(await refusal('backup')).toMatch(/no copy of it left this machine\. .*far: .*no such file or directory/);
  expect(existsSync(join(room, 'far'))).toBe(false);
});

test('a target that cannot be used is a failure with its reason, and the backup that was made stays', async () => {
  writeFileSync(join(room, 'far'), 'a file where the repository should be');
  const { failure, success, troubled } = await scheduledBackup();
  expect({ success, troubled }).toEqual({ success: undefined, troubled: true });
  expect(failure?.message).toMatch(
    /^The backup was made, but no copy of it left this machine\. .*far: .*not a directory$/,
  );
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([expect.stringMatching(/Z\.tar\.gz$/)]);
});

test('without restic the message says what to install, and the backup is there', async () => {
  process.env.PATH = join(room, 'no-programs');
  expect(await refusal('backup')).toContain('the program restic is not installed (apt-get install restic)');
  expect(readdirSync(join(dataDir, 'backups'))).toHaveLength(1);
});

test('a repository that is damaged is noticed, and nothing is restored from it', async () => {
  await script('backup');
  const data = join(room, 'far', 'data');
  const packs = readdirSync(data, { recursive: true, encoding: 'utf8' }).filter((name) => /\/[0-9a-f]{64}$/.test(name));
  for (const pack of packs)
    writeFileSync(join(data, pack), readFileSync(join(data, pack)).fill(0, 0, 100), { mode: 0o600 });
  lake.close();
  expect(await refusal('restore', '--from', 'latest', '--force')).toContain(`${join(room, 'far')}: `);
  expect(readdirSync(dataDir).filter((name) => /^(before|restoring|exchanging)-/.test(name))).toEqual([]);
  expect(await titleAfterRestart()).toBe('antes do incêndio');
  expect(await refusal('backup')).toContain('no copy of it left this machine');
});

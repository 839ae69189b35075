/** Content of a moment, of the data folder or of a backup (`--at`), and of the moment in which a disk was lost. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { readBackupState } from '#lake/backup/backup-state.ts';
import { systemCaller } from '#lake/caller.ts';
import { readConfig } from '#lake/config/config.ts';
import { openDataset } from '#lake/dataset.ts';
import { openLake } from '#lake/open-lake.ts';
import { lockData } from '#lake/store/data-lock.ts';
import { contentMigrations } from '#schemas/migrations/index.ts';
import { createLakeChild } from '../bench/test-crash/lake-child.ts';
import { eventually } from '../e2e/eventually.ts';
import { freePort } from '../e2e/free-port.ts';
import { refusal, script } from './backup-commands.ts';
import type { LakeChild } from '../bench/test-crash/lake-child.ts';

let room: string;
let dataDir: string;
let before: string;

function withContent<T>(folder: string, work: (dataset: ReturnType<typeof openDataset>) => T): T {
  const dataset = openDataset({ dataDir: folder, name: 'production' });
  try {
    return work(dataset);
  } finally {
    dataset.close();
  }
}

const setTitle = (title: string) =>
  withContent(dataDir, ({ transactor }) => {
    const page = { _id: 'a', _type: 'page', title };
    transactor.mutate({ mutations: [{ createOrReplace: page }], caller: systemCaller });
  });
const titleIn = (folder: string) => withContent(folder, ({ reader }) => reader.get('a')?.title);

const textsOf = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.ndjson'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');

/** A lake in a process of its own, with a backup of what it began with. */
async function besideBackup(work: (lake: LakeChild, backups: string) => Promise<void>): Promise<void> {
  const backups = join(room, 'backups');
  process.env.BACKUP_DIR = backups;
  const lake = createLakeChild(dataDir, await freePort());
  try {
    await lake.start();
    await script('backup', '--data', dataDir);
    await work(lake, backups);
  } finally {
    await lake.kill();
    delete process.env.BACKUP_DIR;
  }
}

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'restore-at-'));
  dataDir = join(room, 'data');
  const config = readConfig({ DATA_DIR: dataDir });
  (await openLake(config, pino({ level: 'silent' }), 'senha combinada', { migrations: contentMigrations })).close();
  setTitle('antes');
  await wait(5);
  before = new Date().toISOString();
  await wait(5);
  setTitle('depois');
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

it('brings the data folder back to a moment, and says what it did', async () => {
  const { stdout } = await script('restore', '--at', before, '--data', dataDir);
  expect(stdout).toContain(`Content is as it was on ${before}. Documents changed back: 1. There again: 0.`);
  expect(titleIn(dataDir)).toBe('antes');
});

it('brings a backup back to a moment before it', async () => {
  const archive = join(room, 'one.tar.gz');
  await script('backup', '--to', archive, '--data', dataDir);
  const copy = join(room, 'copy');
  await script('restore', '--from', archive, '--at', before, '--data', copy);
  expect(titleIn(copy)).toBe('antes');
  expect(titleIn(dataDir)).toBe('depois');
});

it('refuses what is no moment, one that lies ahead, and a folder that a lake uses', async () => {
  for (const at of ['ontem', '2026-11-20', '2026-11-20T14:03:00', '2026-02-31T10:00:00Z']) {
    expect(await refusal('restore', '--at', at, '--data', dataDir)).toContain('Write it as 2026-11-20T14:03:00-04:00');
  }
  expect(await refusal('restore', '--at', '2099-01-01T00:00:00Z', '--data', dataDir)).toContain('lies ahead');
  expect(await refusal('restore', '--at', before, '--data', join(room, 'none'))).toContain('There is no data');
  const lock = lockData(dataDir);
  expect(await refusal('restore', '--at', before, '--data', dataDir)).toContain('Stop it');
  lock.release();
  expect(titleIn(dataDir)).toBe('depois');
});

it('L7: a lake that is killed, and its disk gone with it, is restored with what was saved seconds before', async () => {
  await besideBackup(async (lake, backups) => {
    const title = 'salvo depois da cópia';
    const body = JSON.stringify({ mutations: [{ patch: { id: 'a', set: { title } } }] });
    const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
    await fetch(`${lake.url}/data/mutate/production`, { method: 'POST', headers, body });
    const journal = join(backups, 'journal');
    await eventually(async () => textsOf(journal).includes(title), true);
    await lake.kill();
    rmSync(dataDir, { recursive: true });
    const { stdout } = await script('restore', '--from', 'latest', '--data', dataDir);
    expect(stdout).toContain('"production" has what was committed afterwards, until ');
    expect(titleIn(dataDir)).toBe(title);
    await script('restore', '--from', 'latest', '--at', before, '--data', join(room, 'then'));
    expect(titleIn(join(room, 'then'))).toBe('antes');
    // A backup that is named is wanted as it is; the next is due, since the newest has more than that now.
    const [name = ''] = readdirSync(backups).filter((file) => file.endsWith('.tar.gz'));
    await script('backup', '--data', dataDir);
    expect(readBackupState(dataDir).success).toBeDefined();
    await script('restore', '--from', name, '--force', '--data', dataDir);
    expect(titleIn(dataDir)).toBe('depois');
    expect(readBackupState(dataDir)).toEqual({});
  });
});

it('L7: a dataset that was made after the backup is named, since it is not restored', async () => {
  await besideBackup(async (lake, backups) => {
    const project = readConfig({}).projectId;
    const headers = { authorization: `Bearer ${lake.token}`, 'content-type': 'application/json' };
    const made = await fetch(`${lake.url}/projects/${project}/datasets/novo`, { method: 'PUT', headers, body: '{}' });
    expect(made.status).toBe(201);
    await eventually(async () => existsSync(join(backups, 'journal', 'novo.ndjson')), true);
    await lake.kill();
    const { stdout } = await script('restore', '--from', 'latest', '--data', join(room, 'copy'));
    expect(stdout).toContain('"novo" has a journal and is not in this backup: it was left out.');
  });
});

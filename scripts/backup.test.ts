import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readBackupState } from '#lake/backup/backup-state.ts';
import { openQueues } from '#web/contact/queue.ts';
import { freePort } from '../e2e/free-port.ts';
import { refusal, script } from './backup-commands.ts';
import { createLakeChild } from '../bench/test-crash/lake-child.ts';
import { type Acknowledged, Writer } from '../bench/test-crash/writer.ts';
import type { LakeChild } from '../bench/test-crash/lake-child.ts';

let room: string;
let dataDir: string;
let archive: string;
let lake: LakeChild;

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'lake-backup-'));
  dataDir = join(room, 'data');
  archive = join(room, 'backups', 'one.tar.gz');
  lake = createLakeChild(dataDir, await freePort());
  await lake.start();
});
afterEach(async () => {
  await lake.kill();
  rmSync(room, { recursive: true, force: true });
});

interface Call {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(path: string, init: Call = {}): Promise<Response> {
  return fetch(lake.url + path, { ...init, headers: { authorization: `Bearer ${lake.token}`, ...init.headers } });
}

async function write(mutations: unknown[]): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await call('/data/mutate/production', {
    method: 'POST',
    body: JSON.stringify({ mutations }),
    headers,
  });
  expect(response.status).toBe(200);
}

async function titleOfA(): Promise<unknown> {
  const { documents } = (await (await call('/data/doc/production/a')).json()) as { documents: { title?: string }[] };
  return documents[0]?.title;
}

test('a backup made during a storm is whole, and a lake started on it has all that was acknowledged before', async () => {
  const upload = await call('/assets/files/production?filename=laudo.txt', {
    method: 'POST',
    body: 'conteúdo do laudo',
  });
  const { document: asset } = (await upload.json()) as { document: { url: string } };
  const acknowledged: Acknowledged = new Map();
  let writing = true;
  const writers = [0, 1, 2].map((n) => new Writer(lake, `w${n}`, acknowledged).storm(() => writing));
  while (acknowledged.size < 20) await new Promise((done) => setTimeout(done, 20));
  const promised = [...acknowledged.keys()];
  const { stdout } = await script('backup', '--to', archive, '--data', dataDir);
  expect(stdout).toMatch(/\d+ files, [\d.]+ MB, read back and verified/);
  expect(acknowledged.size).toBeGreaterThan(promised.length);
  writing = false;
  await Promise.all(writers);
  await lake.kill();

  const copy = join(room, 'copy');
  await script('restore', '--from', archive, '--data', copy);
  const database = new DatabaseSync(join(copy, 'datasets', 'production.db'), { readOnly: true });
  const known = new Set(
    database
      .prepare('SELECT id FROM tx')
      .all()
      .map(({ id }) => String(id)),
  );
  const documents = database
    .prepare('SELECT json FROM doc')
    .all()
    .map(({ json }) => JSON.parse(String(json)) as Pair);
  database.close();
  expect(promised.filter((id) => !known.has(id))).toEqual([]);
  const numbers = (side: string) => documents.filter(({ _id }) => _id.endsWith(side)).map(({ n }) => n);
  expect(numbers('-left')).toHaveLength(3);
  expect(numbers('-left')).toEqual(numbers('-right'));

  const restored = createLakeChild(copy, await freePort());
  try {
    await restored.start();
    const answer = await fetch(`${restored.url}/data/query/production?query=count(*)`, {
      headers: { authorization: `Bearer ${lake.token}` },
    });
    expect(answer.status).toBe(200);
    const file = await fetch(
      restored.url.replace(/\/v[\d-]+$/, '') + new URL(asset.url).pathname.replace(/^\/lake/, ''),
    );
    expect(await file.text()).toBe('conteúdo do laudo');
  } finally {
    await restored.kill();
  }
});

test('O2: the lake knows of one that was made by hand into the folder of backups', async () => {
  await script('backup', '--data', dataDir);
  const [file] = readdirSync(join(dataDir, 'backups'));
  expect(readBackupState(dataDir).success).toMatchObject({ file, missing: 0 });
  await script('backup', '--to', archive, '--data', dataDir);
  expect(readBackupState(dataDir).success?.file).toBe(file);
});

test('O1: what was restored can be backed up and restored again', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'kept' } }]);
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  const second = join(room, 'backups', 'two.tar.gz');
  await script('restore', '--from', archive, '--data', dataDir, '--force');
  await script('backup', '--to', second, '--data', dataDir);
  await script('restore', '--from', second, '--data', dataDir, '--force');
  await script('backup', '--to', join(room, 'backups', 'three.tar.gz'), '--data', dataDir);
  await lake.start();
  expect(await titleOfA()).toBe('kept');
});

/** The site's own queue of messages, as it opens it. */
function siteQueue(folder: string) {
  const queues = openQueues(join(folder, 'site', 'outbox'));
  return { ...queues.queue('messages'), close: () => queues.close() };
}

function waitingIn(folder: string): readonly unknown[] {
  const database = new DatabaseSync(join(folder, 'site', 'outbox', 'outbox.db'), { readOnly: true });
  const rows = database.prepare('SELECT content FROM entry ORDER BY id').all();
  database.close();
  return rows.map(({ content }) => JSON.parse(String(content)) as unknown);
}

test('O4: messages that visitors sent during an outage wait for the restored lake, and are in its backups', async () => {
  const site = siteQueue(dataDir);
  site.add('before the backup');
  mkdirSync(join(dataDir, 'site', 'visitors'));
  for (const path of ['replica.json', 'replica.json.tmp', 'visitors/a.json', 'read-token'])
    writeFileSync(join(dataDir, 'site', path), '1');
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  site.add('during the outage');
  writeFileSync(join(dataDir, 'site', 'visitors', 'a.json'), '2');
  const { stdout } = await script('restore', '--from', archive, '--data', dataDir, '--force');
  expect(stdout).toContain('Messages of visitors that wait for the lake: 2.');
  // The site runs all the while.
  site.add('after the restoration');
  expect(waitingIn(dataDir)).toEqual(['before the backup', 'during the outage', 'after the restoration']);
  expect(readFileSync(join(dataDir, 'site', 'visitors', 'a.json'), 'utf8')).toBe('2');
  site.close();

  const second = join(room, 'backups', 'two.tar.gz');
  await script('backup', '--to', second, '--data', dataDir);
  const elsewhere = join(room, 'elsewhere');
  await script('restore', '--from', second, '--data', elsewhere);
  expect(waitingIn(elsewhere)).toHaveLength(3);
  // Addresses that pages had and the figures of four weeks cannot be made anew; keys of robots can.
  expect(readdirSync(join(elsewhere, 'site')).sort()).toEqual(['outbox', 'replica.json', 'visitors']);
});

test('O4: so do those that came after the data folder was destroyed, with those of the backup', async () => {
  const site = siteQueue(dataDir);
  site.add('before the backup');
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  site.add('during the outage');
  rmSync(dataDir, { recursive: true });
  site.add('after the disaster');
  await script('restore', '--from', archive, '--data', dataDir);
  expect(waitingIn(dataDir)).toEqual(['before the backup', 'during the outage', 'after the disaster']);
  site.close();
  await lake.start();
});

test('O4: when what waits cannot be read, nothing is restored over it', async () => {
  const site = siteQueue(dataDir);
  site.add('waits');
  site.close();
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  const outbox = join(dataDir, 'site', 'outbox', 'outbox.db');
  writeFileSync(outbox, 'no database, '.repeat(100));
  expect(await refusal('restore', '--from', archive, '--data', dataDir, '--force')).toContain(
    `The messages that wait in ${outbox} cannot be read (file is not a database). Move that file away first.`,
  );
  expect(existsSync(join(dataDir, 'accounts.db'))).toBe(true);
});

test('F7: a restoration that was killed leaves what it had unpacked until the next one, and no longer', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'kept' } }]);
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  const unpacked = join(dataDir, 'restoring-2026-11-23T11-22-44-092Z');
  mkdirSync(join(unpacked, 'datasets'), { recursive: true });
  writeFileSync(join(unpacked, 'datasets/production.db'), 'Paciente');
  await lake.start();
  await lake.kill();
  // Killed while it exchanged: some of what was there is aside already, some of what was unpacked is in its place.
  const exchanging = join(dataDir, 'exchanging-2026-11-23T11-22-44-092Z');
  renameSync(unpacked, exchanging);
  rmSync(join(dataDir, 'accounts.db'));
  await expect(lake.start()).rejects.toThrow('The lake stopped before it was ready');
  writeFileSync(join(room, 'backups', 'damaged.tar.gz'), 'no archive');
  const damaged = ['--from', join(room, 'backups', 'damaged.tar.gz'), '--data', dataDir, '--force'];
  expect(await refusal('restore', ...damaged)).toContain('is damaged');
  await expect(lake.start()).rejects.toThrow('The lake stopped before it was ready');
  await script('restore', '--from', archive, '--data', dataDir, '--force');
  expect(existsSync(exchanging)).toBe(false);
  await lake.start();
  expect(await titleOfA()).toBe('kept');
});

interface Pair {
  readonly _id: string;
  readonly n?: number;
}

test('restoring demands that the lake is stopped, and --force when there is data; what was there is kept', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'antes' } }]);
  await script('backup', '--to', archive, '--data', dataDir);
  await write([{ patch: { id: 'a', set: { title: 'depois' } } }]);
  expect(await refusal('backup', '--to', archive, '--data', dataDir)).toContain('exists already');
  expect(await refusal('restore', '--from', archive, '--data', dataDir)).toContain('holds data');
  expect(await refusal('restore', '--from', archive, '--data', dataDir, '--force')).toContain('Another lake is using');
  expect(await titleOfA()).toBe('depois');
  await lake.kill();

  const { stdout } = await script('restore', '--from', archive, '--data', dataDir, '--force');
  const before = /is in (.*)\.\n/.exec(stdout)?.[1] ?? '';
  expect(existsSync(join(before, 'datasets', 'production.db'))).toBe(true);
  await lake.start();
  expect(await titleOfA()).toBe('antes');
});

test('O2: without a word about it backups lie in the data folder, in no backup, and stay there when one is restored', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'antes' } }]);
  const { stdout } = await script('backup', '--data', dataDir);
  const [file = ''] = readdirSync(join(dataDir, 'backups'));
  expect(stdout).toContain(join(dataDir, 'backups', file));
  await script('backup', '--to', archive, '--data', dataDir);
  await write([{ patch: { id: 'a', set: { title: 'depois' } } }]);
  await lake.kill();
  expect(await refusal('restore', '--from', 'nenhuma.tar.gz', '--data', dataDir, '--force')).toBe(
    `There is no backup nenhuma.tar.gz. In ${join(dataDir, 'backups')} there are:\n  ${file}\n`,
  );
  const restored = await script('restore', '--from', 'latest', '--data', dataDir, '--force');
  expect(restored.stdout).toContain(file);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([file]);
  await lake.start();
  expect(await titleOfA()).toBe('antes');

  const copy = join(room, 'copy');
  await script('restore', '--from', archive, '--data', copy);
  expect(existsSync(join(copy, 'backups'))).toBe(false);
  expect(statSync(copy).mode & 0o777).toBe(0o700);

  await lake.kill();
  for (const name of readdirSync(dataDir)) {
    if (!/^(backups$|lake\.lock)/.test(name)) rmSync(join(dataDir, name), { recursive: true });
  }
  const again = await script('restore', '--from', 'latest', '--data', dataDir);
  expect(again.stdout).toContain('No data was there before.');
});

test('a backup into the data folder itself is refused before anything is written', async () => {
  const inside = join(dataDir, 'datasets', 'one.tar.gz');
  expect(await refusal('backup', '--to', inside, '--data', dataDir)).toContain('is inside the data folder');
  expect(existsSync(inside)).toBe(false);
});

test('O13: an archive that is damaged, cut short or something else is refused, and nothing changes', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'antes' } }]);
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  const whole = readFileSync(archive);
  const damaged = [
    whole.subarray(0, whole.length * 0.7),
    Buffer.from(whole.map((byte, at) => (at === whole.length >> 1 ? byte ^ 1 : byte))),
    Buffer.from('not an archive'),
  ];
  for (const content of damaged) {
    writeFileSync(archive, content);
    const said = await refusal('restore', '--from', archive, '--data', dataDir, '--force');
    // O13: it was "zlib: incorrect data check", and no word of what to do.
    expect(said).toMatch(/^\S+one\.tar\.gz is damaged \(.+\)\. Nothing was changed\. .*older.*\n$/);
  }
  await lake.start();
  expect(await titleOfA()).toBe('antes');
});

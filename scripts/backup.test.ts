import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { freePort } from '../e2e/free-port.ts';
import { createLakeChild } from './test-crash/lake-child.ts';
import { type Acknowledged, Writer } from './test-crash/writer.ts';
import type { LakeChild } from './test-crash/lake-child.ts';

const run = promisify(execFile);
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

function script(name: 'backup' | 'restore', ...args: string[]): Promise<{ stdout: string }> {
  return run(process.execPath, [resolve(import.meta.dirname, `${name}.ts`), ...args]);
}

/** What the command says when it refuses. */
async function refusal(name: 'backup' | 'restore', ...args: string[]): Promise<string> {
  const failure: unknown = await script(name, ...args).catch((error: unknown) => error);
  return (failure as { stderr?: string }).stderr ?? 'It did not refuse.';
}

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

test('O4: messages that visitors sent during an outage wait for the restored lake, and are in its backups', async () => {
  const waiting = (folder: string) => {
    const database = new DatabaseSync(join(folder, 'site', 'outbox', 'outbox.db'));
    database.exec('CREATE TABLE IF NOT EXISTS entry (content TEXT)');
    return database;
  };
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  mkdirSync(join(dataDir, 'site', 'outbox'), { recursive: true });
  mkdirSync(join(dataDir, 'site', 'copies'));
  writeFileSync(join(dataDir, 'site', 'copies', 'home'), 'x');
  const sent = waiting(dataDir);
  sent.exec("INSERT INTO entry VALUES ('Paciente')");
  sent.close();
  const contents = (folder: string) => {
    const database = waiting(folder);
    const rows = database.prepare('SELECT content FROM entry').all();
    database.close();
    return rows;
  };
  await script('restore', '--from', archive, '--data', dataDir, '--force');
  expect(contents(dataDir)).toMatchObject([{ content: 'Paciente' }]);

  const second = join(room, 'backups', 'two.tar.gz');
  await script('backup', '--to', second, '--data', dataDir);
  const elsewhere = join(room, 'elsewhere');
  await script('restore', '--from', second, '--data', elsewhere);
  expect(contents(elsewhere)).toMatchObject([{ content: 'Paciente' }]);
  expect(existsSync(join(elsewhere, 'site', 'copies'))).toBe(false);
});

test('F7: a restoration that was killed leaves what it had unpacked until the next one, and no longer', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'no backup' } }]);
  await script('backup', '--to', archive, '--data', dataDir);
  await lake.kill();
  const unpacked = `${dataDir}.restoring-2026-11-23T11-22-44-092Z`;
  const another = `${dataDir}2.restoring-2026-11-23T11-22-44-092Z`;
  for (const folder of [unpacked, another]) mkdirSync(join(folder, 'datasets'), { recursive: true });
  writeFileSync(join(unpacked, 'datasets/production.db'), 'Paciente');
  await script('restore', '--from', archive, '--data', dataDir, '--force');
  expect([existsSync(unpacked), existsSync(another)]).toEqual([false, true]);
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

test('the drill: a lake is lost, and comes back from an encrypted backup with a key that was kept elsewhere', async () => {
  await write([{ create: { _id: 'a', _type: 'page', title: 'antes do incêndio' } }]);
  const [mine, other] = await Promise.all([script('backup', '--new-key'), script('backup', '--new-key')]);
  const [key, wrongKey] = [join(room, 'key.txt'), join(room, 'other.txt')];
  writeFileSync(key, mine.stdout);
  writeFileSync(wrongKey, other.stdout);
  const recipient = /age1\w+/.exec(mine.stdout)?.[0] ?? '';
  const sealed = `${archive}.age`;
  await script('backup', '--to', sealed, '--data', dataDir, '--recipient', recipient);
  expect(readdirSync(join(room, 'backups'))).toEqual(['one.tar.gz.age']);
  expect(readdirSync(dataDir).filter((name) => name.includes('stage'))).toEqual([]);
  await lake.kill();
  rmSync(dataDir, { recursive: true });

  expect(await refusal('restore', '--from', sealed, '--data', dataDir)).toContain('is encrypted');
  expect(await refusal('restore', '--from', sealed, '--data', dataDir, '--identity', wrongKey)).toContain('identity');
  expect(await refusal('restore', '--from', sealed, '--data', dataDir, '--identity', sealed)).toContain(
    'no secret key',
  );
  await script('restore', '--from', sealed, '--data', dataDir, '--identity', key);
  await lake.start();
  expect(await titleOfA()).toBe('antes do incêndio');
});

test('a backup for somebody who cannot be one, or into the data folder itself, is refused before anything is written', async () => {
  const inside = join(dataDir, 'backups', 'one.tar.gz');
  expect(await refusal('backup', '--to', inside, '--data', dataDir)).toContain('is inside the data folder');
  expect(existsSync(inside)).toBe(false);
  expect(await refusal('backup', '--to', archive, '--data', dataDir, '--recipient', 'age1nobody')).toContain(
    'BACKUP_RECIPIENT must be the public half',
  );
  expect(existsSync(archive)).toBe(false);
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

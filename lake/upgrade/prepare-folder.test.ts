/** What happens when the program and its data are not of one version. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { systemCaller } from '../caller.ts';
import { unpackAndVerify } from '../backup/unpack.ts';
import { readConfig } from '../config/config.ts';
import { openLake } from '../open-lake.ts';
import { tokenCommand } from '../cli/token.ts';
import { SCHEMA_VERSION } from '../store/schema.ts';
import { assertPresentVersion } from './prepare-folder.ts';

let room: string;
let dataDir: string;
let said: string;
const logger = pino({ level: 'warn' }, { write: (line: string) => void (said += line) });

beforeEach(async () => {
  said = '';
  room = mkdtempSync(join(tmpdir(), 'lake-upgrade-'));
  dataDir = join(room, 'data');
  const open = await openLake(readConfig({ DATA_DIR: dataDir }), logger, 'senha combinada');
  const { transactor } = open.lake.datasets.get('production');
  transactor.mutate({ mutations: [{ create: { _id: 'a', _type: 'page', title: 'Título' } }], caller: systemCaller });
  open.close();
});
afterEach(() => rmSync(room, { recursive: true, force: true }));

function change(file: string, sql: string): void {
  const database = new DatabaseSync(join(dataDir, file));
  database.exec(sql);
  database.close();
}

/** Makes the accounts what the first version left behind. */
function ageAccounts(): void {
  change(
    'accounts.db',
    `DROP TABLE passkey; DROP TABLE totp; DROP TABLE recovery_code; DROP TABLE link; DROP TABLE mail; DROP TABLE setting; DROP TABLE audit; DROP INDEX session_id; DROP INDEX session_user; DELETE FROM session;
     ALTER TABLE session DROP COLUMN id; ALTER TABLE session DROP COLUMN address;
     ALTER TABLE session DROP COLUMN agent; ALTER TABLE session DROP COLUMN seen_at; ALTER TABLE session DROP COLUMN replaces;
     ALTER TABLE user DROP COLUMN disabled_at; ALTER TABLE robot DROP COLUMN grants;
     ALTER TABLE robot DROP COLUMN expires_at; PRAGMA user_version = 1;`,
  );
}

function accountsVersion(folder: string): unknown {
  const database = new DatabaseSync(join(folder, 'accounts.db'), { readOnly: true });
  try {
    return database.prepare('PRAGMA user_version').get()?.user_version;
  } finally {
    database.close();
  }
}

test('a new folder gets its version, and an ordinary start makes no backup', async () => {
  expect(JSON.parse(readFileSync(join(dataDir, 'version.json'), 'utf8'))).toEqual({ version: 1 });
  (await openLake(readConfig({ DATA_DIR: dataDir }), logger)).close();
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
  expect(said).toBe('');
});

/** Makes a dataset what the version left behind that found documents in memory. */
const WITHOUT_INDEX = `
  ALTER TABLE tx DROP COLUMN request;
  CREATE TABLE kept AS SELECT id, json FROM doc;
  DROP TRIGGER words_go; DROP TABLE doc; DROP TABLE ref; DROP TABLE words; DROP TABLE unread; DROP TABLE sort; DROP TABLE asked;
  CREATE TABLE doc (id TEXT PRIMARY KEY, json TEXT NOT NULL) STRICT, WITHOUT ROWID;
  INSERT INTO doc SELECT id, json FROM kept; DROP TABLE kept; PRAGMA user_version = 2;`;

test('a dataset without an index on disk is backed up, gets one, and answers the same', async () => {
  const open = () => openLake(readConfig({ DATA_DIR: dataDir }), logger);
  const first = await open();
  const { transactor, reader } = first.lake.datasets.get('production');
  const create = (_id: string, more: object) => ({ create: { _id, _type: 'page', ...more } });
  const linked = create('b', { slug: { current: 'sobre' }, to: { _type: 'reference', _ref: 'a' } });
  transactor.mutate({ mutations: [linked, create('drafts.a', { title: 'Rascunho' })], caller: systemCaller });
  const before = reader.all();
  first.close();
  change('datasets/production.db', WITHOUT_INDEX);

  const second = await open();
  const { reader: after, queries } = second.lake.datasets.get('production');
  expect(said).toContain('data is upgraded; backed up before');
  expect(after.all()).toEqual(before);
  const ask = async (query: string) => JSON.parse((await queries.ask({ query, caller: systemCaller })).json) as unknown;
  expect(await ask('*[slug.current == "sobre" && references("a")]._id')).toEqual(['b']);
  expect(await ask('*[title match "rascunho"]._id')).toEqual(['drafts.a']);
  expect(await ask('*[_id in path("drafts.**")]._id')).toEqual(['drafts.a']);
  second.close();
});

test('a document that cannot be read stops the upgrade, with its name', async () => {
  change('datasets/production.db', `${WITHOUT_INDEX} UPDATE doc SET json = '{' WHERE id = 'a';`);
  await expect(openLake(readConfig({ DATA_DIR: dataDir }), logger)).rejects.toThrow(/the document "a" cannot be read/);
});

test('data of an older version is backed up as it is, then brought up to date', async () => {
  ageAccounts();
  const open = await openLake(readConfig({ DATA_DIR: dataDir }), logger);
  expect(open.accounts.users.list()).toHaveLength(1);
  expect(open.lake.datasets.get('production').reader.get('a')).toMatchObject({ title: 'Título' });
  open.close();
  expect(accountsVersion(dataDir)).toBe(7);

  const [archive = ''] = readdirSync(join(dataDir, 'backups'));
  expect(archive).toMatch(/^before-upgrade-.*\.tar\.gz$/);
  expect(said).toContain(archive);
  const before = join(room, 'before');
  await unpackAndVerify(join(dataDir, 'backups', archive), before);
  expect(accountsVersion(before)).toBe(1);
});

test('without a backup there is no upgrade: what cannot be written or tried out leaves everything as it was', async () => {
  ageAccounts();
  const config = readConfig({ DATA_DIR: dataDir });
  writeFileSync(join(dataDir, 'backups'), 'a file where the folder should be');
  await expect(openLake(config, logger)).rejects.toThrow(/has to be upgraded, and making its backup.* failed/);
  expect(accountsVersion(dataDir)).toBe(1);
  rmSync(join(dataDir, 'backups'));

  // An upgrade that fails is found out in the copy.
  change('accounts.db', 'ALTER TABLE user ADD COLUMN disabled_at TEXT');
  await expect(openLake(config, logger)).rejects.toThrow('duplicate column name');
  expect(accountsVersion(dataDir)).toBe(1);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
});

test('what a newer version wrote is refused with the reason, before anything older beside it is touched', async () => {
  ageAccounts();
  change('datasets/production.db', 'PRAGMA user_version = 99');
  const refusal = openLake(readConfig({ DATA_DIR: dataDir }), logger);
  await expect(refusal).rejects.toThrow(
    `${dataDir} was written by a newer version of this program (datasets/production.db has version 99, known is ${SCHEMA_VERSION}).`,
  );
  expect(accountsVersion(dataDir)).toBe(1);
  expect(existsSync(join(dataDir, 'backups'))).toBe(false);
});

test('a folder whose layout is newer is refused, and one that does not say its version too', async () => {
  const config = readConfig({ DATA_DIR: dataDir });
  writeFileSync(join(dataDir, 'version.json'), '{"version": 2}');
  await expect(openLake(config, logger)).rejects.toThrow('version.json has version 2, known is 1');
  writeFileSync(join(dataDir, 'version.json'), '{}');
  await expect(openLake(config, logger)).rejects.toThrow('version.json is damaged');
});

test('a version that cannot be read is not called damaged', async () => {
  rmSync(join(dataDir, 'version.json'));
  mkdirSync(join(dataDir, 'version.json'));
  await expect(openLake(readConfig({ DATA_DIR: dataDir }), logger)).rejects.toThrow('EISDIR');
});

test('commands beside the lake do not upgrade it on the quiet', () => {
  expect(() => assertPresentVersion(dataDir)).not.toThrow();
  expect(tokenCommand('list', undefined, { dataDir, role: undefined, label: undefined })).toBe('');
  ageAccounts();
  expect(() => assertPresentVersion(dataDir)).toThrow('Start the lake once');
});

test.each(['on another disk', 'in it'])(
  'O7: an empty folder with backups %s is a lost disk, and no new clinic',
  async (where) => {
    const folder = where === 'in it' ? join(dataDir, 'backups') : join(room, 'elsewhere');
    const config = readConfig({ DATA_DIR: dataDir, BACKUP_DIR: folder });
    const start = async () => (await openLake(config, logger)).close();
    await start();
    renameSync(dataDir, `${dataDir}.away`);
    mkdirSync(folder, { recursive: true });
    mkdirSync(dataDir, { recursive: true });
    for (const name of ['2026-03-01T03-00-00Z.tar.gz', '2026-03-02T03-00-00Z.tar.gz', 'notes.txt']) {
      writeFileSync(join(folder, name), '');
    }
    await expect(start()).rejects.toThrow(new RegExp(`${dataDir} is empty.*mounted.*command: restore --from latest`));
    expect(readdirSync(dataDir).filter((name) => name !== 'backups')).toEqual(['lake.lock']);
    for (const name of readdirSync(folder)) if (name !== 'notes.txt') rmSync(join(folder, name));
    await start();
  },
);

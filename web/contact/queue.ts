import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, renameSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Entry {
  readonly id: number;
  readonly content: unknown;
}

/** Entries that are on disk until somebody has dealt with them, in the order in which they came. */
export interface Queue {
  /** When this returns, the entry would survive a power cut. @throws Error when it cannot be written */
  add(content: unknown): void;
  holds(content: unknown): boolean;
  /** The oldest entry. */
  first(): Entry | undefined;
  remove(id: number): void;
  /** Keeps an entry that nobody can deal with, out of the way of the others. */
  refuse(id: number): void;
}

/** Nobody delivers `withdrawn`: it holds numbers of requests that their patients withdrew. */
const QUEUE_NAMES = ['messages', 'mail', 'withdrawn'] as const;
type QueueName = (typeof QUEUE_NAMES)[number];

/** What is kept beside the queues for a time, by an id of its own. Times are milliseconds since the epoch. */
interface Notes {
  /** Nothing that is past its time stays on disk. @throws Error when it cannot be written */
  put(id: string, content: unknown, until: number): void;
  /** @returns undefined for what was never kept, was removed or is past its time */
  get(id: string): unknown;
  remove(id: string): void;
}

export interface QueueDatabase {
  queue(name: QueueName): Queue;
  readonly notes: Notes;
  close(): void;
}

/**
 * EXTRA: what was added survives a power cut. An entry that was removed is written over, and the journal that SQLite makes
 * here is deleted after each change: nothing of it stays in any file.
 */
const SCHEMA = `
  PRAGMA synchronous = EXTRA;
  PRAGMA secure_delete = ON;
  CREATE TABLE IF NOT EXISTS entry (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    queue TEXT NOT NULL,
    content TEXT NOT NULL,
    refused INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE IF NOT EXISTS note (id TEXT PRIMARY KEY, content TEXT NOT NULL, until INTEGER NOT NULL) STRICT;
`;

/** Another process has the file during a deployment, for a moment. */
const BUSY_TIMEOUT_MS = 2_000;

const FILE = 'outbox.db';

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGED = new Set<unknown>([11, 26]);

/**
 * The queues of one folder. It is opened when it is first used, and again after a failure: a full disk must not keep the
 * site from starting.
 * @param folder is made when it is not there; readable for its owner only
 */
export function openQueues(folder: string, log: Pick<Console, 'error'> = console): QueueDatabase {
  let opened: DatabaseSync | undefined;
  const database = () => {
    // The folder was destroyed: as long as this process has the file open, what waits in it is not lost.
    if (opened && !existsSync(join(folder, FILE))) opened = movedToNew(opened, openDatabase(folder, log));
    return (opened ??= openDatabase(folder, log));
  };
  return {
    queue: (name) => ({
      add(content) {
        database().prepare('INSERT INTO entry (queue, content) VALUES (?, ?)').run(name, JSON.stringify(content));
      },
      holds: (content) =>
        database().prepare('SELECT 1 FROM entry WHERE queue = ? AND content = ?').get(name, JSON.stringify(content)) !==
        undefined,
      first() {
        const row = database()
          .prepare('SELECT id, content FROM entry WHERE queue = ? AND refused = 0 ORDER BY id LIMIT 1')
          .get(name);
        return row && { id: Number(row.id), content: JSON.parse(String(row.content)) as unknown };
      },
      remove: (id) => void database().prepare('DELETE FROM entry WHERE id = ?').run(id),
      refuse: (id) => void database().prepare('UPDATE entry SET refused = 1 WHERE id = ?').run(id),
    }),
    notes: {
      put(id, content, until) {
        database().prepare('DELETE FROM note WHERE until < ?').run(Date.now());
        database()
          .prepare('INSERT OR REPLACE INTO note (id, content, until) VALUES (?, ?, ?)')
          .run(id, JSON.stringify(content), until);
      },
      get(id) {
        const row = database().prepare('SELECT content FROM note WHERE id = ? AND until >= ?').get(id, Date.now());
        return row && (JSON.parse(String(row.content)) as unknown);
      },
      remove: (id) => void database().prepare('DELETE FROM note WHERE id = ?').run(id),
    },
    close: () => opened?.close(),
  };
}

/** Under the same numbers: somebody may be dealing with one of them. */
function movedToNew(old: DatabaseSync, fresh: DatabaseSync): DatabaseSync {
  const insert = fresh.prepare('INSERT INTO entry (id, queue, content, refused) VALUES (?, ?, ?, ?)');
  for (const { id = null, queue = null, content = null, refused = null } of old.prepare('SELECT * FROM entry').all()) {
    insert.run(id, queue, content, refused);
  }
  old.close();
  return fresh;
}

function openDatabase(folder: string, log: Pick<Console, 'error'>): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, FILE);
  try {
    return openFile(path, folder);
  } catch (error) {
    if (!DAMAGED.has(Reflect.get(Object(error), 'errcode'))) throw error;
    // What was in it is kept for whoever can mend it. New messages must not wait for that.
    const aside = `${path}.damaged-${Date.now()}`;
    renameSync(path, aside);
    log.error(`${path} is damaged and was renamed to ${aside}; messages that waited in it were not delivered.`, error);
    return openFile(path, folder);
  }
}

function openFile(path: string, folder: string): DatabaseSync {
  // SQLite gives its journal the rights of this file.
  closeSync(openSync(path, 'a', 0o600));
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    database.exec(SCHEMA);
    for (const name of QUEUE_NAMES) takeOverFiles(database, name, join(folder, name));
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * Versions before this one kept an entry in a file of its own, refused ones in `refused/`. A crash before the last file is
 * deleted delivers some twice, which receivers take for one.
 */
function takeOverFiles(database: DatabaseSync, name: QueueName, folder: string): void {
  const insert = database.prepare('INSERT INTO entry (queue, content, refused) VALUES (?, ?, ?)');
  for (const from of [folder, join(folder, 'refused')]) {
    const files = listEntries(from).map((file) => join(from, file));
    if (files.length === 0) continue;
    database.exec('BEGIN IMMEDIATE');
    for (const file of files) {
      const content = readFileSync(file, 'utf8');
      insert.run(name, content, from === folder && isJson(content) ? 0 : 1);
    }
    database.exec('COMMIT');
    for (const file of files) unlinkSync(file);
  }
}

/** Their names sort as the entries came. */
function listEntries(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort();
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

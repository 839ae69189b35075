import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FIRST_VERSION = `
  CREATE TABLE IF NOT EXISTS user (
    id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE COLLATE NOCASE, name TEXT NOT NULL, role TEXT NOT NULL,
    password TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS session (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE,
    created_at TEXT NOT NULL, expires_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS robot (
    id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, label TEXT NOT NULL, role TEXT NOT NULL, created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS preference (
    user_id TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user_id, key)
  ) STRICT;
`;

/**
 * Sessions get a public id, so that they can be listed and ended by somebody who does not hold their token; robots may
 * have grants of their own (JSON) instead of a role; the audit log only grows, except at its old end.
 */
const ADMINISTRATION = `
  ALTER TABLE user ADD COLUMN disabled_at TEXT;
  ALTER TABLE session ADD COLUMN id TEXT;
  ALTER TABLE session ADD COLUMN address TEXT;
  ALTER TABLE session ADD COLUMN agent TEXT;
  ALTER TABLE session ADD COLUMN seen_at TEXT;
  UPDATE session SET id = lower(hex(randomblob(8)));
  CREATE UNIQUE INDEX session_id ON session (id);
  CREATE INDEX session_user ON session (user_id);
  ALTER TABLE robot ADD COLUMN grants TEXT;
  ALTER TABLE robot ADD COLUMN expires_at TEXT;
  CREATE TABLE audit (
    id INTEGER PRIMARY KEY AUTOINCREMENT, at TEXT NOT NULL, event TEXT NOT NULL, actor TEXT NOT NULL,
    subject TEXT NOT NULL, address TEXT NOT NULL, details TEXT NOT NULL
  ) STRICT;
  CREATE INDEX audit_at ON audit (at);
  CREATE TRIGGER audit_is_never_changed BEFORE UPDATE ON audit
    BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END;
  CREATE TRIGGER audit_keeps_three_months BEFORE DELETE ON audit
    WHEN OLD.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-90 days')
    BEGIN SELECT RAISE(ABORT, 'the audit log keeps at least 90 days'); END;
`;

/**
 * Second factors, links that are sent by mail, and what holds for everybody. A passkey's public key opens nothing; an
 * authenticator app and the lake have to share their secret. The other secrets are hashes.
 */
const SECOND_FACTORS = `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, public_key BLOB NOT NULL,
    counter INTEGER NOT NULL, transports TEXT NOT NULL, name TEXT NOT NULL, created_at TEXT NOT NULL, used_at TEXT
  ) STRICT;
  CREATE INDEX passkey_user ON passkey (user_id);
  CREATE TABLE totp (
    user_id TEXT PRIMARY KEY REFERENCES user (id) ON DELETE CASCADE, secret TEXT NOT NULL, last_step INTEGER NOT NULL,
    created_at TEXT NOT NULL
  ) STRICT;
  CREATE TABLE recovery_code (
    user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, hash TEXT NOT NULL, PRIMARY KEY (user_id, hash)
  ) STRICT;
  CREATE TABLE link (
    token_hash TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, purpose TEXT NOT NULL,
    expires_at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX link_user ON link (user_id);
`;

/** E-mails that the mail server did not take yet. No link is among them: it is made when it is sent. */
const MAIL_QUEUE = `
  CREATE TABLE mail (
    id INTEGER PRIMARY KEY AUTOINCREMENT, user_id TEXT NOT NULL REFERENCES user (id) ON DELETE CASCADE, kind TEXT NOT NULL,
    text TEXT NOT NULL, expires_at INTEGER NOT NULL, failure_count INTEGER NOT NULL, due_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mail_due ON mail (due_at);
  CREATE UNIQUE INDEX mail_link ON mail (user_id) WHERE kind <> 'notice';
`;

/**
 * The tokens of these sessions lie in browsers, where a script that slips into a page of the site could read them: people sign
 * in once more. A session in a cookie replaces the one that the browser had before.
 */
const SESSIONS_IN_COOKIES = `
  DELETE FROM session;
  ALTER TABLE session ADD COLUMN replaces TEXT;
`;

/** Any number of mails about requests for approval may wait for somebody, as of notices. */
const REQUEST_MAILS = `
  DROP INDEX mail_link;
  CREATE UNIQUE INDEX mail_link ON mail (user_id) WHERE kind IN ('invitation', 'reset');
`;

/** Settings about a role carry its name, whatever roles there are. */
const BESIDES = `
  UPDATE setting SET name = 'administrators who are technical-director'
    WHERE name = 'administrators who are technical directors';
`;

/** Each is done once per file, in order; `user_version` says how many were. Never change one that was released. */
const MIGRATIONS = [
  FIRST_VERSION,
  ADMINISTRATION,
  SECOND_FACTORS,
  MAIL_QUEUE,
  SESSIONS_IN_COOKIES,
  REQUEST_MAILS,
  BESIDES,
];
export const ACCOUNTS_VERSION = MIGRATIONS.length;

/**
 * Accounts live in a file of their own: content can be copied, exported or restored without them. No secret is stored as
 * it is: passwords with scrypt, tokens as hashes.
 * @throws Error when the file was written by a newer version.
 */
export function openAccountsDatabase(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(join(dataDir, 'accounts.db'));
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;',
  );
  migrate(database);
  return database;
}

function migrate(database: DatabaseSync): void {
  if (versionOf(database) === ACCOUNTS_VERSION) return;
  // The command line may open the same file at the same moment: whoever is second finds the work done.
  database.exec('BEGIN IMMEDIATE');
  try {
    const done = versionOf(database);
    if (done > ACCOUNTS_VERSION) throw new Error('The accounts were written by a newer version of the lake.');
    for (const migration of MIGRATIONS.slice(done)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${ACCOUNTS_VERSION}; COMMIT`);
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}

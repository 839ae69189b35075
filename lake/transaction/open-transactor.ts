import type { DatabaseSync } from 'node:sqlite';
import { openDocuments } from '../store/documents.ts';
import { createHistory } from '../store/history.ts';
import { createLog } from '../store/log.ts';
import { createTransactor } from './transactor.ts';
import type { DatasetAccess } from '../caller.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { Log } from '../store/log.ts';
import type { Commit } from '../store/types.ts';
import type { Transactor } from './types.ts';
import type { Validate } from './validate.ts';

interface OpenTransactor {
  readonly transactor: Transactor;
  readonly log: Log;
}

interface TransactorSettings {
  readonly name: string;
  readonly profile: DatasetAccess['profile'];
  readonly limits?: WriteLimits | undefined;
  readonly onCommit: (commit: Commit) => void;
  readonly validate?: Validate | undefined;
}

/** A transaction reads its documents once or twice. */
const FEW_CHARACTERS = 500_000;

/** Writes to a database. It reads through the same connection, which sees what a group that is being done has written. */
export function openTransactor(database: DatabaseSync, settings: TransactorSettings): OpenTransactor {
  const { name, profile, limits, onCommit, validate } = settings;
  const log = createLog(database);
  const history = createHistory(database);
  const documents = openDocuments(database, name, log.last().sequence, { parsedCharacters: FEW_CHARACTERS });
  const transactor = createTransactor({
    documents,
    log,
    limits,
    profile,
    lastState: (id) => history.documentAt(id, { last: true }),
    commitsOf: (transactionIds) => history.commits(transactionIds),
    pastOf: (group) => history.transactionsOfGroup(group),
    onCommit,
    validate,
  });
  return { transactor, log };
}

import { join } from 'node:path';
import { createCommitBus } from './events/commit-feed.ts';
import { createLiveFeed } from './events/live-feed.ts';
import { createQueryEngine } from './query/workers/query-engine.ts';
import { DEFAULT_WRITE_LIMITS } from './config/limits.ts';
import { createLargeWrites } from './transaction/large-writes.ts';
import { openTransactor } from './transaction/open-transactor.ts';
import { openReadOnly, openWritable } from './store/database.ts';
import { openDocuments } from './store/documents.ts';
import { erasedContentOf } from './store/free-space.ts';
import { createHistory } from './store/history.ts';
import { isInPlace } from './store/in-place.ts';
import { createAskedSorts } from './store/index/asked-sorts.ts';
import { createIndexWork } from './store/index/index-work.ts';
import { createWordReader } from './store/index/unread-words.ts';
import { MIGRATION_SETTING } from './store/log.ts';
import type { DatasetAccess } from './caller.ts';
import type { CommitFeed } from './events/commit-feed.ts';
import type { LiveFeed } from './events/live-feed.ts';
import type { QueryEngine } from './query/workers/query-engine.ts';
import type { ErasedContent } from './store/free-space.ts';
import type { History } from './store/history.ts';
import type { IndexedReader } from './store/documents.ts';
import type { Commit } from './store/types.ts';
import type { WriteLarge } from './transaction/large-writes.ts';
import type { Transactor } from './transaction/types.ts';
import type { LoadedValidate } from './transaction/validate.ts';
import type { WriteLimits } from './config/limits.ts';

/** One dataset, open. Reading and writing are separate objects: whoever holds only the reader cannot change content. */
export interface Dataset {
  readonly name: string;
  readonly access: DatasetAccess;
  readonly reader: IndexedReader;
  /** Opens the documents as they are now, whatever is committed until it is closed. */
  readonly openSnapshot: () => { readonly documents: IndexedReader; readonly close: () => void };
  readonly queries: QueryEngine;
  readonly transactor: Transactor;
  readonly writeLarge: WriteLarge;
  readonly history: History;
  /** Durable commits, in order; listeners are called after COMMIT and must not throw. */
  readonly commits: CommitFeed;
  /** Live content events. */
  readonly live: LiveFeed;
  /** Whether a content migration was done here. */
  hasMigrated(id: string): boolean;
  /** What is left of erased documents in the dataset's file. */
  readonly erased: ErasedContent;
  /** False when the file was removed or replaced: what is written to it is refused. */
  isInPlace(): boolean;
  /** Resolves when another thread is done with the file; undefined when none works on it. */
  pause(): Promise<unknown> | undefined;
  close(): void;
}

/** Whoever reads everything reads it once. */
const ONCE_CHARACTERS = 500_000;

/** Something that runs beside an open dataset. It returns what ends it when the dataset is closed or removed. */
export type DatasetExtension = (dataset: Dataset) => () => void;

export interface DatasetOptions {
  readonly dataDir: string;
  readonly name: string;
  /** Receives problems that no request waits for: a listener that throws. */
  readonly report?: (message: string, error: unknown) => void;
  /** Private content unless told otherwise. References in add-on datasets point into another one and are not checked. */
  readonly access?: DatasetAccess;
  readonly writeLimits?: WriteLimits | undefined;
  /** The hook `validate`. */
  readonly rules?: LoadedValidate | undefined;
}

/** Opens (or creates) a dataset: one SQLite file. @throws Error when the file cannot be used. */
export function openDataset(options: DatasetOptions): Dataset {
  const { dataDir, name, access = { aclMode: 'private', profile: 'content' } } = options;
  const report = options.report ?? ((message, error) => console.error(message, error));
  const path = join(dataDir, 'datasets', `${name}.db`);
  const writable = openWritable(path);
  const readOnly = openReadOnly(path);
  const { profile } = access;
  const onCommit = (commit: Commit) => {
    documents.follow(
      commit.sequence,
      commit.changes.map(({ id }) => id),
    );
    words.note();
    commits.publish(commit);
  };
  const { transactor, log } = openTransactor(writable, {
    name,
    profile,
    limits: options.writeLimits,
    onCommit,
    validate: options.rules?.validate,
  });
  const indexWork = createIndexWork(writable, report);
  const words = createWordReader(indexWork);
  const ask = createAskedSorts(indexWork);
  const documents = openDocuments(readOnly, name, log.last().sequence, { ask });
  const history = createHistory(readOnly);
  const commits = createCommitBus((error) => report('A commit listener failed.', error));
  const live = createLiveFeed(history, documents.sequence);
  commits.subscribe((commit) => live.publish(commit));
  const limits = options.writeLimits ?? DEFAULT_WRITE_LIMITS;
  const writeLarge = createLargeWrites({
    path,
    name,
    profile,
    limits,
    rules: options.rules?.module,
    database: writable,
    reader: readOnly,
    history,
    follow(sequence, timestamp) {
      transactor.follow(sequence, timestamp);
      documents.follow(sequence);
    },
    onCommit,
  });
  const queries = createQueryEngine({ reader: documents, path, ask });
  return {
    name,
    access,
    reader: documents,
    openSnapshot() {
      const database = openReadOnly(path);
      database.exec('BEGIN');
      return {
        documents: openDocuments(database, name, documents.sequence, { parsedCharacters: ONCE_CHARACTERS }),
        close: () => database.close(),
      };
    },
    queries,
    transactor,
    writeLarge,
    history,
    commits,
    live,
    hasMigrated: (id) => log.setting(MIGRATION_SETTING + id) !== undefined,
    erased: erasedContentOf(writable),
    isInPlace: () => isInPlace(writable),
    pause: () => log.pause(),
    close() {
      if (!writable.isOpen) return;
      words.stop();
      indexWork.stop();
      queries.close();
      readOnly.close();
      writable.close();
    },
  };
}

import type { Caller, DatasetAccess } from './auth/caller.ts';
import type { LakeConfig } from './config.ts';
import type { Admission } from './admission/admission.ts';
import type { ScheduledBackups } from './backup/scheduled-backups.ts';
import type { Erasure } from './erasure/erasure.ts';
import type { CommitFeed } from './events/commit-feed.ts';
import type { LiveFeed } from './events/live-feed.ts';
import type { Announcing } from './events/outbox.ts';
import type { History } from './store/history.ts';
import type { DatasetInfo } from './project/dataset-table.ts';
import type { QueryEngine } from './query/engine/query-engine.ts';
import type { Reader } from './store/types.ts';
import type { Transactor } from './transaction/types.ts';
import type { Webhooks } from './webhooks/open-webhooks.ts';

/** What was erased is gone for every reader at once; in the file it may be readable until that is written anew. */
export interface ErasedContent {
  isReadable(): boolean;
  /**
   * Writes the file anew. False when somebody reads an older state of it, and it has to be tried again.
   * @throws Error when there is no room for it
   */
  overwrite(): boolean;
}

/** One dataset, open. Reading and writing are separate objects: whoever holds only the reader cannot change content. */
export interface Dataset {
  readonly name: string;
  readonly access: DatasetAccess;
  readonly reader: Reader;
  readonly queries: QueryEngine;
  readonly transactor: Transactor;
  readonly history: History;
  /** Durable commits, in order; listeners are called after COMMIT and must not throw. */
  readonly commits: CommitFeed;
  /** Live content events, sent after the site had its chance to drop stale pages. */
  readonly live: LiveFeed;
  /** Whether a content migration was done here. */
  hasMigrated(id: string): boolean;
  /** How the webhook to the site is doing; only the main dataset has one. */
  announcing(): Announcing;
  /** What is left of erased documents in the dataset's file. */
  readonly erased: ErasedContent;
  close(): void;
}

/** Something that runs beside an open dataset. It returns what ends it when the dataset is closed or removed. */
export type DatasetExtension = (dataset: Dataset) => () => void;

/** The project's datasets, all open. */
export interface Datasets {
  /** @throws LakeError 404 when there is no such dataset. */
  get(name: string): Dataset;
  names(): readonly string[];
  list(): readonly DatasetInfo[];
  /** Makes an empty dataset. @throws LakeError 400 for a name that cannot be used, 409 when it is taken. */
  create(name: string, access: DatasetAccess, addonFor?: string): Dataset;
  /** @throws LakeError 404, or 409 for the main dataset, whose mode is configured. */
  changeAclMode(name: string, aclMode: DatasetAccess['aclMode']): void;
  /** Removes a dataset with everything in it. @throws LakeError 404, or 409 when the project needs it. */
  remove(name: string): void;
  /** Starts the extension for every dataset there is and every one that is made later. */
  extend(extension: DatasetExtension): void;
}

/** What every route needs. One process serves one project. */
export interface Lake {
  readonly config: LakeConfig;
  readonly datasets: Datasets;
  readonly webhooks: Webhooks;
  readonly backups: ScheduledBackups;
  readonly erasure: Erasure;
  /** What strangers may cause, of all there is to ask for. */
  readonly admission: Admission;
  /**
   * Who sent the request, with the rights they have in a dataset; with `null` it only says who, and grants nothing.
   * @throws LakeError 401 for a token that is unknown or expired.
   */
  callerOf(request: Request, access: DatasetAccess | null): Promise<Caller> | Caller;
  /** Calls the listener when somebody's rights may have changed: streams and sockets ask again then. */
  readonly onRightsChange: (listener: () => void) => () => void;
}

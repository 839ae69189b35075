import { LakeError } from './errors.ts';
import type { Caller, DatasetAccess } from './auth/caller.ts';
import type { LakeConfig } from './config.ts';
import type { CommitFeed } from './events/commit-feed.ts';
import type { LiveFeed } from './events/live-feed.ts';
import type { History } from './store/history.ts';
import type { Reader } from './store/types.ts';
import type { Transactor } from './transaction/types.ts';

/** One dataset, open. Reading and writing are separate objects: whoever holds only the reader cannot change content. */
export interface Dataset {
  readonly name: string;
  readonly access: DatasetAccess;
  readonly reader: Reader;
  readonly transactor: Transactor;
  readonly history: History;
  /** Durable commits, in order; listeners are called after COMMIT and must not throw. */
  readonly commits: CommitFeed;
  /** Live content events, sent after the site had its chance to drop stale pages. */
  readonly live: LiveFeed;
  close(): void;
}

export interface Datasets {
  /** @throws LakeError 404 when there is no such dataset. */
  get(name: string): Dataset;
  names(): readonly string[];
}

/** What every route needs. One process serves one project. */
export interface Lake {
  readonly config: LakeConfig;
  readonly datasets: Datasets;
  /**
   * Who sent the request, with the rights he has in a dataset; with `null` it only says who, and grants nothing.
   * @throws LakeError 401 for a token that is unknown or expired.
   */
  callerOf(request: Request, access: DatasetAccess | null): Promise<Caller> | Caller;
}

export function datasetsOf(open: readonly Dataset[]): Datasets {
  const byName = new Map(open.map((dataset) => [dataset.name, dataset]));
  return {
    names: () => [...byName.keys()],
    get(name) {
      const dataset = byName.get(name);
      if (!dataset) throw new LakeError(404, undefined, `Dataset "${name}" not found.`);
      return dataset;
    },
  };
}

import { join } from 'node:path';
import { derivedFrom, DERIVED } from '../assets/derived-cache.ts';
import { originalPath } from '../assets/asset-files.ts';
import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { publishedId } from '../store/ids.ts';
import { collectFiles, removeFile, removeFolder } from './asset-files.ts';
import { assetsOnlyUsedBy, remarksAbout } from './what-belongs.ts';
import type { LakeConfig } from '../config/config.ts';
import type { Dataset } from '../dataset.ts';
import type { ProjectDatasets } from './what-belongs.ts';
import type { ErasedContent } from '../store/free-space.ts';
import type { Webhooks } from '../webhooks/open-webhooks.ts';

/** What was erased with a document. */
export interface Erased {
  readonly dataset: string;
  /** The published id, which stands for the draft and the versions too. */
  readonly id: string;
  /** Ids of the members that were there. */
  readonly documents: readonly string[];
  /** Transactions of the history that told something of it. */
  readonly revisions: number;
  /** Ids of assets that nothing else used, with their file and every picture made from it. */
  readonly assets: readonly string[];
  /** Files that were removed: originals and what was made from them. */
  readonly files: number;
  /** Comments and tasks about it. */
  readonly remarks: number;
  /** Deliveries of webhooks that held its content. */
  readonly deliveries: number;
  /** False when a reader kept the files from being written anew; it is tried again until it is done. */
  readonly overwritten: boolean;
}

/** The one way in which documents are erased for good. */
export interface Erasure {
  /**
   * Erases a document with its draft, versions, history, comments and tasks, and the assets that only it used.
   * @throws LakeError 400 for a document of the system, 404 when neither it nor its past is known, 409 while something
   *   else refers to it or a scheduled release holds it, 503 when the store cannot write
   */
  erase(dataset: string, id: string): Promise<Erased>;
  /** Tries to write the files anew that may still hold something. Resolves false when one could not be. */
  overwrite(): Promise<boolean>;
  close(): void;
}

interface Options {
  readonly config: Pick<LakeConfig, 'dataDir'>;
  readonly datasets: ProjectDatasets;
  readonly webhooks: Pick<Webhooks, 'erase'>;
  /** The project's own file, which holds what is to be delivered. */
  readonly project: ErasedContent;
  readonly report: (message: string, error: unknown) => void;
  /** Milliseconds between two attempts to write a file anew. */
  readonly retryDelay?: number;
}

const RETRY_MS = 500;
const ATTEMPTS = 10;
/** What clients purge is gone from the files after this, at most. */
const LOOK_MS = 10 * 60_000;
const COLLECT_MS = 60 * 60_000;

export function createErasure(options: Options): Erasure {
  const { config, datasets, webhooks, project, report, retryDelay = RETRY_MS } = options;
  const closed = new AbortController();

  function overwriteOnce(): boolean {
    const files = [project, ...datasets.list().map(({ name }) => datasets.get(name).erased)];
    let isDone = true;
    for (const file of files) {
      try {
        if (file.isReadable() && !file.overwrite()) isDone = false;
      } catch (error) {
        isDone = false;
        report('What was erased could not be written over; it is tried again.', error);
      }
    }
    return isDone;
  }

  async function overwrite(): Promise<boolean> {
    for (let left = ATTEMPTS; left > 0 && !closed.signal.aborted; left--) {
      if (overwriteOnce()) return true;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
    return false;
  }

  function eraseIn(dataset: Dataset, group: string): Omit<Erased, 'overwritten'> {
    const members = dataset.reader.ofGroup(group).map(({ _id }) => _id);
    const revisions = dataset.history.outlineOfGroup(group).length;
    const said = remarksAbout(datasets, dataset.name, group);
    // Remarks outlive a document that was purged, and an erasure that was cut off after the first of its files.
    if (members.length === 0 && revisions === 0 && said.length === 0) throw unknown(dataset.name, group);
    const assets = assetsOnlyUsedBy(dataset, group);
    const gone = [...members, ...assets.map(({ id }) => id)];
    dataset.transactor.mutate({
      mutations: gone.map((id) => ({ delete: { id } })),
      erase: [group, ...assets.map(({ id }) => id)],
      caller: systemCaller,
    });
    let remarks = 0;
    for (const { addon, ids } of said) {
      const mutations = ids.map((id) => ({ delete: { id, purge: true } }));
      addon.transactor.mutate({ mutations, caller: systemCaller });
      remarks += ids.length;
      webhooks.erase(addon.name, ids);
    }
    let files = 0;
    for (const { kind, name } of assets) {
      files += removeFile(originalPath(config.dataDir, kind, dataset.name, name));
      files += removeFolder(derivedFrom(join(config.dataDir, DERIVED), `${dataset.name}/${name}`));
    }
    const deliveries = webhooks.erase(dataset.name, [...new Set([group, `drafts.${group}`, ...gone])]);
    const ids = assets.map(({ id }) => id);
    return { dataset: dataset.name, id: group, documents: members, revisions, assets: ids, files, remarks, deliveries };
  }

  function collect(): void {
    try {
      collectFiles({ config, datasets, now: Date.now() });
    } catch (error) {
      report('Files of deleted assets could not be removed; it is tried again.', error);
    }
  }

  void overwrite();
  collect();
  const timers = [setInterval(() => void overwrite(), LOOK_MS), setInterval(collect, COLLECT_MS)];
  for (const timer of timers) timer.unref();
  return {
    overwrite,
    async erase(name, id) {
      const group = publishedId(id);
      if (group.startsWith('_.')) throw new LakeError(400, 'validationError', `"${group}" belongs to the system.`);
      const erased = eraseIn(datasets.get(name), group);
      return { ...erased, overwritten: await overwrite() };
    },
    close() {
      closed.abort();
      for (const timer of timers) clearInterval(timer);
    },
  };
}

function unknown(dataset: string, id: string): LakeError {
  const what = 'neither published nor as a draft or version, nor in the history';
  return new LakeError(404, undefined, `There is no document "${id}" in the dataset "${dataset}": ${what}.`);
}

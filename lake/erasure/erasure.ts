import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { publishedId } from '../store/ids.ts';
import { collectFiles, removeAsset } from './asset-files.ts';
import { assetsOnlyUsedBy, remarksAbout } from './what-belongs.ts';
import type { ErasureNote, ErasureNotes } from './notes.ts';
import type { Originals } from '../assets/originals.ts';
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
   * Erases a document with its draft, versions, history, comments and tasks, what goes with it (`erasedWith`), and the assets that
   * only it used.
   * @throws LakeError 400 for a document of the system, 404 when neither it nor its past is known, 409 while something
   *   else refers to it or a scheduled release holds it, 503 when the store cannot write
   */
  erase(dataset: string, id: string): Promise<Erased>;
  /** Does what is left of erasures that were cut off. What cannot be done yet is reported, and taken up with the next call. */
  resume(): Promise<readonly Erased[]>;
  /** Tries to write the files anew that may still hold something. Resolves false when one could not be. */
  overwrite(): Promise<boolean>;
  close(): void;
}

interface Options {
  readonly config: Pick<LakeConfig, 'dataDir' | 'erasedWith'>;
  readonly datasets: ProjectDatasets;
  readonly originals: Originals;
  readonly webhooks: Pick<Webhooks, 'erase'>;
  readonly notes: ErasureNotes;
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
  const { config, datasets, webhooks, notes, project, report, retryDelay = RETRY_MS } = options;
  const closed = new AbortController();

  async function overwriteOnce(isWanted: (file: ErasedContent) => boolean): Promise<boolean> {
    const files = [project, ...datasets.list().map(({ name }) => datasets.get(name).erased)];
    let isDone = true;
    for (const file of files.filter(isWanted)) {
      try {
        if (file.isReadable() && !(await file.overwrite())) isDone = false;
      } catch (error) {
        isDone = false;
        report('What was erased could not be written over; it is tried again.', error);
      }
    }
    return isDone;
  }

  async function overwrite(isWanted: (file: ErasedContent) => boolean = () => true): Promise<boolean> {
    for (let left = ATTEMPTS; left > 0 && !closed.signal.aborted; left--) {
      if (await overwriteOnce(isWanted)) return true;
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
    }
    return false;
  }

  /** @param cutOff what an erasure that did not come to its end was about to erase */
  async function eraseIn(dataset: Dataset, group: string, cutOff?: ErasureNote): Promise<Omit<Erased, 'overwritten'>> {
    const members = dataset.reader.ofGroup(group).map(({ _id }) => _id);
    const revisions = dataset.history.outlineOfGroup(group).length;
    // Remarks outlive a document that was purged.
    const isKnown = members.length > 0 || revisions > 0 || remarksAbout(datasets, dataset.name, group).length > 0;
    if (!isKnown && !cutOff) throw unknown(dataset.name, group);
    const assets = assetsOnlyUsedBy(dataset, group);
    const companions = config.erasedWith(group);
    const alongside = companions.flatMap((id) => dataset.reader.ofGroup(id).map(({ _id }) => _id));
    const gone = [...members, ...alongside, ...assets.map(({ id }) => id)];
    // Where the document is gone already, so is what told of its assets. One that was uploaded again since is another's.
    const before = (cutOff?.assets ?? []).filter(({ id }) => !dataset.reader.get(id));
    const note = {
      dataset: dataset.name,
      group,
      gone: [...(cutOff?.gone ?? []), ...gone],
      assets: [...before, ...assets],
    };
    notes.save(note);
    try {
      dataset.transactor.mutate({
        mutations: gone.map((id) => ({ delete: { id } })),
        erase: [group, ...companions, ...assets.map(({ id }) => id)],
        caller: systemCaller,
      });
    } catch (error) {
      // Nothing was erased, and whoever asked is told. What was begun stays to be done.
      if (!cutOff) notes.remove(note);
      throw error;
    }
    const left = await eraseAround(note);
    notes.remove(note);
    return { dataset: dataset.name, id: group, documents: members, revisions, ...left };
  }

  /** What goes when the document is gone. May be done twice. */
  async function eraseAround({ dataset, group, gone, assets }: ErasureNote) {
    let remarks = 0;
    for (const { addon, ids } of remarksAbout(datasets, dataset, group)) {
      const mutations = ids.map((id) => ({ delete: { id, purge: true } }));
      addon.transactor.mutate({ mutations, caller: systemCaller });
      remarks += ids.length;
      webhooks.erase(addon.name, ids);
    }
    let files = 0;
    for (const { kind, name } of assets) files += await removeAsset(options, { kind, dataset, name });
    const deliveries = webhooks.erase(dataset, [...new Set([group, `drafts.${group}`, ...gone])]);
    return { assets: assets.map(({ id }) => id), files, remarks, deliveries };
  }

  async function takeUp(note: ErasureNote): Promise<readonly Omit<Erased, 'overwritten'>[]> {
    if (!datasets.list().some(({ name }) => name === note.dataset)) {
      notes.remove(note);
      return [];
    }
    try {
      return [await eraseIn(datasets.get(note.dataset), note.group, note)];
    } catch (error) {
      report(`The erasure of "${note.group}" was cut off, and could not be brought to its end yet.`, error);
      return [];
    }
  }

  async function collect(): Promise<void> {
    try {
      await collectFiles({ ...options, now: Date.now(), signal: closed.signal });
    } catch (error) {
      if (!closed.signal.aborted) report('Files of deleted assets could not be removed; it is tried again.', error);
    }
  }

  // A large file would keep those from writing to it who only start.
  void overwrite((file) => file.isSmall());
  void collect();
  const timers = [setInterval(() => void overwrite(), LOOK_MS), setInterval(() => void collect(), COLLECT_MS)];
  for (const timer of timers) timer.unref();
  return {
    overwrite: () => overwrite(),
    async erase(name, id) {
      const group = publishedId(id);
      if (group.startsWith('_.')) throw new LakeError(400, 'validationError', `"${group}" belongs to the system.`);
      const cutOff = notes.list().find((note) => note.dataset === name && note.group === group);
      const dataset = datasets.get(name);
      // Once what others are writing just now is written.
      await dataset.transactor.queued(() => undefined);
      const erased = await eraseIn(dataset, group, cutOff);
      return { ...erased, overwritten: await overwrite() };
    },
    async resume() {
      const erased: Omit<Erased, 'overwritten'>[] = [];
      for (const note of notes.list()) erased.push(...(await takeUp(note)));
      if (erased.length === 0) return [];
      const overwritten = await overwrite();
      return erased.map((one) => ({ ...one, overwritten }));
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

import { createTurns, shareUnderway } from './turns.ts';
import { folderOriginals, openFile } from './folder-originals.ts';
import { bucketOriginals } from './bucket-originals.ts';
import type { LakeConfig } from '../config/config.ts';
import type { AssetKind } from './asset-files.ts';
import type { InTurn } from './turns.ts';

/** Whose file it is. Callers check the name first (`isAssetName`). */
export interface Original {
  readonly kind: AssetKind;
  readonly dataset: string;
  readonly name: string;
}

/** A file that is there. */
export interface StoredFile {
  readonly size: number;
  /** A part of it, both ends included; read as it is sent. */
  read(start: number, end: number): BodyInit | Promise<BodyInit>;
}

export interface Listed {
  readonly name: string;
  /** When it was written, in milliseconds since 1970. */
  readonly writtenAt: number;
}

/**
 * Files of assets as they were uploaded. One is written once and never changed, and is either whole or absent.
 * Whatever is done to one may fail with LakeError 503 when they are kept elsewhere, and that cannot be reached.
 */
export interface OriginalStore {
  /** Where they are, in a word, when that is not the data folder. */
  readonly elsewhere: string | undefined;
  /**
   * Done once, before anybody asks.
   * @throws Error when the store cannot be used as it is set up, or not now while there are files to carry over
   */
  prepare(): Promise<void>;
  /** Whether it could be used when it was last looked at. Asking begins the next look, for whoever asks later. */
  isReachable(): boolean;
  /** Keeps a finished file of the data folder, which is taken away from where it was. */
  keep(original: Original, path: string): Promise<void>;
  /** Told when the document of a kept file is there. */
  settle(original: Original): Promise<void>;
  /** Names of files that were about to be kept and are not settled: of uploads that are under way, or were cut off. */
  unsettled(kind: AssetKind, dataset: string): AsyncIterable<Listed> | Iterable<Listed>;
  has(original: Original): Promise<boolean>;
  open(original: Original): Promise<StoredFile | undefined>;
  /** A path where it can be read from the disk, soon: it may go again. */
  local(original: Original): Promise<string | undefined>;
  /** @returns whether it was there */
  remove(original: Original): Promise<boolean>;
  list(kind: AssetKind, dataset: string): AsyncIterable<Listed>;
  /** Gives a dataset all files of another one. */
  copyAll(from: string, to: string): Promise<void>;
  removeAll(dataset: string): Promise<void>;
}

export interface Originals extends OriginalStore {
  /**
   * Whether a file is needed is known by its document: who writes or removes one of the two does it in turn with the others,
   * so that no upload finds a file that is about to go. Within a turn, `open` and `local` would wait for its end.
   */
  readonly inTurn: InTurn<Original>;
}

/** @param report told about a place that cannot be used right now */
export function openOriginals(
  { dataDir, files }: Pick<LakeConfig, 'dataDir' | 'files'>,
  report: (message: string, error: unknown) => void = () => undefined,
): Originals {
  const folder = folderOriginals(dataDir);
  const store = files.bucket ? bucketOriginals(files.bucket, { dataDir, before: folder, report }) : folder;
  const keyOf = ({ kind, dataset, name }: Original) => `${kind} ${dataset} ${name}`;
  const inTurn = createTurns(keyOf);
  // It may be fetched: what is erased meanwhile must not stay on the disk. Nobody waits behind others who get no answer.
  const local = shareUnderway(keyOf, (original: Original) => inTurn(original, () => store.local(original)));
  return {
    ...store,
    inTurn,
    local,
    async open(original) {
      // A picture is looked at again, in another size.
      if (original.kind !== 'image') return store.open(original);
      const path = await local(original);
      return path === undefined ? undefined : openFile(path);
    },
  };
}

import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Published } from './dependencies.ts';
import type { Replica } from './replica.ts';

/** What a process that starts without the Content Lake shows. */
interface Snapshot {
  /** Whose content it is: another project's is none. */
  readonly project: string;
  readonly documents: readonly Published[];
  /** Addresses that led somewhere, with the id of the document. */
  readonly formerPaths: Readonly<Record<string, string>>;
}

/** Milliseconds in which changes are collected. */
const PAUSE_MS = 200;

/** @returns undefined where there is none, or one of another project */
export async function readSnapshot(file: string, project: string): Promise<Snapshot | undefined> {
  try {
    const snapshot = JSON.parse(await readFile(file, 'utf8')) as Partial<Snapshot>;
    const { documents, formerPaths = {} } = snapshot;
    const isWhole = Array.isArray(documents) && documents.every(isDocument);
    return snapshot.project === project && isWhole ? { project, documents, formerPaths } : undefined;
  } catch {
    return undefined;
  }
}

function isDocument(value: unknown): value is Published {
  return ['_id', '_type', '_rev'].every((name) => typeof Object(value)[name] === 'string');
}

/**
 * Writes what the replica holds, whole, a moment after each change: what was withdrawn is in no file then. A file that cannot be
 * written is reported once and does not stop anything.
 */
export function keepSnapshot(
  file: string,
  project: string,
  {
    replica,
    formerPaths,
    onWritten,
    warn,
  }: {
    readonly replica: Replica;
    readonly formerPaths: () => Readonly<Record<string, string>>;
    readonly onWritten?: () => Promise<void>;
    readonly warn: (message: string) => void;
  },
): void {
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let isReported = false;

  async function write(): Promise<void> {
    const unfinished = `${file}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      const snapshot: Snapshot = { project, documents: replica.documents(), formerPaths: formerPaths() };
      await writeFile(unfinished, JSON.stringify(snapshot), { mode: 0o600 });
      await rename(unfinished, file);
      await onWritten?.();
    } catch (error) {
      if (!isReported) warn(`Pages will not outlive a restart without the Content Lake: ${String(error)}`);
      isReported = true;
    }
  }

  replica.onChange(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      writing = writing.then(write);
    }, PAUSE_MS).unref();
  });
}

import { join } from 'node:path';
import { runProcess } from '../backup/run-process.ts';
import type { FileSettings } from '../config/file-settings.ts';

export interface CopyOptions {
  /** False: documents alone, as if they had just been written. */
  readonly withHistory: boolean;
  /** Documents of releases, and the versions in them. */
  readonly withReleases: boolean;
}

export interface CopyOrder extends CopyOptions {
  readonly dataDir: string;
  readonly from: string;
  readonly to: string;
  /** The start of the addresses of its pictures and files, without `/images/…`. */
  readonly publicUrl: string;
  readonly projectId: string;
  readonly files: FileSettings;
}

const MAIN = join(import.meta.dirname, 'copy-process.ts');

/** Where a copy is put together, below the data folder: in no backup (`backup/contents.ts`). */
export const copyFolder = (to: string) => `copying-${to}`;

/**
 * Puts the files of another dataset in place, in a process of its own: a large one would keep the lake from answering.
 * @throws Error when one cannot be written; what is there then is only part of it
 */
export async function copyDataset(order: CopyOrder, signal: AbortSignal): Promise<void> {
  const report = await runProcess<{ readonly ok: true }>(MAIN, order, signal);
  if (!report.ok) throw new Error(report.message);
}

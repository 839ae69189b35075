import { existsSync } from 'node:fs';
import { assetIdOf } from '#lake/assets/asset-files.ts';
import { ASSET_KINDS } from '#lake/assets/folder-originals.ts';
import { openOriginals } from '#lake/assets/originals.ts';
import { journalPath, readJournal } from '#lake/backup/journal/journal-file.ts';
import { lostUploads } from '#lake/backup/try-out.ts';
import { openDataset } from '#lake/dataset.ts';
import { collectFiles, GRACE_MS } from '#lake/erasure/asset-files.ts';
import type { LakeConfig } from '#lake/config/config.ts';
import type { Findings, Stored } from './stored.ts';
import type { Acknowledged } from './writer.ts';

/** The journal has what was acknowledged this long ago: 2 s are promised, and the machine is busy. */
const JOURNAL_MS = 5_000;

/** What was acknowledged so long before a moment that the journal has it. */
export function dueAt(moment: number, acknowledged: Acknowledged): Acknowledged {
  return new Map([...acknowledged].filter(([, { at }]) => at < moment - JOURNAL_MS));
}

/** The journal goes on from a backup, and has every transaction that is due. */
export async function checkJournal(
  { backup, dataset }: LakeConfig,
  { transactions }: Stored,
  due: Acknowledged,
  findings: Findings,
): Promise<void> {
  const path = journalPath(backup.folder, dataset);
  const kept = new Set<string>();
  if (existsSync(path)) {
    for await (const place of readJournal(path)) {
      if ('timestamp' in place) kept.add(place.transactionId);
      else for (const id of transactions.slice(0, place.after.sequence)) kept.add(id);
    }
  }
  const lost = [...due.keys()].filter((id) => !kept.has(id));
  findings.same(lost, [], 'transactions that the journal lacks');
}

/** Every document of an upload has its file. */
export async function checkFiles(config: LakeConfig, findings: Findings): Promise<void> {
  const dataset = openDataset({ dataDir: config.dataDir, name: config.dataset });
  try {
    const lost = await lostUploads([openOriginals(config)], dataset);
    findings.same(lost, [], 'documents of uploads without their file');
  } finally {
    dataset.close();
  }
}

/** Sweeps as a lake does days later: then every file has its document. */
export async function checkSwept(config: LakeConfig, findings: Findings): Promise<void> {
  const { dataDir, dataset: name } = config;
  const dataset = openDataset({ dataDir, name });
  const originals = openOriginals(config);
  try {
    const datasets = { get: () => dataset, list: () => [{ name, addonFor: undefined }] };
    await collectFiles({ config, datasets, originals, now: Date.now() + 2 * GRACE_MS });
    for (const kind of ASSET_KINDS) {
      const unnamed: string[] = [];
      for await (const file of originals.list(kind, name)) {
        if (!dataset.reader.get(assetIdOf(kind, file.name))) unnamed.push(file.name);
      }
      findings.same(unnamed, [], 'files after the sweep that no document names');
    }
  } finally {
    dataset.close();
  }
}

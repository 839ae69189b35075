import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createBackup } from './backup/create-backup.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run backup [-- --to FILE] [--data FOLDER]

Writes everything the lake keeps (documents with their history, files, accounts) into one verified archive.
The lake may be running and written to meanwhile.`;

const { values } = parseArgs({
  options: { to: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
});

async function main(): Promise<string> {
  if (values.help) return USAGE;
  const dataDir = resolve(values.data ?? readSettings().dataDir);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const target = resolve(values.to ?? join(`${dataDir}-backups`, `${stamp}Z.tar.gz`));
  if (await stat(target).catch(() => undefined)) throw new Error(`${target} exists already; choose another name.`);
  const { files } = await createBackup(dataDir, target);
  const { size } = await stat(target);
  return `${target}\n${files.length} files, ${(size / 1024 / 1024).toFixed(1)} MB, read back and verified.`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

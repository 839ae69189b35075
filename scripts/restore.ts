import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { restoreBackup } from '#lake/backup/restore-backup.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE [--data FOLDER] [--identity FILE] [--force]

Verifies the archive and puts it in place of the data folder. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted. An encrypted archive (.age) is opened with --identity, the
file that holds its secret key (AGE-SECRET-KEY-1…).`;

const { values } = readCommandLine(USAGE, {
  options: {
    from: { type: 'string' },
    data: { type: 'string' },
    identity: { type: 'string' },
    force: { type: 'boolean', default: false },
  },
});

async function main(): Promise<string> {
  if (values.from === undefined) throw new Error(USAGE);
  const dataDir = resolve(values.data ?? readSettings().dataDir);
  const { manifest, before } = await restoreBackup(resolve(values.from), dataDir, {
    force: values.force,
    identity: values.identity === undefined ? undefined : identityIn(values.identity),
  });
  const kept = before === undefined ? '' : `\nThe data that was there before is in ${before}.`;
  return `Restored ${manifest.files.length} files of ${manifest.createdAt} into ${dataDir}.${kept}`;
}

/** The key as `npm run backup -- --new-key` or `age-keygen` wrote it, with comments. */
function identityIn(file: string): string {
  const line = readFileSync(resolve(file), 'utf8')
    .split(/\s+/)
    .find((word) => word.startsWith('AGE-SECRET-KEY-'));
  if (line === undefined) throw new Error(`${file} holds no secret key (AGE-SECRET-KEY-1…).`);
  return line;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

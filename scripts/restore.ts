import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './restore/restore-backup.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run restore -- --from FILE [--data FOLDER] [--force]

Verifies the archive and puts it in place of the data folder. The lake must be stopped. Data that is there already is
only replaced with --force, and then moved aside, not deleted.`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    data: { type: 'string' },
    force: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  },
});

async function main(): Promise<string> {
  if (values.help) return USAGE;
  if (values.from === undefined) throw new Error(USAGE);
  const dataDir = resolve(values.data ?? readSettings().dataDir);
  const { manifest, before } = await restoreBackup(resolve(values.from), dataDir, values.force);
  const kept = before === undefined ? '' : `\nThe data that was there before is in ${before}.`;
  return `Restored ${manifest.files.length} files of ${manifest.createdAt} into ${dataDir}.${kept}`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

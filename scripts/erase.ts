import { resolve } from 'node:path';
import { eraseCommand } from '#lake/cli/erase.ts';
import { readClinicConfig } from '../clinic/lake.ts';
import { readCommandLine } from './command-line.ts';
import { readSettings } from './settings.ts';

const USAGE = `Usage: npm run erase -- --document ID [--dataset NAME] [--data FOLDER]

Erases a document for good: published, draft and versions, their history, comments and tasks about it, and the pictures and
files that nothing else uses. The lake may be running. What was erased and where else it may still lie: docs/privacy.md.`;

async function main(): Promise<string> {
  const { values } = readCommandLine(USAGE, {
    options: {
      document: { type: 'string' },
      dataset: { type: 'string' },
      data: { type: 'string' },
    },
  });
  if (!values.document) throw new Error(USAGE);
  // Also reads .env.
  const { dataDir, lakeUrl, elsewhere } = readSettings();
  if (elsewhere) throw new Error('The content is elsewhere (SANITY_API_HOST or LAKE_URL): erase it there.');
  const config = readClinicConfig({ ...process.env, DATA_DIR: values.data ? resolve(values.data) : dataDir });
  return eraseCommand({ config, document: values.document, dataset: values.dataset, lakeUrl });
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { createClient } from '@sanity/client';
import type { Accounts } from '../accounts/accounts.ts';
import type { LakeConfig } from '../config/config.ts';

/**
 * Gives the main dataset what an archive holds, by Sanity's own import and with a token that ends with it. Documents of the same
 * ids are replaced, others stay.
 * @param port of the lake, which is being served
 * @throws Error when it cannot be read or holds what is refused; what came before that stays
 */
export async function importArchive(
  file: string,
  { projectId, dataset }: LakeConfig,
  { robots }: Accounts,
  port: number,
): Promise<void> {
  await access(file);
  // Loaded for this alone: an ordinary start does not need it.
  const { sanityImport } = await import('@sanity/import');
  const { token, robot } = robots.create('--import', 'administrator');
  try {
    const client = createClient({
      apiHost: `http://127.0.0.1:${port}`,
      useProjectHostname: false,
      projectId,
      dataset,
      apiVersion: '2025-02-19',
      useCdn: false,
      token,
    });
    const options = { client, operation: 'createOrReplace', releasesOperation: 'replace' } as const;
    const { numDocs, warnings } = await sanityImport(createReadStream(file), options);
    process.stdout.write(`Imported ${numDocs} documents from ${file}.\n`);
    for (const { message } of warnings) process.stdout.write(`  ${message}\n`);
  } finally {
    robots.revoke(robot.id);
  }
}

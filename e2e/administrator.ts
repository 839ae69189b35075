import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { runCommand } from '../scripts/run-command.ts';
import { root, type Settings } from '../scripts/settings.ts';

/** Makes a token with all rights in the lake's data folder. */
export async function administratorToken(dataDir: string): Promise<string> {
  const args = ['token', 'create', '--role', 'administrator', '--label', 'journey', '--data', dataDir];
  return (await runCommand(process.execPath, [join(root, 'lake/main.ts'), ...args], { cwd: root })).trim();
}

/** An administrator's client of a lake: prepares documents and reads what is stored, drafts included. */
export async function administrator({ dataDir, lakeUrl }: Settings, projectId = 'clinica'): Promise<SanityClient> {
  return createClient({
    projectId,
    dataset: 'production',
    apiHost: lakeUrl,
    apiVersion: '2025-02-19',
    useProjectHostname: false,
    useCdn: false,
    perspective: 'raw',
    token: await administratorToken(dataDir),
  });
}

import { join } from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { buildStudio, studioDir } from '../scripts/build.ts';
import { runCommand } from '../scripts/run-command.ts';
import { root } from '../scripts/settings.ts';
import type { RoleName } from '../lake/auth/roles.ts';
import { serveStudio } from './studio-server.ts';
import { temporaryLake } from './temporary-lake.ts';

/** Somebody who can sign in. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Lake and built Studio without the site: what journeys need that stay inside Studio. */
export interface StudioStack {
  /** Origin that serves `/studio` and `/lake`. */
  readonly siteUrl: string;
  readonly lakeUrl: string;
  /** An administrator's client of the lake: prepares documents and reads what is stored, drafts included. */
  readonly client: SanityClient;
  createAccount(name: string, role: RoleName): Promise<Account>;
  log(): string;
  stop(): Promise<void>;
}

/** Starts lake and Studio on an empty data folder, building Studio first where its sources changed. */
export async function startStudioStack(): Promise<StudioStack> {
  const lake = await temporaryLake({ announces: false });
  const { settings } = lake;
  const lakeCommand = (...args: string[]) =>
    runCommand(process.execPath, [join(root, 'lake/main.ts'), ...args, '--data', settings.dataDir], { cwd: root });
  try {
    await Promise.all([lake.start(), buildStudio(settings)]);
    const token = (await lakeCommand('token', 'create', '--role', 'administrator', '--label', 'journey')).trim();
    const server = await serveStudio(studioDir, settings.lakeUrl, settings.port);
    return {
      siteUrl: settings.siteUrl,
      lakeUrl: settings.lakeUrl,
      client: createClient({
        projectId: 'clinica',
        dataset: 'production',
        apiHost: settings.lakeUrl,
        apiVersion: '2025-02-19',
        useProjectHostname: false,
        useCdn: false,
        perspective: 'raw',
        token,
      }),
      createAccount: async (name, role) => {
        const account = { email: `${name.toLowerCase()}@clinica.local`, password: 'frase longa para testes' };
        const { email, password } = account;
        await lakeCommand('user', 'create', '--email', email, '--name', name, '--role', role, '--password', password);
        return account;
      },
      log: lake.log,
      stop: async () => {
        await server.close();
        await lake.remove();
      },
    };
  } catch (error) {
    // A process left running would keep the test runner waiting for ever.
    await lake.remove();
    throw new Error(`Lake and Studio did not start. The lake printed:\n${lake.log()}`, { cause: error });
  }
}

import type { SanityClient } from '@sanity/client';
import { buildStudio, studioDir } from '../scripts/build.ts';
import type { Settings } from '../scripts/settings.ts';
import type { ClinicRole } from '../clinic/roles.ts';
import { type Account, administrator, createAccount } from './administrator.ts';
import { serveStudio } from './studio-server.ts';
import { temporaryLake } from './temporary-lake.ts';

/** Lake and built Studio without the site: what journeys need that stay inside Studio. */
export interface StudioStack {
  /** Origin that serves `/studio` and `/lake`. */
  readonly siteUrl: string;
  readonly lakeUrl: string;
  readonly settings: Settings;
  /** An administrator's client of the lake: prepares documents and reads what is stored, drafts included. */
  readonly client: SanityClient;
  createAccount(name: string, role: ClinicRole): Promise<Account>;
  log(): string;
  lakePid(): number;
  stop(): Promise<void>;
}

/**
 * Starts lake and Studio on an empty data folder, building Studio first where its sources changed.
 * @param env variables of the lake beside those that every journey has
 */
export async function startStudioStack(env: Readonly<Record<string, string>> = {}): Promise<StudioStack> {
  const lake = await temporaryLake();
  const { settings } = lake;
  try {
    await Promise.all([lake.start(env), buildStudio(settings)]);
    const server = await serveStudio(studioDir, settings.lakeUrl, settings.port);
    return {
      siteUrl: settings.siteUrl,
      lakeUrl: settings.lakeUrl,
      settings,
      client: await administrator(settings),
      createAccount: (name, role) => createAccount(settings.dataDir, name, role),
      log: lake.log,
      lakePid: () => lake.pid() ?? 0,
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

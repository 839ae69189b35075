import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite, stop, waitFor } from '../scripts/processes.ts';
import type { Settings } from '../scripts/settings.ts';
import { freePort } from './free-port.ts';

/** One more server of the built site, with a data folder of its own. */
export interface SiteInstance {
  readonly url: string;
  log(): string;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

interface Options {
  /** Address of the site as visitors know it, and where its content is. */
  readonly settings: Pick<Settings, 'siteUrl' | 'lakeUrl' | 'elsewhere'>;
  readonly webhookSecret: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a server of a site that is built. Nothing is known to its data folder, and its cache is not refreshed. */
export async function startInstance({ settings, webhookSecret, port, env = {} }: Options): Promise<SiteInstance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clinic-instance-'));
  const { siteUrl, lakeUrl, elsewhere } = settings;
  const own: Settings = {
    port: port ?? (await freePort()),
    lakePort: 0,
    dataDir,
    adminPassword: undefined,
    siteUrl,
    lakeUrl,
    elsewhere,
  };
  const child = startSite({ settings: own, webhookSecret, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()));
  const url = `http://localhost:${own.port}`;
  const end = async () => {
    await stop(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await waitFor(`${url}/healthz`, child);
  } catch (error) {
    await end();
    throw new Error(`The instance did not start. It printed:\n${output}`, { cause: error });
  }
  return { url, log: () => output, stop: end };
}

import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from '../../scripts/build.ts';
import { startSite, stop, waitFor } from '../../scripts/processes.ts';
import type { Stack } from '../stack.ts';
import { temporaryLake } from '../temporary-lake.ts';
import { openSlowLine, type SlowLine } from './slow-line.ts';

/** A complete product in which things can be broken, and mended, while it is used. */
export interface FaultyStack extends Pick<
  Stack,
  'siteUrl' | 'lakeUrl' | 'settings' | 'log' | 'stopLake' | 'startLake' | 'stop'
> {
  /** Between the site and the lake; Studio comes this way too. */
  readonly line: SlowLine;
  /** Sets the wall clock of the site so many milliseconds ahead of the real one. */
  setClock(ahead: number): void;
  /** Makes every write of the lake fail as on a full disk, or lets it write again. */
  fillDisk(isFull: boolean): void;
}

const CLOCK = pathToFileURL(join(import.meta.dirname, 'movable-clock.ts')).href;
/** The lock file and the empty beginning of a file still fit: what fails is what would make a file longer. */
const SMALL = 4096;

export async function startFaultyStack(): Promise<FaultyStack> {
  const lake = await temporaryLake();
  const { settings, webhookSecret } = lake;
  const line = await openSlowLine(settings.lakePort);
  let site: ChildProcess | undefined;
  const stopAll = async () => {
    if (site) await stop(site);
    await lake.remove();
    line.close();
  };
  try {
    await lake.start();
    await build(settings);
    site = lake.record(
      startSite({
        settings: { ...settings, lakeUrl: line.url },
        webhookSecret,
        stdio: 'pipe',
        env: { NODE_OPTIONS: `--import=${CLOCK}` },
      }),
    );
    await waitFor(`${settings.siteUrl}/healthz`, site);
  } catch (error) {
    await stopAll();
    throw new Error(`The product did not start. It printed:\n${lake.log()}`, { cause: error });
  }
  return {
    siteUrl: settings.siteUrl,
    lakeUrl: settings.lakeUrl,
    settings,
    log: lake.log,
    line,
    stopLake: lake.stop,
    startLake: lake.start,
    stop: stopAll,
    setClock: (ahead) => void site?.send({ clock: ahead }),
    fillDisk: (isFull) => {
      const limit = isFull ? `${SMALL}:unlimited` : 'unlimited';
      execFileSync('prlimit', ['--pid', String(lake.pid()), `--fsize=${limit}`]);
    },
  };
}

import { setTimeout as pause } from 'node:timers/promises';
import { heldBy } from '../soak/soak.ts';
import { percentile } from '../soak/complaints.ts';
import { get, steadyTraffic } from '../soak/traffic.ts';
import type { Act } from '../soak/traffic.ts';
import type { Measured } from './judge.ts';

export interface Victims {
  readonly siteUrl: string;
  readonly paths: readonly string[];
  /** Of an editor who is signed in. */
  readonly token: string;
  /** Of the lake and of the site, where they are our own. */
  readonly pids: { readonly lake?: number | undefined; readonly site?: number | undefined };
}

/** Requests a second, of visitors and of the editor. */
interface Pace {
  readonly pages: number;
  readonly saves: number;
}

const USUAL: Pace = { pages: 10, saves: 5 };
/** Compiles what is compiled by use, and makes memory as large as it is on an ordinary day. */
export const BUSY: Pace = { pages: 40, saves: 20 };

/** Reads pages as visitors do and saves as an editor does, and tells how long that took. */
export async function measure(victims: Victims, seconds: number, pace: Pace = USUAL): Promise<Measured> {
  const { siteUrl, paths, pids } = victims;
  let visits = 0;
  const read = () => get(siteUrl + (paths[(visits += 1) % paths.length] ?? '/'));
  const pages = steadyTraffic([read], pace.pages);
  const saves = steadyTraffic([saving(victims)], pace.saves);
  const most = { lake: 0, site: 0 };
  for (let second = 0; second < seconds; second += 1) {
    await pause(1000);
    for (const name of ['lake', 'site'] as const) {
      const pid = pids[name];
      if (pid !== undefined) most[name] = Math.max(most[name], heldBy(pid).memory);
    }
  }
  await Promise.all([pages.stop(), saves.stop()]);
  const [read99, save99] = [pages.take(), saves.take()];
  for (const error of [...read99.errors, ...save99.errors].slice(0, 3)) console.error(error);
  return {
    pageMs: percentile(read99.times, 99) ?? Infinity,
    saveMs: percentile(save99.times, 99) ?? Infinity,
    lakeMb: pids.lake === undefined ? undefined : most.lake,
    siteMb: pids.site === undefined ? undefined : most.site,
    failed: read99.errors.length + save99.errors.length,
  };
}

let saves = 0;

/** One more word in a draft, on the way that Studio takes. */
function saving({ siteUrl, token }: Victims): Act {
  return async () => {
    const document = { _id: 'drafts.attack', _type: 'attack', title: `Texto ${(saves += 1)}` };
    const reply = await fetch(`${siteUrl}/lake/v2025-02-19/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations: [{ createOrReplace: document }] }),
      signal: AbortSignal.timeout(30_000),
    });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${reply.status} for a save`);
  };
}

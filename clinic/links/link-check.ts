import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fetchOutside } from '#lake/outside/fetch-outside.ts';
import { SendFailure } from '#lake/outside/send.ts';
import { writeStateFile } from '#lake/store/state-file.ts';
import type { LakeConfig } from '#lake/config/config.ts';
import type { Reader } from '#lake/store/types.ts';
import { type OutsideLink, outsideLinks } from './links-in.ts';

const brokenSchema = z.object({
  url: z.string(),
  id: z.string(),
  type: z.string(),
  path: z.string(),
  /** The status of the answer; null where there was none. */
  status: z.number().nullable(),
});

const stateSchema = z.object({
  /** When all links were last looked at; ISO 8601, UTC. */
  checkedAt: z.string(),
  /** Nobody answered: the network was away, and no link is blamed. */
  isOffline: z.boolean(),
  broken: z.array(brokenSchema),
});

export type LinkState = z.infer<typeof stateSchema>;

export interface LinkCheck {
  /** Of the last check, without what was mended or taken away since; undefined before the first. */
  readonly state: () => LinkState | undefined;
  readonly isRunning: () => boolean;
  /** Looks at all links now. */
  readonly run: () => Promise<void>;
  readonly stop: () => void;
}

interface Options {
  readonly config: Pick<LakeConfig, 'dataDir' | 'webhookHosts'>;
  readonly reader: Pick<Reader, 'all' | 'get'>;
  readonly report: (message: string, error: unknown) => void;
  readonly now?: () => number;
}

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;
const TIMEOUT_MS = 15_000;
/** Name of the file in the data folder. */
const FILE = 'links.json';

/**
 * Looks once a week whether the links to other sites in published content still open: one after the other, each address once.
 * The first time is an hour after the lake has started, so that a lake for a test asks nobody.
 */
export function startLinkCheck({ config, reader, report, now = Date.now }: Options): LinkCheck {
  const file = join(config.dataDir, FILE);
  let state = readState(file);
  let running: Promise<void> | undefined;
  let isStopped = false;

  async function check(): Promise<void> {
    const byUrl = Map.groupBy(outsideLinks(reader.all()), ({ url }) => url.replace(/#.*$/, ''));
    const broken: z.infer<typeof brokenSchema>[] = [];
    let answers = 0;
    for (const [url, links] of byUrl) {
      if (isStopped) return;
      const status = await statusOf(url, config.webhookHosts);
      if (status !== null) answers += 1;
      if (isBroken(status)) broken.push(...links.map((link) => ({ ...link, status })));
    }
    const isOffline = byUrl.size > 0 && answers === 0;
    state = { checkedAt: new Date(now()).toISOString(), isOffline, broken: isOffline ? [] : broken };
    writeStateFile(file, JSON.stringify(state));
  }

  function isStillThere({ id, path, url }: OutsideLink): boolean {
    const document = reader.get(id);
    return document !== undefined && outsideLinks([document]).some((link) => link.path === path && link.url === url);
  }

  const run = () =>
    (running ??= check()
      .catch((error: unknown) => report('The links to other sites could not be checked.', error))
      .finally(() => (running = undefined)));
  const timer = setInterval(() => {
    const last = state && !state.isOffline ? Date.parse(state.checkedAt) : 0;
    if (now() - last >= WEEK_MS) void run();
  }, HOUR_MS);
  timer.unref();
  return {
    state: () => state && { ...state, broken: state.broken.filter(isStillThere) },
    isRunning: () => running !== undefined,
    run,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}

/** Sites refuse programs in many ways (401, 403, 429, 999), and show people the page. */
const isBroken = (status: number | null) =>
  status === null || status === 404 || status === 410 || (status >= 500 && status < 600);

/** @returns null where nobody answers. Some answer nothing but a page that is asked for as a whole. */
async function statusOf(url: string, allowedHosts: readonly string[]): Promise<number | null> {
  const asked = { url, allowedHosts, timeout: TIMEOUT_MS, mostBytes: 1024 };
  const status = await fetchOutside({ ...asked, method: 'HEAD' }).then(toStatus, nobody);
  if (status !== null && status < 400) return status;
  return await fetchOutside({ ...asked, method: 'GET' }).then(toStatus, nobody);
}

const toStatus = ({ status }: { readonly status: number }) => status;

function nobody(error: unknown): null {
  if (error instanceof SendFailure) return null;
  throw error;
}

function readState(file: string): LinkState | undefined {
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

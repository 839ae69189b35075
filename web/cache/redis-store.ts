import { randomUUID } from 'node:crypto';
import { createClient, RESP_TYPES } from '@redis/client';
import { z } from 'zod';
import { ALL_CONTENT } from './tags.ts';
import type { SharedStore } from './shared-store.ts';

const ALL_BUILDS = 'clinic:';

/** Pages name the files of their build, so only instances of one build can share them. */
function keyPrefix(buildId: string): string {
  return `${ALL_BUILDS}${buildId}:`;
}

/**
 * The name in Redis: what is known of the content, other than what was made of it, outlives a build. While a new build takes
 * the place of an old one, a webhook to either is news for both.
 */
function storedName(key: string, buildId: string): string {
  return (/^(?:last-good:|address:|expired-tags$|news$)/.test(key) ? ALL_BUILDS : keyPrefix(buildId)) + key;
}

/** Its presence says that some instance was running within the last minute. */
const ALIVE = 'alive';

/** Sorted set: every tag that has expired, with the moment (milliseconds since the epoch). */
const EXPIRED_TAGS = 'expired-tags';

/** Channel on which the same is told at once. */
const NEWS = 'news';

/** Patterns of what was made of the content, whatever build made it. */
const MADE = [`${ALL_BUILDS}*:page:*`, `${ALL_BUILDS}*:read:*`] as const;

interface RedisStoreOptions {
  /** `redis://…` or `rediss://…`, with user, password and database where needed. */
  readonly url: string;
  readonly buildId: string;
  /** Told which tags others have expired, by tag in milliseconds since the epoch; also what was missed meanwhile. */
  readonly onExpired: (times: ReadonlyMap<string, number>) => void;
  /** What has expired as far as this instance knows: a Redis that was emptied learns it again. */
  readonly expired: () => ReadonlyMap<string, number>;
  readonly log?: Pick<Console, 'warn' | 'error'>;
}

/** Longest wait for an answer: rendering a page anew takes less. */
const TIMEOUT_MS = 1_000;
/** The same for the first contact: a process that starts has much else to do. */
const FIRST_TIMEOUT_MS = 5_000;
/** A store that fails so often in a row is left alone for a while: it must not make every page slow. */
const MAX_FAILURES = 3;
const PAUSE_MS = 5_000;
const HEARTBEAT_MS = 5_000;
/** Content lives for a day (`cacheLife` in next.config.ts); what expired before is gone by itself. */
const TAGS_LIFETIME_MS = 25 * 60 * 60 * 1000;

const message = z.object({ from: z.string(), tags: z.array(z.string()) });

/** Opens a store in Redis. Its absence is reported once and never an error: see {@link SharedStore}. */
export function openRedisStore({ url, buildId, onExpired, expired, log = console }: RedisStoreOptions): SharedStore {
  const me = randomUUID();
  const aliveKey = storedName(ALIVE, buildId);
  const tagsKey = storedName(EXPIRED_TAGS, buildId);
  const channel = storedName(NEWS, buildId);
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: TIMEOUT_MS, reconnectStrategy: (attempts) => Math.min(100 * 2 ** attempts, 3_000) },
  });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  const news = client.duplicate();
  /** Expired here while nobody could be told. */
  const untold = new Map<string, number>();
  let awayUntil = 0;
  let failures = 0;
  let reported = false;
  let beginning: Promise<void> | undefined;

  function isAway(): boolean {
    return !client.isReady || Date.now() < awayUntil;
  }

  function reportAway(error: unknown): void {
    if (reported) return;
    reported = true;
    log.error(`The shared cache does not answer; this instance goes on alone. ${String(error)}`);
  }

  /** @returns undefined instead of failing or waiting for long */
  async function attempt<Result>(task: () => Promise<Result>): Promise<Result | undefined> {
    if (isAway()) return undefined;
    try {
      const result = await within(TIMEOUT_MS, task());
      failures = 0;
      if (reported) recover();
      return result;
    } catch (error) {
      // One late answer says that this process is busy rather than that the store is away.
      failures += 1;
      if (failures < MAX_FAILURES) return undefined;
      failures = 0;
      awayUntil = Date.now() + PAUSE_MS;
      reportAway(error);
      return undefined;
    }
  }

  async function tell(times: ReadonlyMap<string, number>): Promise<boolean> {
    const told = await attempt(() =>
      client
        .multi()
        .zAdd(tagsKey, membersOf(times), { comparison: 'GT' })
        .publish(channel, JSON.stringify({ from: me, tags: [...times.keys()] }))
        .exec(),
    );
    return told !== undefined;
  }

  /** After every connection: what others expired meanwhile is taken over, and they hear what they missed. */
  async function catchUp(): Promise<void> {
    awayUntil = 0;
    // Both connections and the start come here at the same time.
    await (beginning ??= dropWhatNobodyKept());
    const oldest = Date.now() - TAGS_LIFETIME_MS;
    const known = await attempt(async () => {
      await client.zRemRangeByScore(tagsKey, '-inf', oldest);
      return await client.zRangeWithScores(tagsKey, 0, -1);
    });
    if (!known) return;
    const times = new Map(known.map(({ value, score }) => [value, score]));
    const lost = new Map([...expired()].filter(([tag, time]) => !times.has(tag) && time > oldest));
    if (lost.size > 0) await attempt(() => client.zAdd(tagsKey, membersOf(lost), { comparison: 'GT' }));
    onExpired(times);
    const owed = new Map(untold);
    if (owed.size > 0 && (await tell(owed))) {
      for (const [tag, time] of owed) if (untold.get(tag) === time) untold.delete(tag);
    }
    await beat();
  }

  /** Where no instance was running, nobody has heard what was published meanwhile: nothing that is kept may be shown. */
  async function dropWhatNobodyKept(): Promise<void> {
    const alive = await attempt(() => client.exists(aliveKey));
    if (alive === undefined) beginning = undefined;
    if (alive !== 0) return;
    const times = new Map([[ALL_CONTENT, Date.now()]]);
    await tell(times);
    onExpired(times);
  }

  function recover(): void {
    reported = false;
    log.warn('The shared cache answers again.');
    void catchUp();
  }

  const beat = () => attempt(() => client.set(aliveKey, me, { expiration: { type: 'EX', value: 60 } }));
  // What one late answer kept from being told is told then, too.
  const heartbeat = setInterval(() => void (untold.size > 0 ? catchUp() : beat()), HEARTBEAT_MS);
  heartbeat.unref();

  function hear(text: string): void {
    const parsed = message.safeParse(JSON.parse(text)).data;
    if (!parsed || parsed.from === me) return;
    // Of the own clock: what was rendered here before this moment may show the old content.
    const now = Date.now();
    onExpired(new Map(parsed.tags.map((tag) => [tag, now])));
  }

  for (const connection of [client, news]) connection.on('error', reportAway);
  client.on('ready', () => void catchUp());
  // Whatever was told while nobody listened.
  news.on('ready', () => void catchUp());
  const connected = Promise.all([client.connect(), news.connect().then(() => news.subscribe(channel, hear))]);
  // Refused is an answer, too: then it is tried again in the background.
  const refused = new Promise<void>((done) => client.once('error', () => done()));
  const ready = within(FIRST_TIMEOUT_MS, Promise.race([connected.then(catchUp), refused])).catch(reportAway);

  return {
    ready,
    get: async (key) => (await attempt(() => bytes.get(storedName(key, buildId)))) ?? undefined,
    set(key, value, seconds) {
      void attempt(() =>
        client.set(storedName(key, buildId), value, { expiration: { type: 'EX', value: Math.ceil(seconds) } }),
      );
    },
    remove(key) {
      void attempt(() => client.unlink(storedName(key, buildId)));
    },
    removeMade() {
      void attempt(async () => {
        for (const pattern of MADE) {
          for await (const keys of client.scanIterator({ MATCH: pattern, COUNT: 1_000 })) {
            if (keys.length > 0) await client.unlink(keys);
          }
        }
        return true;
      });
    },
    async announce(tags) {
      const times = new Map(tags.map((tag) => [tag, Date.now()]));
      if (await tell(times)) return;
      for (const [tag, time] of times) untold.set(tag, time);
    },
    close() {
      clearInterval(heartbeat);
      for (const connection of [client, news]) if (connection.isOpen) connection.destroy();
    },
  };
}

function membersOf(times: ReadonlyMap<string, number>): { value: string; score: number }[] {
  return [...times].map(([value, score]) => ({ value, score }));
}

/** @throws Error when the task takes longer */
async function within<Result>(timeoutMs: number, task: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // A process that was busy meets its timers before the answers that have come meanwhile.
    timer = setTimeout(() => setImmediate(() => reject(new Error(`No answer within ${timeoutMs} ms.`))), timeoutMs);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    clearTimeout(timer);
  }
}

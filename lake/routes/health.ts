import { Hono } from 'hono';
import { clientAddress, isThisMachine } from '../admission/client-address.ts';
import { LakeError } from '../errors.ts';
import { statfs } from 'node:fs/promises';
import { LOST } from '../project/lost-files.ts';
import type { Lake } from '../lake.ts';
import type { Metrics } from './metrics.ts';

/** For whoever watches over the process: is it alive, can it serve, how is it doing. */
export function healthRoutes(lake: Lake, metrics: Metrics): Hono {
  const routes = new Hono();

  routes.get('/healthz', (c) => c.json({ status: 'ok' }));

  routes.get('/readyz', async (c) => {
    const readiness = await readinessOf(lake);
    if (readiness.ok) return c.json(readiness);
    return c.json(readiness, 503, { 'Retry-After': '5' });
  });

  // How much is going on is nobody's business outside of this machine.
  routes.get('/metrics', async (c) => {
    if (!isThisMachine(clientAddress(c))) {
      const { roles } = await lake.callerOf(c.req.raw, null);
      if (!roles.includes('administrator')) throw new LakeError(403, undefined, 'Metrics are for administrators.');
    }
    return c.text(await metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  return routes;
}

/** What anybody may read about one thing that has to be well. */
interface Check {
  readonly ok: boolean;
  /** What is wrong, in a sentence without paths or names. */
  readonly message?: string;
}

export interface Readiness {
  readonly ok: boolean;
  readonly checks: Readonly<Record<string, Check>>;
}

/** Says what is wrong; nothing when all is well. What it throws is wrong, too. */
type Look = (lake: Lake) => string | undefined | Promise<string | undefined>;

/** What the write-ahead log of one database takes before it is emptied. */
const LEAST_ROOM_BYTES = 4 * 1024 * 1024;

const CHECKS: Readonly<Record<string, Look>> = {
  // Reads from both databases: files that went away are told here, not by the first visitor.
  files({ datasets, audit }) {
    audit.list({ limit: 1 });
    for (const name of datasets.names()) datasets.get(name).history.since(Number.MAX_SAFE_INTEGER, 1);
    return undefined;
  },
  folder: ({ lostFiles }) => (lostFiles().length > 0 ? LOST : undefined),
  bucket: ({ originals }) =>
    originals.isReachable()
      ? undefined
      : 'The place where pictures and files are kept cannot be used. Documents go on.',
  async disk({ config }) {
    const { bavail, bsize } = await statfs(config.dataDir);
    if (bavail * bsize >= LEAST_ROOM_BYTES) return undefined;
    return 'The disk of the data folder is full. Nothing can be written; reads go on.';
  },
};

async function readinessOf(lake: Lake): Promise<Readiness> {
  const checks: Record<string, Check> = {};
  for (const [name, look] of Object.entries(CHECKS)) {
    const message = await told(() => look(lake));
    checks[name] = message === undefined ? { ok: true } : { ok: false, message };
  }
  return { ok: Object.values(checks).every(({ ok }) => ok), checks };
}

async function told(look: () => ReturnType<Look>): Promise<string | undefined> {
  try {
    return await look();
  } catch {
    return 'The lake cannot read its files.';
  }
}

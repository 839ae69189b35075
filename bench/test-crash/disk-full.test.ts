import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../../e2e/free-port.ts';
import { createLakeChild } from './lake-child.ts';
import { mountSmallDisk } from './small-disk.ts';
import type { LakeChild } from './lake-child.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-full-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function call(lake: LakeChild, path: string, body?: unknown): Promise<Response> {
  return fetch(lake.url + path, {
    headers: { authorization: `Bearer ${lake.token}` },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
}

async function create(lake: LakeChild, _id: string): Promise<Response> {
  const mutations = [{ create: { _id, _type: 'page', text: `${_id} ${'x'.repeat(50_000)}` } }];
  return call(lake, '/data/mutate/production', { mutations, transactionId: `tx-${_id}` });
}

async function count(lake: LakeChild): Promise<unknown> {
  const response = await call(lake, `/data/query/production?query=${encodeURIComponent('count(*[_type == "page"])')}`);
  return ((await response.json()) as { result?: unknown }).result;
}

async function readiness(lake: LakeChild): Promise<unknown> {
  const response = await fetch(new URL('/readyz', lake.url));
  return [response.status, ((await response.json()) as { checks: { disk: unknown } }).checks.disk];
}

/** What somebody is shown who signs in. */
async function login(lake: LakeChild): Promise<unknown> {
  const body = new URLSearchParams({ email: 'admin@clinica.local', password: 'somente para testes' });
  const reply = await fetch(new URL('/accounts/login', lake.url), { method: 'POST', body, redirect: 'manual' });
  return [reply.status, /<h1[^>]*>(.*?)<\/h1>/.exec(await reply.text())?.[1]];
}

/** Fills the disk, looks around, makes room, goes on, is killed and comes back. */
async function story(lake: LakeChild, makeRoom: () => void): Promise<Record<string, unknown>> {
  await lake.start();
  const acknowledged: string[] = [];
  const refusals: unknown[] = [];
  // Once in a while there is room again for a moment, when the write-ahead log is emptied.
  for (let n = 0; refusals.length < 5 && n < 1000; n++) {
    const response = await create(lake, `p${n}`);
    if (response.status === 200) acknowledged.push(`p${n}`);
    else refusals.push([response.status, response.headers.get('retry-after'), await response.json()]);
  }
  const whileFull = { count: await count(lake), document: (await call(lake, '/data/doc/production/p0')).status };
  const signIn = await login(lake);
  const ready = [await readiness(lake)];
  makeRoom();
  ready.push(await readiness(lake));
  const after = [(await create(lake, 'x')).status, (await create(lake, 'y')).status];
  await lake.kill();

  const file = new DatabaseSync(lake.dataset, { readOnly: true });
  const integrity = file.prepare('PRAGMA integrity_check').get()?.integrity_check;
  const stored = file.prepare("SELECT id FROM tx WHERE id GLOB 'tx-*' ORDER BY seq").all();
  file.close();
  const lost = acknowledged.filter((id) => !stored.some((row) => row.id === `tx-${id}`));
  await lake.start();
  return {
    refusals,
    whileFull,
    signIn,
    ready,
    after,
    integrity,
    lost,
    counts: [stored.length, await count(lake)],
    acknowledged,
  };
}

const well = [200, { ok: true }];
const full = [503, { ok: false, message: expect.stringContaining('is full') }];
const refused = [503, '1', expect.objectContaining({ statusCode: 503, error: 'Service Unavailable' })];

test.each(['a disk', 'a file that may not grow'])(
  'O13: when %s is full, writes wait with 503 and reads go on, and nothing is lost or broken',
  async (kind) => {
    // Where mounting is not allowed, both forms are the one that any user may set.
    const disk = kind === 'a disk' ? mountSmallDisk(folder, 8) : undefined;
    const lake = createLakeChild(folder, await freePort(), { largestFile: disk ? undefined : 6000 });
    const grow = () => execFileSync('prlimit', ['--pid', String(lake.pid), '--fsize=unlimited']);
    try {
      const { acknowledged, ...seen } = await story(lake, disk ? () => disk.enlarge() : grow);
      const written = (acknowledged as string[]).length;
      expect(written).toBeGreaterThan(10);
      expect(seen).toEqual({
        refusals: Array.from({ length: 5 }, () => refused),
        whileFull: { count: written, document: 200 },
        signIn: disk ? [503, 'Não é possível gravar agora'] : [303, undefined],
        ready: [disk ? full : well, well],
        after: [200, 200],
        integrity: 'ok',
        lost: [],
        counts: [written + 2, written + 2],
      });
    } finally {
      await lake.kill();
      disk?.remove();
    }
  },
);

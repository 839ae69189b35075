/**
 * Strangers, and readers with a token, send whatever they like to a lake that runs as people start it: afterwards it still
 * answers, nothing was an error of the lake, and nothing was changed. `FUZZ_VISITS` and `FUZZ_SEED` make it longer, or the same again.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { tokenCommand } from '../cli/token.ts';
import { randomRequest } from './random-requests.ts';
import { seededRandom } from './random.ts';
import type { ChildProcess } from 'node:child_process';
import type { Random } from './random.ts';

const VISITS = Number(process.env.FUZZ_VISITS ?? 2400);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const PARALLEL = 24;

let folder: string;
let lake: ChildProcess;
let log = '';
let port = 0;
let token = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lake-fuzz-'));
  token = tokenCommand('create', undefined, { dataDir: folder, role: 'viewer', label: 'fuzz' });
  const main = resolve(import.meta.dirname, '../../scripts/lake.ts');
  // Nonsense is to reach every route, not only the door.
  const env = {
    ...process.env,
    LAKE_STRANGERS_MS_PER_SECOND: '1000000',
    ADMIN_PASSWORD: 'senha combinada',
    LAKE_LOG_LEVEL: 'info',
  };
  lake = spawn(process.execPath, [main, '--port', '0', '--data', folder], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  lake.stdout?.on('data', (chunk) => (log += String(chunk)));
  lake.stderr?.on('data', (chunk) => (log += String(chunk)));
  const [message] = (await once(lake, 'message')) as [{ port: number }];
  port = message.port;
});
afterAll(() => {
  lake.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** One connection: sends some requests, whole or in pieces, and leaves as politely as chance has it. */
async function visit(random: Random): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: random.chance(0.3) });
  socket.on('error', () => undefined);
  socket.on('data', () => undefined);
  const closed = new Promise<void>((done) => socket.once('close', () => done()));
  for (let left = 1 + random.below(4); left > 0 && socket.writable; left -= 1) {
    const request = randomRequest(random, token);
    const cut = random.chance(0.3) ? random.below(request.length + 1) : request.length;
    socket.write(request.subarray(0, cut));
    await new Promise((done) => setTimeout(done, random.below(8)));
    if (socket.writable && cut < request.length) socket.write(request.subarray(cut));
  }
  const goodbye = random.below(4);
  if (goodbye === 0) socket.resetAndDestroy();
  else if (goodbye === 1) socket.end();
  setTimeout(() => socket.destroy(), random.below(60));
  await closed;
}

async function healthy(): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=1%2B1&returnQuery=false`);
  expect(await reply.json()).toMatchObject({ result: 2 });
}

test(
  `${VISITS} visits of nonsense end nothing, break nothing and open nothing`,
  async () => {
    const before = await (
      await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=count(*)`)
    ).json();
    let left = VISITS;
    await Promise.all(
      Array.from({ length: PARALLEL }, async (_, lane) => {
        const random = seededRandom(SEED + lane);
        while (left > 0) {
          left -= 1;
          await visit(random);
        }
      }),
    );
    expect(lake.exitCode).toBeNull();
    await healthy();
    const after = await (
      await fetch(`http://127.0.0.1:${port}/v2025-02-19/data/query/production?query=count(*)`)
    ).json();
    expect((after as { result: number }).result).toBe((before as { result: number }).result);
    // Level 50 and above is what somebody would have to look at; the seed makes it happen again.
    const errors = log
      .split('\n')
      .filter((line) => /"level":[5-9]\d|"status":5\d\d|Uncaught|Unhandled|^\s+at /.test(line));
    expect({ seed: SEED, errors: errors.slice(0, 5) }).toEqual({ seed: SEED, errors: [] });
  },
  300_000 + VISITS * 100,
);

import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { CONNECTION_LIMITS, startServer } from '../server.ts';
import { openTestBucket } from '../assets/testing-bucket.ts';
import { openTestLake } from './testing.ts';
import type { Socket } from 'node:net';
import type { TestBucket } from '../assets/testing-bucket.ts';
import type { Asset } from './testing-assets.ts';
import type { RunningServer } from '../server.ts';
import type { TestLake } from './testing.ts';

const MB = 1024 * 1024;
const MOST_GROWTH_MB = 100;
const LOOK_EVERY = 25 * MB;
const megabyte = new Uint8Array(MB).map((_, at) => at % 251);

let bucket: TestBucket;
let lake: TestLake;
beforeAll(async () => {
  bucket = await openTestBucket();
});
afterAll(() => bucket.close());
let running: RunningServer | undefined;
afterEach(async () => {
  await running?.close();
  running = undefined;
  lake.close();
});

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Watches what is held as megabytes go by; not what nobody needs any more and is still there. */
function watch() {
  const held = () => {
    collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    return (heapUsed + external) / MB;
  };
  const before = held();
  let [seen, most] = [0, 0];
  return {
    see(bytes: number) {
      // Looking takes a while.
      if (Math.floor(seen / LOOK_EVERY) !== Math.floor((seen + bytes) / LOOK_EVERY))
        most = Math.max(most, held() - before);
      seen += bytes;
    },
    most: () => most,
  };
}

function stream(megabytes: number, see: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream(
    {
      pull(controller) {
        see(MB);
        controller.enqueue(megabyte);
        sent += 1;
        if (sent === megabytes) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function send(body: ReadableStream<Uint8Array>): Promise<Response> {
  const headers = { authorization: `Bearer ${lake.token('editor')}` };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  return await lake.app(new Request('http://lake.test/v1/assets/files/production', init));
}

test.each([
  [300, 'a folder', () => ({})],
  [150, 'a bucket', () => bucket.env],
])('a file of %i MB comes into %s and out again, and little of it is in memory', async (megabytes, _store, env) => {
  lake = openTestLake({ ...env(), LAKE_MAX_FILE_MB: String(megabytes) });
  const memory = watch();
  const reply = await send(stream(megabytes, (bytes) => memory.see(bytes)));
  const { document } = (await reply.json()) as { document: Asset };
  const hash = createHash('sha1');
  for (let sent = 0; sent < megabytes; sent += 1) hash.update(megabyte);
  expect(document).toMatchObject({ size: megabytes * MB, sha1hash: hash.digest('hex') });
  let size = 0;
  for await (const chunk of (await lake.app(new Request(`http://lake.test/${document.path}`))).body ?? []) {
    memory.see(chunk.byteLength);
    size += chunk.byteLength;
  }
  expect(size).toBe(megabytes * MB);
  expect(memory.most()).toBeLessThan(MOST_GROWTH_MB);
});

test('what is larger, or breaks off, leaves nothing on the disk', async () => {
  lake = openTestLake({ LAKE_MAX_FILE_MB: '2' });
  expect((await send(stream(9, () => undefined))).status).toBe(413);
  const broken = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(megabyte);
    },
    pull: () => Promise.reject(new Error('hung up')),
  });
  expect((await send(broken)).status).toBe(500);
  expect(readdirSync(join(lake.config.dataDir, 'assets', 'incoming'))).toEqual([]);
});

test('a connection may be silent while a bucket takes the file, and is timed again afterwards', async () => {
  lake = openTestLake();
  running = await startServer(lake.fetch, { port: 0, host: '127.0.0.1' });
  const { server, port } = running;
  const times: (number | undefined)[] = [];
  let socket: Socket | undefined;
  server.on('connection', (one) => (socket = one));
  server.on('request', () => times.push(socket?.timeout));
  const keep = jest.spyOn(lake.lake.originals, 'keep').mockImplementation(() => {
    times.push(socket?.timeout);
    return Promise.resolve();
  });
  const init = { method: 'POST', headers: { authorization: `Bearer ${lake.token('editor')}` }, body: 'x' };
  for (let sent = 0; sent < 2; sent += 1) {
    const reply = await fetch(`http://127.0.0.1:${port}/v1/assets/files/production`, init);
    await reply.text();
  }
  const { idle } = CONNECTION_LIMITS;
  expect(times).toEqual([idle, 0, idle, 0]);
  expect(keep).toHaveBeenCalledTimes(2);
});

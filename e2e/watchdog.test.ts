/** A process that lives and answers nothing, under the supervisor of `npm start`: it is served again, and nothing is lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { SanityClient } from '@sanity/client';
import { WebSocket } from 'ws';
import { type Part, settingsIn, startSupervised, type Supervised } from './restarts/supervised.ts';
import { administrator } from './administrator.ts';
import { eventually } from './eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'clinic-watchdog-'));
let product: Supervised;
let client: SanityClient;
let siteUrl: string;

beforeAll(async () => {
  const settings = await settingsIn(folder);
  siteUrl = settings.siteUrl;
  // Only where it opens its inspector once a signal asks for that.
  product = await startSupervised(settings, { NODE_OPTIONS: '--inspect-port=0' });
  client = await administrator(settings);
});

afterAll(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Times that something was printed. */
const printed = (text: string) => product.log().split(text).length - 1;

function stopProcess(part: Part): void {
  product.kill(part, 'SIGSTOP');
}

const LOOPING = 'Now in an endless loop.';

/** As somebody with a debugger does it: the product itself has no door for this. */
async function loopForEver(part: Part): Promise<void> {
  const addresses = () =>
    [...product.log().matchAll(/Debugger listening on (ws:\S+)/g)].map(([, address = '']) => address);
  const known = addresses().length;
  product.kill(part, 'SIGUSR1');
  await eventually(async () => addresses().length, known + 1);
  const socket = new WebSocket(addresses().at(-1) ?? '');
  await once(socket, 'open');
  socket.on('error', () => {});
  // Until it is in the loop it would still answer.
  const begun = printed(LOOPING);
  const expression = `console.error('${LOOPING}'); for (;;);`;
  socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
  await eventually(async () => printed(LOOPING), begun + 1);
}

const LAKE_AWAY = { lake: 'Nothing answers behind /lake.', page: 200 };

async function answersMeanwhile(): Promise<unknown> {
  const { message } = await (await fetch(`${siteUrl}/lake/healthz`)).json();
  return { lake: message, page: (await fetch(siteUrl)).status };
}

it.each([
  ['the lake', 'stopped', 'lake', stopProcess],
  ['the site', 'stopped', 'site', stopProcess],
  ['the lake', 'put into an endless loop', 'lake', loopForEver],
  ['the site', 'put into an endless loop', 'site', loopForEver],
] as const)('N1: %s that is %s serves again, with all that was acknowledged', async (_, how, part, silence) => {
  const line = `The ${part} has not answered for 10 s; killing it.`;
  const before = printed(line);
  const title = `Antes: ${part}, ${how}`;
  await client.patch('home').set({ title }).commit();
  await silence(part);
  const begun = Date.now();
  expect(part === 'lake' ? await answersMeanwhile() : LAKE_AWAY).toEqual(LAKE_AWAY);
  await eventually(async () => printed(line), before + 1);
  await product.answering();
  console.log(`${part}, ${how}: served again after ${Date.now() - begun} ms`);
  expect(await client.fetch('*[_id == "home"][0].title')).toBe(title);
  expect((await fetch(siteUrl)).status).toBe(200);
  expect((await fetch(`${siteUrl}/lake/healthz`)).status).toBe(200);
});

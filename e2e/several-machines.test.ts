/** Several instances of the site that share a cache: what one is told all know, and no one needs the others (R9, R2, E6). */
import type { ChildProcess } from 'node:child_process';
import type { SanityClient } from '@sanity/client';
import { stop } from '../scripts/processes.ts';
import { startRedis } from '../scripts/system-programs.ts';
import { prepareDataFolder } from '../scripts/settings.ts';
import { administrator } from './administrator.ts';
import { eventually } from './eventually.ts';
import { freePort } from './free-port.ts';
import { type SiteInstance, startInstance } from './site-instance.ts';
import { startStack, type Stack } from './stack.ts';

let redisPort: number;
let redis: ChildProcess;
/** The first instance, which the lake's webhook calls. */
let stack: Stack;
let second: SiteInstance;
let client: SanityClient;

async function startSecond(): Promise<SiteInstance> {
  const { webhookSecret } = prepareDataFolder(stack.settings.dataDir);
  const { siteUrl, lakeUrl } = stack.settings;
  // Tokens are made where the lake is.
  const settings = { siteUrl, lakeUrl, elsewhere: { kind: 'lake', lakeUrl } } as const;
  return await startInstance({ settings, webhookSecret });
}

async function publishTitle(title: string): Promise<void> {
  await client.patch('home').set({ 'sections[_type=="banner"].title': title }).commit();
}

async function titleOn(url: string): Promise<string | undefined> {
  return /<h1[^>]*>([^<]*)/.exec(await (await fetch(url)).text())?.[1];
}

/** Whether an instance answers from what is rendered. */
async function cacheOn(url: string): Promise<string | null> {
  return (await fetch(url)).headers.get('x-nextjs-cache');
}

async function statusOn(url: string, path: string): Promise<number> {
  return (await fetch(url + path, { redirect: 'manual' })).status;
}

beforeAll(async () => {
  redisPort = await freePort();
  redis = startRedis(redisPort);
  process.env.REDIS_URL = `redis://127.0.0.1:${redisPort}`;
  stack = await startStack();
  second = await startSecond();
  client = await administrator(stack.settings);
});

afterAll(async () => {
  await second?.stop();
  await stack?.stop();
  if (redis) await stop(redis);
});

it('shows what is published on every instance, and the one that was not told has it before the other (R9)', async () => {
  for (const url of [stack.siteUrl, second.url]) expect(await titleOn(url)).toMatch(/perto de você$/);
  await publishTitle('Publicado uma vez');
  await eventually(() => titleOn(stack.siteUrl), 'Publicado uma vez');
  expect(await titleOn(second.url)).toBe('Publicado uma vez');
});

it('leads on from a changed address on every instance (R2)', async () => {
  for (const url of [stack.siteUrl, second.url]) expect(await statusOn(url, '/convenios')).toBe(200);
  const page = await client.fetch<string>('*[_type == "page" && slug.current == "convenios"][0]._id');
  await client.patch(page).set({ 'slug.current': 'planos-aceitos' }).commit();
  for (const url of [stack.siteUrl, second.url]) {
    await eventually(() => statusOn(url, '/convenios'), 308);
    expect(await statusOn(url, '/planos-aceitos')).toBe(200);
  }
});

it('starts an instance warm: with nothing of its own and no lake it has the newest pages (E6)', async () => {
  await publishTitle('Publicado antes da parada');
  await eventually(() => titleOn(stack.siteUrl), 'Publicado antes da parada');
  // A page whose rendering began before the webhook came is rendered once more.
  await eventually(() => cacheOn(stack.siteUrl), 'HIT');
  await second.stop();
  await stack.stopLake();
  second = await startSecond();
  const reply = await fetch(second.url);
  expect(await reply.text()).toContain('Publicado antes da parada');
  expect(`${reply.headers.get('x-nextjs-cache')}\n${second.log()}\n${stack.log()}`).toMatch(/^HIT/);
  await stack.startLake();
});

it('lives on without Redis, each instance on what it has, and catches up when it is back', async () => {
  await stop(redis, 'SIGKILL');
  for (const url of [stack.siteUrl, second.url]) expect(await titleOn(url)).toBe('Publicado antes da parada');
  await publishTitle('Publicado sem Redis');
  await eventually(() => titleOn(stack.siteUrl), 'Publicado sem Redis');
  expect(await statusOn(second.url, '/')).toBe(200);
  redis = startRedis(redisPort);
  await eventually(() => titleOn(second.url), 'Publicado sem Redis');
  expect(second.log()).toContain('The shared cache answers again.');
});

/** Several sites that follow one lake, each by itself: what is published is on all of them, and none needs the others (R9, R2, E6). */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { SanityClient } from '@sanity/client';
import { readToken } from '../scripts/robot-tokens.ts';
import { prepareDataFolder } from '../scripts/settings.ts';
import { administrator } from './administrator.ts';
import { eventually } from './eventually.ts';
import { type SiteInstance, startInstance } from './site-instance.ts';
import { startStack, type WholeStack } from './stack.ts';

/** Between a site and the lake, as a network is. */
interface Line {
  readonly url: string;
  /** Ends what goes over it, and lets nothing through. */
  cut(): void;
  mend(): Promise<void>;
}

/** The first of the sites, beside its lake. */
let stack: WholeStack;
/** Whose network may fail. */
let second: SiteInstance;
let line: Line;
let third: SiteInstance;
let client: SanityClient;

async function openLine(lakePort: number): Promise<Line> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(lakePort, '127.0.0.1');
    for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    cut() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: () => listen(port),
  };
}

async function startBeside(lakeUrl: string): Promise<SiteInstance> {
  const { webhookSecret } = prepareDataFolder(stack.settings.dataDir);
  const settings = { siteUrl: stack.siteUrl, lakeUrl, elsewhere: { kind: 'lake', lakeUrl } } as const;
  // Tokens are made where the lake is.
  const env = { READ_TOKEN: readToken(stack.settings.dataDir) };
  return await startInstance({ settings, webhookSecret, env });
}

const publishTitle = (title: string) => client.patch('home').set({ 'sections[_type=="banner"].title': title }).commit();
const pageOn = async (url: string) => await (await fetch(url)).text();
const titleOn = async (url: string) => /<h1[^>]*>([^<]*)/.exec(await pageOn(url))?.[1];
const statusOn = async (url: string, path: string) => (await fetch(url + path, { redirect: 'manual' })).status;
const everySite = () => [stack.siteUrl, second.url, third.url];

beforeAll(async () => {
  stack = await startStack();
  line = await openLine(stack.settings.lakePort);
  second = await startBeside(line.url);
  third = await startBeside(stack.lakeUrl);
  client = await administrator(stack.settings);
});

afterAll(async () => {
  await third?.stop();
  await second?.stop();
  line?.cut();
  await stack?.stop();
});

it('shows what is published on every site (R9)', async () => {
  for (const url of everySite()) expect(await titleOn(url)).toMatch(/perto de você$/);
  await publishTitle('Publicado uma vez');
  for (const url of everySite()) await eventually(() => titleOn(url), 'Publicado uma vez');
});

it('leads on from a changed address on every site (R2)', async () => {
  for (const url of everySite()) expect(await statusOn(url, '/convenios')).toBe(200);
  const page = await client.fetch<string>('*[_type == "page" && slug.current == "convenios"][0]._id');
  await client.patch(page).set({ 'slug.current': 'planos-aceitos' }).commit();
  for (const url of everySite()) {
    await eventually(() => statusOn(url, '/convenios'), 308);
    expect(await statusOn(url, '/planos-aceitos')).toBe(200);
  }
});

it('a site that was cut off from the lake goes on, and has all that was published meanwhile when it is back (E6)', async () => {
  await client.create({ _id: 'page-mutirao', _type: 'page', title: 'Mutirão', slug: { current: 'mutirao' } });
  await eventually(() => statusOn(second.url, '/mutirao'), 200);
  line.cut();
  await client.delete('page-mutirao');
  await publishTitle('Publicado sem a segunda');
  for (const url of [stack.siteUrl, third.url]) await eventually(() => titleOn(url), 'Publicado sem a segunda');
  expect(await titleOn(second.url)).toBe('Publicado uma vez');
  await line.mend();
  await eventually(() => titleOn(second.url), 'Publicado sem a segunda');
  await eventually(() => statusOn(second.url, '/mutirao'), 404);
});

it('a site that is stopped, and started while the lake is away, shows the same pages as before (E6)', async () => {
  const before = await pageOn(stack.siteUrl);
  await stack.stopSite();
  await stack.stopLake();
  await stack.startSite();
  expect(await pageOn(stack.siteUrl)).toBe(before);
  await stack.startLake();
  await publishTitle('Publicado depois da parada');
  for (const url of everySite()) await eventually(() => titleOn(url), 'Publicado depois da parada');
});

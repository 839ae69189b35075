/**
 * The real `@sanity/client` against a real lake process: started from the command line on an empty folder, with a robot
 * token made by the command line (L2).
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ClientError, createClient, type MutationEvent, type SanityClient } from '@sanity/client';
import sharp from 'sharp';

const main = resolve(import.meta.dirname, 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'lake-client-'));
let lake: ChildProcess;
let client: SanityClient;
let anonymous: SanityClient;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

async function startLake(port: number): Promise<void> {
  lake = spawn(process.execPath, [main, '--port', String(port), '--data', folder, '--no-seed'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ADMIN_PASSWORD: 'so para testes' },
  });
  const died = once(lake, 'exit').then(() => {
    throw new Error('The lake stopped before it was ready; its message is above.');
  });
  await Promise.race([once(lake, 'message'), died]);
  died.catch(() => {});
}

beforeAll(async () => {
  const port = await freePort();
  await startLake(port);
  const printed = execFileSync(
    process.execPath,
    [main, 'token', 'create', '--role', 'administrator', '--label', 'ci', '--data', folder],
    { encoding: 'utf8' },
  );
  const token = /^\S{30,}$/m.exec(printed)?.[0];
  if (!token) throw new Error(`No token in what the command printed: ${printed}`);
  const shared = {
    projectId: 'clinica',
    dataset: 'production',
    apiHost: `http://127.0.0.1:${port}`,
    useProjectHostname: false,
    apiVersion: '2025-02-19',
    useCdn: false,
  };
  client = createClient({ ...shared, token, perspective: 'raw' });
  anonymous = createClient(shared);
}, 60_000);

afterAll(async () => {
  lake.kill('SIGTERM');
  if (lake.exitCode === null) await once(lake, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

async function failureOf(call: Promise<unknown>): Promise<ClientError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof ClientError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}

describe('reading', () => {
  beforeAll(async () => {
    await client
      .transaction()
      .createOrReplace({ _id: 'ana', _type: 'person', name: 'Ana', age: 41, tags: ['a', 'b'] })
      .createOrReplace({
        _id: 'bruno',
        _type: 'person',
        name: 'Bruno',
        age: 35,
        boss: { _type: 'reference', _ref: 'ana' },
      })
      .createOrReplace({ _id: 'drafts.ana', _type: 'person', name: 'Ana Maria', age: 41 })
      .createOrReplace({ _id: 'drafts.carla', _type: 'person', name: 'Carla', age: 29 })
      .commit();
  });

  it('fetches with parameters of every JSON kind', async () => {
    const query = '{"name": *[_id == $id][0].name, "n": $n, "list": $list, "nothing": $nothing, "text": $text}';
    const params = { id: 'ana', n: 1.5, list: ['x', { y: true }], nothing: null, text: 'é "aspas"' };
    expect(await client.fetch(query, params)).toEqual({
      name: 'Ana',
      n: 1.5,
      list: params.list,
      nothing: null,
      text: params.text,
    });
  });

  it('sends long queries as POST and gets the same answer', async () => {
    const filler = 'x'.repeat(12_000);
    expect(await client.fetch('*[_id == $id && name != $filler][0].name', { id: 'ana', filler })).toBe('Ana');
  });

  it('follows references', async () => {
    expect(await client.fetch('*[_id == "bruno"][0]{name, "boss": boss->name}')).toEqual({
      name: 'Bruno',
      boss: 'Ana',
    });
  });

  it('shows each perspective its own view', async () => {
    const names = '*[_type == "person"] | order(_id) {_id, name}';
    expect(await client.fetch(names, {}, { perspective: 'raw' })).toHaveLength(4);
    expect(await client.fetch(names, {}, { perspective: 'published' })).toEqual([
      { _id: 'ana', name: 'Ana' },
      { _id: 'bruno', name: 'Bruno' },
    ]);
    expect(await client.fetch(names, {}, { perspective: 'drafts' })).toEqual([
      { _id: 'ana', name: 'Ana Maria' },
      { _id: 'bruno', name: 'Bruno' },
      { _id: 'carla', name: 'Carla' },
    ]);
  });

  it('never shows drafts to anonymous callers, whatever they ask (L4)', async () => {
    expect(await anonymous.fetch('count(*[_type == "person"])', {}, { perspective: 'raw' })).toBe(2);
    expect(await anonymous.fetch('*[_id in path("drafts.**")]', {}, { perspective: 'raw' })).toEqual([]);
    expect((await failureOf(anonymous.fetch('*', {}, { perspective: 'drafts' }))).statusCode).toBe(401);
    expect(await anonymous.getDocument('drafts.ana')).toBeUndefined();
  });

  it('gets one document, several in order, and undefined for a missing one', async () => {
    expect(await client.getDocument('ana')).toMatchObject({ _id: 'ana', name: 'Ana' });
    const several = await client.getDocuments(['bruno', 'nobody', 'ana']);
    expect(several.map((document) => document?._id ?? null)).toEqual(['bruno', null, 'ana']);
    expect(await client.getDocument('nobody')).toBeUndefined();
  });

  it('explains a syntax error with its position', async () => {
    const error = await failureOf(client.fetch('*[_type == '));
    expect(error.statusCode).toBe(400);
    expect(error.message).toContain('*[_type ==');
  });

  it('refuses an unknown token', async () => {
    const error = await failureOf(client.withConfig({ token: 'not-a-token' }).fetch('*[0]'));
    expect(error.statusCode).toBe(401);
  });
});

describe('writing', () => {
  const base = {
    _id: 'doc',
    _type: 'thing',
    count: 1,
    list: [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ],
    text: 'Olá mundo',
  };
  beforeEach(() => client.createOrReplace(base));

  it('creates, refuses to create twice, and leaves the first alone', async () => {
    await client.delete('fresh');
    expect(await client.create({ _id: 'fresh', _type: 'thing', n: 1 })).toMatchObject({ _id: 'fresh', n: 1 });
    const error = await failureOf(client.create({ _id: 'fresh', _type: 'thing', n: 2 }));
    expect(error.statusCode).toBe(409);
    expect(await client.createIfNotExists({ _id: 'fresh', _type: 'thing', n: 3 })).toMatchObject({ n: 1 });
  });

  it('gives a random id when there is none', async () => {
    const created = await client.create({ _type: 'thing' });
    expect(created._id).toMatch(/^[\w.-]{8,}$/);
  });

  it('applies set, setIfMissing, unset, inc and dec', async () => {
    const patched = await client
      .patch('doc')
      .setIfMissing({ added: 'x', count: 99 })
      .set({ 'list[_key=="b"].n': 20, title: 'novo' })
      .unset(['text'])
      .inc({ count: 4 })
      .dec({ 'list[_key=="a"].n': 1 })
      .commit();
    expect(patched).toMatchObject({ added: 'x', count: 5, title: 'novo', list: [{ n: 0 }, { n: 20 }] });
    expect(patched).not.toHaveProperty('text');
  });

  it('inserts before, after and in place', async () => {
    await client
      .patch('doc')
      .insert('after', 'list[-1]', [{ _key: 'c', n: 3 }])
      .commit();
    await client
      .patch('doc')
      .insert('before', 'list[0]', [{ _key: 'z', n: 0 }])
      .commit();
    await client
      .patch('doc')
      .insert('replace', 'list[_key=="a"]', [{ _key: 'A', n: 11 }])
      .commit();
    const { list } = await client.fetch<{ list: { _key: string }[] }>('*[_id == "doc"][0]{list}');
    expect(list.map((item) => item._key)).toEqual(['z', 'A', 'b', 'c']);
  });

  it('appends, and adds array keys when asked', async () => {
    const patched = await client
      .patch('doc')
      .append('list', [{ n: 9 }])
      .commit({ autoGenerateArrayKeys: true });
    expect(patched.list.at(-1)).toEqual({ _key: expect.stringMatching(/^\w{12}$/), n: 9 });
  });

  it('applies diffMatchPatch', async () => {
    const patched = await client
      .patch('doc')
      .diffMatchPatch({ text: '@@ -1,9 +1,10 @@\n Olá \n-mundo\n+doutor\n' })
      .commit();
    expect(patched.text).toBe('Olá doutor');
  });

  it('honours ifRevisionID', async () => {
    const current = await client.getDocument('doc');
    const error = await failureOf(client.patch('doc').ifRevisionId('somethingelse').set({ n: 1 }).commit());
    expect(error.statusCode).toBe(409);
    await client.patch('doc').ifRevisionId(String(current?._rev)).set({ n: 1 }).commit();
    expect(await client.getDocument('doc')).toMatchObject({ n: 1 });
  });

  it('does all of a transaction or nothing, and keeps its id as revision', async () => {
    const transaction = client
      .transaction()
      .createOrReplace({ _id: 'one', _type: 'thing' })
      .patch('doc', (patch) => patch.set({ n: 7 }))
      .transactionId('my-own-transaction');
    await transaction.commit();
    expect(await client.getDocument('one')).toMatchObject({ _rev: 'my-own-transaction' });
    const failing = client
      .transaction()
      .delete('one')
      .patch('missing', (patch) => patch.set({ n: 1 }));
    expect((await failureOf(failing.commit())).statusCode).toBe(409);
    expect(await client.getDocument('one')).toBeDefined();
  });

  it('validates a dry run and writes nothing', async () => {
    await client.mutate([{ create: { _id: 'dry', _type: 'thing' } }], { dryRun: true });
    expect(await client.getDocument('dry')).toBeUndefined();
  });

  it('deletes by query', async () => {
    await client.create({ _id: 'old-1', _type: 'old' });
    await client.create({ _id: 'old-2', _type: 'old' });
    await client.delete({ query: '*[_type == $type]', params: { type: 'old' } });
    expect(await client.fetch('count(*[_type == "old"])')).toBe(0);
  });

  it('keeps references whole', async () => {
    const broken = await failureOf(
      client.create({ _id: 'lost', _type: 'thing', to: { _type: 'reference', _ref: 'nowhere' } }),
    );
    expect(broken.statusCode).toBe(409);
    await client.createOrReplace({ _id: 'held', _type: 'thing' });
    await client.createOrReplace({ _id: 'holder', _type: 'thing', to: { _type: 'reference', _ref: 'held' } });
    expect((await failureOf(client.delete('held'))).statusCode).toBe(409);
    await client.transaction().delete('held').delete('holder').commit();
    expect(await client.getDocument('held')).toBeUndefined();
  });

  it('refuses writes of anonymous callers', async () => {
    expect((await failureOf(anonymous.create({ _type: 'thing' }))).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('edits, publishes and unpublishes by actions', async () => {
    const attributes = { _id: 'drafts.acted', _type: 'thing', n: 1 };
    await client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'acted',
      attributes,
      ifExists: 'fail',
    });
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: 'drafts.acted',
      publishedId: 'acted',
      patch: { set: { n: 2 } },
    });
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.acted',
      publishedId: 'acted',
    });
    expect(await client.getDocument('acted')).toMatchObject({ n: 2 });
    expect(await client.getDocument('drafts.acted')).toBeUndefined();
    await client.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.acted',
      publishedId: 'acted',
    });
    expect(await client.getDocument('acted')).toBeUndefined();
    expect(await client.getDocument('drafts.acted')).toMatchObject({ n: 2 });
  });
});

describe('listening', () => {
  it('hears a document appear, change and disappear, in order', async () => {
    await client.delete('heard');
    const events: MutationEvent[] = [];
    let welcome: () => void = () => {};
    const ready = new Promise<void>((done) => (welcome = done));
    const subscription = client
      .listen('*[_id == $id]', { id: 'heard' }, { events: ['welcome', 'mutation'], includeResult: true })
      .subscribe((event) => (event.type === 'mutation' ? events.push(event) : welcome()));
    await ready;
    await client.create({ _id: 'heard', _type: 'thing', n: 1 });
    await client.patch('heard').set({ n: 2 }).commit();
    await client.create({ _type: 'thing', other: true });
    await client.delete('heard');
    const deadline = Date.now() + 5_000;
    while (events.length < 3 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 20));
    subscription.unsubscribe();
    expect(events.map((event) => event.transition)).toEqual(['appear', 'update', 'disappear']);
    expect(events[1]?.result).toMatchObject({ n: 2 });
    expect(events[1]?.previousRev).toBe(events[0]?.resultRev);
  });

  it('ends an invalid query with an error that names it', async () => {
    const message = await new Promise<string>((done, fail) => {
      client.listen('*[').subscribe({
        error: (error: Error) => done(error.message),
        next: () => {},
        complete: () => fail(new Error('no error')),
      });
    });
    expect(message).toMatch(/\*\[|pars|expected/i);
  });
});

describe('assets', () => {
  it('uploads an image once, describes it and delivers it in other sizes and formats', async () => {
    const png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#316ce8' } })
      .png()
      .toBuffer();
    const asset = await client.assets.upload('image', png, { filename: 'azul.png', contentType: 'image/png' });
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-60x40-png$/),
      originalFilename: 'azul.png',
      mimeType: 'image/png',
      metadata: { dimensions: { width: 60, height: 40 }, lqip: expect.stringMatching(/^data:image\//) },
    });
    const again = await client.assets.upload('image', png, { filename: 'outra.png' });
    expect(again._id).toBe(asset._id);
    const address = `${client.config().apiHost}/${asset.path}`;
    const original = await fetch(address);
    expect(Buffer.from(await original.arrayBuffer()).equals(png)).toBe(true);
    const small = await fetch(`${address}?w=30&fm=webp`);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('uploads a file and gives back its bytes', async () => {
    const bytes = Buffer.from('Documento de demonstração');
    const asset = await client.assets.upload('file', bytes, { filename: 'preparo.txt', contentType: 'text/plain' });
    const reply = await fetch(`${client.config().apiHost}/${asset.path}`);
    expect(await reply.text()).toBe('Documento de demonstração');
  });

  it('refuses what is not an image', async () => {
    const error = await failureOf(client.assets.upload('image', Buffer.from('nope'), { contentType: 'image/png' }));
    expect(error.statusCode).toBe(400);
  });
});

it('keeps what it acknowledged through kill -9 (L4)', async () => {
  const port = Number(new URL(client.config().apiHost).port);
  await client.createOrReplace({ _id: 'survivor', _type: 'thing', n: 1 });
  const last = await client.patch('survivor').set({ n: 2 }).commit();
  lake.kill('SIGKILL');
  await once(lake, 'exit');
  await startLake(port);
  expect(await client.getDocument('survivor')).toMatchObject({ n: 2, _rev: last._rev });
}, 30_000);

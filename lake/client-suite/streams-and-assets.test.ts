import type { MutationEvent, SanityClient } from '@sanity/client';
import sharp from 'sharp';
import { failureOf, type LakeProcess, startLakeProcess } from './lake-process.ts';

let lake: LakeProcess;
let client: SanityClient;

beforeAll(async () => {
  lake = await startLakeProcess();
  ({ client } = lake);
});

afterAll(() => lake?.stop());

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
    const deadline = Date.now() + 60_000;
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
  await client.createOrReplace({ _id: 'survivor', _type: 'thing', n: 1 });
  const last = await client.patch('survivor').set({ n: 2 }).commit();
  await lake.killAndRestart();
  expect(await client.getDocument('survivor')).toMatchObject({ n: 2, _rev: last._rev });
});

import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { originalPath } from '../assets/asset-files.ts';
import { systemCaller } from '../caller.ts';
import { byteRange } from './asset-delivery.ts';
import { animation, assetsOf, colour } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
beforeAll(() => {
  lake = openTestLake();
});
afterAll(() => lake.close());

const { stored, get } = assetsOf(() => lake);

async function bytesOf(path: string, headers: Record<string, string> = {}): Promise<Buffer> {
  return Buffer.from(await (await get(path, headers)).arrayBuffer());
}

describe('what moves', () => {
  test.each([
    ['?w=20', 'gif', 3],
    ['?w=20&fm=webp', 'webp', 3],
    ['?w=10&h=10&fit=crop', 'gif', 3],
    ['?w=20&flip=h&invert=true', 'gif', 3],
    ['?w=20&frame=1', 'gif', 1],
    ['?w=20&fm=jpg', 'jpeg', 1],
    ['?w=20&or=90', 'gif', 1],
    ['?w=20&flip=v', 'gif', 1],
  ])('%s is %s with %i pictures', async (search, format, pages) => {
    const { path } = await stored('images', await animation());
    const made = await bytesOf(path + search);
    const metadata = await sharp(made, { animated: true }).metadata();
    expect([metadata.format, metadata.pages ?? 1]).toEqual([format, pages]);
  });

  test('keeps its frames apart and its pace, with space around each', async () => {
    const { path } = await stored('images', await animation());
    const made = await bytesOf(`${path}?w=20&pad=5&bg=ffffff&fm=webp`);
    expect(await sharp(made, { animated: true }).metadata()).toMatchObject({
      width: 30,
      pageHeight: 20,
      pages: 3,
      delay: [100, 200, 300],
    });
    const middle = await sharp(made, { page: 1 }).extract({ left: 15, top: 10, width: 1, height: 1 }).raw().toBuffer();
    const [red = 0, green = 0] = middle;
    expect(green).toBeGreaterThan(red + 100);
  });
});

describe('pictures that were made', () => {
  test('can be inverted, and have space around them', async () => {
    const { path } = await stored('images', await colour('#ff0000'));
    const { data, info } = await sharp(await bytesOf(`${path}?invert=true&pad=10&bg=0000ff&fm=png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 60, height: 40 });
    const at = (x: number, y: number) => [
      ...data.subarray((y * 60 + x) * info.channels, (y * 60 + x) * info.channels + 3),
    ];
    expect([at(0, 0), at(30, 20)]).toEqual([
      [0, 0, 255],
      [0, 255, 255],
    ]);
  });

  test('of parameters that differ only in what nobody sees are the same', async () => {
    const { path } = await stored('images', await colour('#123456'));
    const [first, second] = await Promise.all([get(`${path}?w=20&q=70.1`), get(`${path}?w=20&q=70.4`)]);
    expect(first.headers.get('etag')).toBe(second.headers.get('etag'));
  });
});

describe('originals', () => {
  test('are given in part, for players and broken downloads', async () => {
    const { path } = await stored('files', 'abcdefghij'.repeat(10), { search: '?filename=a.txt', type: 'text/plain' });
    const whole = await get(path);
    const etag = whole.headers.get('etag') ?? '';
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await get(path, { range: 'bytes=10-14', 'if-range': etag });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 10-14/100',
      'abcde',
    ]);
    expect((await get(path, { range: 'bytes=10-14', 'if-range': '"other"' })).status).toBe(200);
    const beyond = await get(path, { range: 'bytes=200-' });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */100']);
    expect((await get(path, { 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304);
    const head = await get(path, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '100', '']);
  });

  test('of photographs do not say where they were taken', async () => {
    const photo = await sharp(await colour('#316ce8'))
      .withExif({ IFD0: { Make: 'Acme' }, IFD3: { GPSLatitude: '11/1 51/1 36/1', GPSLatitudeRef: 'S' } })
      .jpeg()
      .toBuffer();
    const document = await stored('images', photo);
    const kept = await bytesOf(document.path);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(document.metadata).not.toHaveProperty('location');
    const asked = await stored('images', photo, { search: '?meta=exif&meta=location' });
    expect(asked.path).toBe(document.path);
  });

  test.each([
    ['jpeg', 'loses'],
    ['avif', 'loses'],
    // The library writes no metadata into this one, so that nothing has to be removed.
    ['tiff', 'keeps'],
  ] as const)('K9: a %s has the id of the bytes that came in, whether it %s some', async (format, what) => {
    const photo = await sharp(await colour('#31e86c'))
      .withExif({ IFD0: { Make: 'Acme' } })
      .toFormat(format)
      .toBuffer();
    const document = await stored('images', photo);
    const sha1 = createHash('sha1').update(photo).digest('hex');
    expect(document).toMatchObject({ sha1hash: sha1, assetId: sha1, _id: expect.stringContaining(`image-${sha1}-`) });
    const reply = await get(document.path);
    const kept = Buffer.from(await reply.arrayBuffer());
    expect(kept.equals(photo)).toBe(what === 'keeps');
    // Programs that check what they download must not be told the hash of what once came in.
    expect(reply.headers.get('x-sanity-sha1')).toBeNull();
    // What has lost its metadata already comes and goes unchanged: moves keep its id both ways.
    const again = await stored('images', kept);
    expect(again.sha1hash).toBe(createHash('sha1').update(kept).digest('hex'));
    expect((await bytesOf(again.path)).equals(kept)).toBe(true);
  });

  test('K9: an asset of a folder written before goes on being served under its id', async () => {
    const photo = await sharp(await colour('#6c31e8'))
      .png()
      .toBuffer();
    const { _id, _rev, ...document } = await stored('images', photo);
    const old = 'a'.repeat(40);
    const name = document.path.split('/').at(-1) ?? '';
    const oldName = name.replace(/^[0-9a-f]+/, old);
    const paths = [name, oldName].map((file) => originalPath(lake.config.dataDir, 'image', 'production', file));
    mkdirSync(dirname(paths[1] ?? ''), { recursive: true });
    copyFileSync(paths[0] ?? '', paths[1] ?? '');
    const path = document.path.replace(name, oldName);
    const moved = {
      ...document,
      _type: 'sanity.imageAsset',
      _id: `image-${old}-${_id.split('-').slice(2).join('-')}`,
      path,
    };
    lake.dataset.transactor.mutate({ mutations: [{ create: moved }], caller: systemCaller });
    expect((await bytesOf(path)).equals(photo)).toBe(true);
  });
});

test('one visitor who invents sizes does not keep the others waiting for ever', async () => {
  const generous = lake;
  lake = openTestLake({ LAKE_NETWORK_BURST_MS: '200', LAKE_NETWORK_MS_PER_SECOND: '1' });
  try {
    const big = await sharp({ create: { width: 6000, height: 6000, channels: 3, background: '#316ce8' } })
      .jpeg()
      .toBuffer();
    const { path } = await stored('images', big);
    const ask = (width: number, address: string) => get(`${path}?w=${width}`, { 'x-forwarded-for': address });
    const statuses: number[] = [];
    for (let width = 20; width < 120 && statuses.at(-1) !== 429; width += 1) {
      statuses.push((await ask(width, '203.0.113.1')).status);
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
    const refused = 20 + statuses.length - 1;
    expect((await ask(refused, '203.0.113.1')).headers.get('retry-after')).toMatch(/^\d+$/);
    // Other visitors and known callers are served as before.
    expect((await ask(refused, '203.0.113.2')).status).toBe(200);
    const known = { 'x-forwarded-for': '203.0.113.1', authorization: `Bearer ${lake.token('viewer')}` };
    expect((await get(`${path}?w=${refused + 1}`, known)).status).toBe(200);
  } finally {
    lake.close();
    lake = generous;
  }
});

describe('a range of bytes', () => {
  test.each([
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=50-1000', { start: 50, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-0', undefined],
    ['bytes=-', undefined],
    ['bytes=a-b', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-9', undefined],
    [undefined, undefined],
  ])('%s of 100 bytes', (header, expected) => {
    expect(byteRange(header, 100)).toEqual(expected);
  });

  test('nothing of an empty file can be asked for', () => {
    expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  });
});

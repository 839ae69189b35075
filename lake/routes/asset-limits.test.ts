import { mkdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { originalPath } from '../assets/asset-files.ts';
import { createPixelBudget, renderImage } from '../assets/render-image.ts';
import { strangerAt } from '../admission/client-address.ts';
import { assetsOf, colour } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

let lake: TestLake;
afterEach(() => lake.close());

const { stored, get } = assetsOf(() => lake);

/** Few pixels, many frames. */
async function flicker(): Promise<Buffer> {
  const frames = await Promise.all(['#c01030', '#10c030'].map(colour));
  return sharp(
    Array.from({ length: 40 }, (_, at) => frames[at % 2] ?? Buffer.alloc(0)),
    { join: { animated: true } },
  )
    .gif()
    .toBuffer();
}

test.each([
  ['w=2000&h=2000&fit=scale', 160],
  ['w=20&pad=1000', 163],
])('N6: %s of an animation is %i million pixels in all: refused before it is drawn', async (search, pixels) => {
  lake = openTestLake();
  const { path } = await stored('images', await flicker());
  const reply = await get(`${path}?${search}`);
  expect([reply.status, ((await reply.json()) as { message: string }).message]).toEqual([
    400,
    `The picture would have ${pixels} million pixels in 40 frames; at most 100 million are made.`,
  ]);
  expect((await get(`${path}?${search}&frame=1`)).status).toBe(200);
  expect((await get(`${path}?w=20`)).status).toBe(200);
});

test('N6: pictures being made share a budget of pixels, and give back what they took', async () => {
  lake = openTestLake();
  const budget = createPixelBudget(1_000_000);
  const make = async () =>
    renderImage(await colour('#123456'), { fit: 'scale', crop: 'center', width: 400 }, 'png', budget);
  await make();
  const giveBack = budget.take(999_999);
  await expect(make()).rejects.toMatchObject({ status: 503, options: { retryAfter: 2 } });
  giveBack();
  expect((await make()).byteLength).toBeGreaterThan(0);
});

test('N6: that an original has not changed is said without reading it', async () => {
  lake = openTestLake();
  const picture = await colour('#123456');
  const { path } = await stored('images', picture);
  const etag = (await get(path)).headers.get('etag') ?? '';
  lake.close();
  // Another lake has never read it.
  lake = openTestLake();
  await stored('images', picture);
  const file = originalPath(lake.config.dataDir, 'image', 'production', path.split('/').at(-1) ?? '');
  rmSync(file);
  // Whoever reads it fails.
  mkdirSync(file);
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
});

test('N6: a network that has used up its milliseconds gets no pictures or files either; others do', async () => {
  lake = openTestLake({ LAKE_NETWORK_BURST_MS: '60', LAKE_NETWORK_MS_PER_SECOND: '1' });
  const picture = await stored('images', await colour('#123456'));
  const file = await stored('files', 'a text');
  const from = (address: string) => ({ 'x-forwarded-for': address });
  let count = 0;
  while (count < 200 && (await get(picture.path, from('203.0.113.1'))).status === 200) count += 1;
  expect(count).toBeLessThan(200);
  lake.lake.admission.spend(strangerAt('203.0.113.1'), 60_000);
  const refused = await get(file.path, from('203.0.113.1'));
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  const known = { ...from('203.0.113.1'), authorization: `Bearer ${lake.token('viewer')}` };
  for (const headers of [from('203.0.113.2'), known]) {
    expect([(await get(picture.path, headers)).status, (await get(file.path, headers)).status]).toEqual([200, 200]);
  }
});

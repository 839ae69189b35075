import sharp from 'sharp';
import { mutate } from '../e2e/mutate.ts';

/** A photograph of a telephone of these days: 12 megapixels. */
const SIZE = { width: 4032, height: 3024 };
/** Standard deviations of noise, and the blur that makes patches of it: large shapes, then smaller ones, then the grain of a sensor. */
const LAYERS = [
  { sigma: 120, blur: 20, scale: 16 },
  { sigma: 120, blur: 2, scale: 16 },
  { sigma: 60, blur: 1, scale: 6 },
  { sigma: 14, blur: 0.4, scale: 1 },
];

/**
 * Something that costs what a photograph costs: shapes of all sizes and grain, no line of it drawn by hand. Every one is another.
 * @returns JPEG of about 4 MB
 */
export async function photograph(): Promise<Buffer> {
  const layers = await Promise.all(
    LAYERS.map(async ({ sigma, blur, scale }) => {
      const [width, height] = [SIZE.width / scale, SIZE.height / scale].map(Math.ceil) as [number, number];
      const noise = { type: 'gaussian' as const, mean: 128, sigma };
      const patches = sharp({ create: { width, height, channels: 3, background: '#808080', noise } }).blur(blur);
      return await sharp(await patches.png().toBuffer())
        .resize({ ...SIZE, fit: 'fill' })
        .toBuffer();
    }),
  );
  const [first, ...others] = layers;
  return await sharp(first)
    .composite(others.map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** Uploads a photograph. @returns a picture as documents hold it */
async function upload(lakeUrl: string, token: string, alt: string): Promise<object> {
  const reply = await fetch(`${lakeUrl}/v2025-02-19/assets/images/production?filename=foto.jpg`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${token}` },
    body: new Uint8Array(await photograph()),
  });
  if (!reply.ok) throw new Error(`The lake took no photograph: ${reply.status} ${await reply.text()}`);
  const { document }: { document: { _id: string } } = await reply.json();
  return { _type: 'picture', asset: { _type: 'reference', _ref: document._id }, alt, peopleConsent: 'none' };
}

interface Places {
  /** Keys of the banners of the home page. */
  readonly banners: readonly string[];
  readonly professionals: readonly string[];
  readonly posts: readonly string[];
}

/** Hangs photographs where the demonstration has drawings: banner, team and posts. */
export async function hangPhotographs(lakeUrl: string, token: string): Promise<void> {
  const query = `{"banners": *[_id == "home"].sections[_type == "banner"]._key,
    "professionals": *[_type == "professional"]._id, "posts": *[_type == "post"]._id}`;
  const address = `${lakeUrl}/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`;
  const { result }: { result: Places } = await (
    await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  ).json();
  for (const key of result.banners) {
    const image = await upload(lakeUrl, token, 'Entrada da clínica');
    await mutate(lakeUrl, token, [{ patch: { id: 'home', set: { [`sections[_key=="${key}"].image`]: image } } }]);
  }
  for (const id of result.professionals) {
    const photo = await upload(lakeUrl, token, 'Retrato');
    await mutate(lakeUrl, token, [{ patch: { id, set: { photo } } }]);
  }
  for (const id of result.posts) {
    const cover = await upload(lakeUrl, token, 'Consultório');
    await mutate(lakeUrl, token, [{ patch: { id, set: { cover } } }]);
  }
}

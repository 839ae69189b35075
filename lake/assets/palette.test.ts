import sharp from 'sharp';
import { paletteOf } from './palette.ts';

const sheet = (background: string) => sharp({ create: { width: 60, height: 60, channels: 4, background } });
const patch = (fill: string, size: number) =>
  Buffer.from(`<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${fill}"/></svg>`);

test('names the commonest colour and the most vivid one, with text that is readable on each', async () => {
  const png = await sheet('#e8e8e8')
    .composite([{ input: patch('#d00000', 20), left: 0, top: 0 }])
    .png()
    .toBuffer();
  const palette = await paletteOf(sharp(png));
  expect(palette).toMatchObject({
    _type: 'sanity.imagePalette',
    dominant: { _type: 'sanity.imagePaletteSwatch', background: '#e8e8e8', foreground: '#000' },
    vibrant: { background: '#d00000', foreground: '#fff', title: '#fff' },
  });
  // A ninth of the picture, less the edge, where the colours mix.
  expect(palette.vibrant.population).toBeGreaterThan(9);
  expect(palette.vibrant.population).toBeLessThan(12);
});

test('sees transparent parts as white, and copes with one colour and with grey', async () => {
  const clear = await paletteOf(sharp(await sheet('#00000000').png().toBuffer()));
  expect(clear.dominant.background).toBe('#ffffff');
  const grey = await paletteOf(sharp(await sheet('#777').greyscale().png().toBuffer()));
  expect(grey.muted.background).toBe('#777777');
});

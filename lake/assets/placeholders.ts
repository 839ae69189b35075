import { encode } from 'blurhash';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

const LQIP_WIDTH = 20;
/** Limits of the two algorithms: more pixels cost time and change nothing that can be seen. */
const [BLUR_SIZE, THUMB_SIZE] = [32, 100];
/** Four parts across and three down, as the hosted service uses. */
const BLUR_PARTS = [4, 3] as const;

/** A tiny picture as a data URL, 20 pixels wide. */
export async function lqipOf(preview: Buffer, hasAlpha: boolean): Promise<string> {
  const small = sharp(preview).resize({ width: LQIP_WIDTH });
  const bytes = await (hasAlpha ? small.png({ palette: true }) : small.jpeg({ quality: 60 })).toBuffer();
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${bytes.toString('base64')}`;
}

/** https://blurha.sh */
export async function blurHashOf(preview: Buffer): Promise<string> {
  const { data, info } = await pixelsOf(preview, BLUR_SIZE);
  return encode(new Uint8ClampedArray(data), info.width, info.height, ...BLUR_PARTS);
}

/** https://evanw.github.io/thumbhash, in base64. */
export async function thumbHashOf(preview: Buffer): Promise<string> {
  const { data, info } = await pixelsOf(preview, THUMB_SIZE);
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

function pixelsOf(preview: Buffer, size: number) {
  return sharp(preview)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

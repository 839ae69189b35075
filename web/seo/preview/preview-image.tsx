import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { Settings } from '#web/shell/content.ts';
import { PreviewCard } from './preview-card.tsx';
import { previewLines } from './preview-lines.ts';
import { PREVIEW_SIZES, type PreviewSize } from './sizes.ts';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource/dm-sans/files');

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 700 }[]> | undefined;

/** The site's own typeface, from its package: a picture must not need the network. */
function loadFonts() {
  fonts ??= Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'DM Sans',
      data: await readFile(join(/* turbopackIgnore: true */ folder, `dm-sans-latin-${weight}-normal.woff`)),
      weight,
    })),
  );
  return fonts;
}

/** Drawing one takes a good part of a second; a site has few pages. */
const MOST = 200;
const drawn = new Map<string, Promise<ArrayBuffer>>();

async function draw(title: string, clinic: string, identification: string[], size: PreviewSize): Promise<ArrayBuffer> {
  const { width, height } = PREVIEW_SIZES[size];
  const card = (
    <PreviewCard title={title} clinic={clinic} identification={identification} width={width} height={height} />
  );
  return new ImageResponse(card, { width, height, fonts: await loadFonts() }).arrayBuffer();
}

/** The picture of a page as PNG. */
export async function previewImage(settings: Settings, title: string, size: PreviewSize): Promise<ArrayBuffer> {
  const lines = previewLines(settings);
  const key = JSON.stringify([title, settings.tradeName, lines, size]);
  if (drawn.size >= MOST) drawn.clear();
  const image = drawn.get(key) ?? draw(title, settings.tradeName, lines, size);
  drawn.set(key, image);
  return await image;
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { pictureData } from '#web/content/picture-data.ts';
import type { SharedLink } from '#web/content/shared-link.ts';
import { siteLook } from '#web/shell/site-look.ts';
import { type FontName, fonts } from '#web/ui/fonts.ts';
import type { Settings } from '#schemas/content.ts';
import { PICTURE_SHARE, PreviewCard } from './preview-card.tsx';
import { originLines, previewLines } from './preview-lines.ts';
import { shownIn, shownValues } from './preview-version.ts';
import { PREVIEW_SIZES, type PreviewSize } from './sizes.ts';

const folder = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@fontsource');

const files = new Map<string, Promise<Buffer>>();

/** The site's own typeface, from its package: a picture must not need the network. */
async function loadFonts(font: FontName) {
  const load = (name: string) => {
    const loaded = files.get(name) ?? readFile(join(/* turbopackIgnore: true */ folder, font, 'files', name));
    files.set(name, loaded);
    return loaded;
  };
  return await Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: fonts[font].family,
      data: await load(`${font}-latin-${weight}-normal.woff`),
      weight,
    })),
  );
}

/** Drawing one takes a good part of a second; a site has few pages. */
const MAX_IMAGES = 200;
const drawn = new Map<string, Promise<Drawing>>();

interface Drawing {
  readonly image: ArrayBuffer;
  /** Whether with all it should show: the lake may be away just when its picture is wanted. */
  readonly whole: boolean;
}

async function draw(settings: Settings, { title, picture }: SharedLink, size: PreviewSize): Promise<Drawing> {
  const { width, height } = PREVIEW_SIZES[size];
  const { asset } = picture ?? {};
  const frame = { width: Math.round(width * PICTURE_SHARE), height };
  const data = picture && asset ? await pictureData({ ...picture, asset }, frame) : null;
  const look = siteLook(settings);
  const card = (
    <PreviewCard
      look={look}
      title={title ?? settings.tradeName}
      clinic={settings.tradeName}
      hasLogo={Boolean(settings.logo?.asset)}
      identification={[...previewLines(settings), ...(data ? originLines(picture) : [])]}
      picture={data}
      width={width}
      height={height}
    />
  );
  const image = await new ImageResponse(card, { width, height, fonts: await loadFonts(look.font) }).arrayBuffer();
  return { image, whole: !asset || data !== null };
}

/** The picture of a page as PNG. */
export async function previewImage(settings: Settings, link: SharedLink, size: PreviewSize): Promise<Drawing> {
  const shown = shownIn(settings, link);
  const key = JSON.stringify([shownValues(settings, link), size]);
  const known = drawn.get(key);
  if (known) return await known;
  if (drawn.size >= MAX_IMAGES) drawn.clear();
  const drawing = draw(settings, shown, size);
  drawn.set(key, drawing);
  const { whole } = await drawing;
  if (!whole) drawn.delete(key);
  return await drawing;
}

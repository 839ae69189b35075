import type { ComponentProps } from 'react';
import { imageUrl } from './image-url.ts';
import type { ImageSource } from './image-url.ts';
import { editMark } from './edit-mark.ts';

/** A picture as content queries give it: everything may be missing while somebody is still editing. */
export type PictureValue = Omit<ImageSource, 'asset'> & {
  readonly asset: {
    readonly _id: string;
    readonly width?: number | null;
    readonly height?: number | null;
    readonly lqip?: string | null;
  } | null;
  readonly alt?: string | null;
  readonly decorative?: boolean | null;
  readonly isStock?: boolean | null;
  readonly credit?: string | null;
  /** In a preview: where it is edited (web/preview/edit-marks.ts). */
  readonly editMark?: string | undefined;
};

/** How a picture is shown. */
export interface PictureFrame {
  /** Width in CSS px of the largest frame it is shown in; smaller and denser variants are derived. */
  readonly width: number;
  /** Width divided by height. Without it the picture keeps its own proportions. */
  readonly ratio?: number | undefined;
  /** As of the `sizes` attribute. */
  readonly sizes: string;
  /** True for the picture of the first screen: it is the largest paint, so it must not wait. */
  readonly priority?: boolean | undefined;
}

/** A picture ready to be drawn: plain data, so that it can travel to browsers, which do not know where pictures are. */
export interface PictureImage {
  readonly image: ComponentProps<'img'>;
  readonly caption: string | null;
}

/** A logo as a picture: the name that it stands for is all that is said of it. */
export function namedLogo(logo: PictureValue, name: string): PictureValue {
  return { ...logo, alt: name, decorative: false, isStock: false, credit: null };
}

const steps = [0.5, 1, 1.5, 2];

/**
 * Addresses and attributes of a picture cut by the image pipeline around its hotspot. Width and height are always written,
 * so that nothing moves when it arrives; stock pictures say so (CFM 2.336/2023, art. 9). On the server only.
 * @returns null without a file
 */
export function pictureImage(picture: PictureValue, frame: PictureFrame): PictureImage | null {
  const { asset } = picture;
  const { width, ratio, sizes, priority = false } = frame;
  if (!asset) return null;
  const source = { ...picture, asset };
  const shape = ratio ?? (asset.width && asset.height ? asset.width / asset.height : 4 / 3);
  const cut = (factor: number) => ({
    width: Math.round(width * factor),
    ...(ratio ? { height: Math.round((width * factor) / ratio) } : {}),
  });
  return {
    image: {
      src: imageUrl(source, cut(1)),
      srcSet: steps.map((step) => `${imageUrl(source, cut(step))} ${Math.round(width * step)}w`).join(', '),
      sizes,
      width,
      height: Math.round(width / shape),
      alt: picture.decorative ? '' : (picture.alt ?? ''),
      loading: priority ? 'eager' : 'lazy',
      fetchPriority: priority ? 'high' : 'auto',
      decoding: 'async',
      style: asset.lqip ? { backgroundImage: `url("${asset.lqip}")` } : {},
      ...editMark(picture),
    },
    caption: picture.isStock
      ? `Imagem ilustrativa${picture.credit ? `, ${picture.credit}` : ''}`
      : (picture.credit ?? null),
  };
}

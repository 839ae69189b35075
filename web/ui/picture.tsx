import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { imageUrl } from '../content/image-url.ts';
import type { ImageSource } from '../content/image-url.ts';
import { radius, space, theme, type } from './tokens.ts';
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

const Figure = styled.figure`
  width: 100%;

  img {
    display: block;
    width: 100%;
    height: 100%;
    border-radius: ${radius.card};
    background-color: ${theme.tone.tint};
    background-size: cover;
    background-position: center;
    object-fit: cover;
  }
  figcaption {
    margin-block-start: ${space(4)};
    color: ${theme.tone.inkSoft};
    font-size: ${type.small};
  }
`;

const steps = [0.5, 1, 1.5, 2];

type PictureProps = {
  picture: PictureValue;
  /** Width in CSS px of the largest frame it is shown in; smaller and denser variants are derived. */
  width: number;
  /** Width divided by height. Without it the picture keeps its own proportions. */
  ratio?: number;
  /** As of the `sizes` attribute. */
  sizes: string;
  /** True for the picture of the first screen: it is the largest paint, so it must not wait. */
  priority?: boolean;
};

/**
 * A picture cut by the image pipeline around its hotspot. Width and height are always written, so that nothing moves
 * when it arrives; stock pictures say so (CFM 2.336/2023, art. 9).
 */
export function Picture({ picture, width, ratio, sizes, priority = false }: PictureProps) {
  const { asset } = picture;
  if (!asset) return null;
  const source = { ...picture, asset };
  const shape = ratio ?? (asset.width && asset.height ? asset.width / asset.height : 4 / 3);
  const frame = (factor: number) => ({
    width: Math.round(width * factor),
    ...(ratio ? { height: Math.round((width * factor) / ratio) } : {}),
  });
  const placeholder: CSSProperties = asset.lqip ? { backgroundImage: `url("${asset.lqip}")` } : {};
  const caption = picture.isStock
    ? `Imagem ilustrativa${picture.credit ? `, ${picture.credit}` : ''}`
    : (picture.credit ?? null);
  return (
    <Figure>
      <img
        src={imageUrl(source, frame(1))}
        srcSet={steps.map((step) => `${imageUrl(source, frame(step))} ${Math.round(width * step)}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={Math.round(width / shape)}
        alt={picture.decorative ? '' : (picture.alt ?? '')}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        style={placeholder}
        {...editMark(picture)}
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </Figure>
  );
}

import { createImageUrlBuilder } from '@sanity/image-url';
import { imageBase, project } from './project.ts';

const builder = createImageUrlBuilder({ baseUrl: imageBase, projectId: project.projectId, dataset: project.dataset });

/** A picture as the content queries give it; crop and hotspot are the editor's. */
export interface ImageSource {
  readonly asset: { readonly _id: string };
  readonly crop?: Partial<Record<'top' | 'bottom' | 'left' | 'right', number | null>> | null;
  readonly hotspot?: Partial<Record<'x' | 'y' | 'width' | 'height', number | null>> | null;
}

/** Wanted size in CSS pixels times the device's pixel ratio. */
export interface ImageFrame {
  readonly width: number;
  /** With a height the picture is cut to the frame around its hotspot; without, it keeps its proportions. */
  readonly height?: number;
}

/**
 * Address of a picture in the wanted size, made by the lake's image pipeline in the best format the browser accepts.
 * Works on the server and in browsers.
 */
export function imageUrl(image: ImageSource, { width, height }: ImageFrame): string {
  const { crop, hotspot } = image;
  const source = {
    asset: { _id: image.asset._id },
    crop: { top: crop?.top ?? 0, bottom: crop?.bottom ?? 0, left: crop?.left ?? 0, right: crop?.right ?? 0 },
    hotspot: {
      x: hotspot?.x ?? 0.5,
      y: hotspot?.y ?? 0.5,
      width: hotspot?.width ?? 1,
      height: hotspot?.height ?? 1,
    },
  };
  const sized = builder.image(source).width(Math.round(width)).auto('format');
  return (height === undefined ? sized.fit('max') : sized.height(Math.round(height)).fit('crop')).url();
}

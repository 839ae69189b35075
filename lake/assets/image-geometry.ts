import { MAX_SIDE } from './image-params.ts';
import type { ImageParams } from './image-params.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Geometry {
  /** Part of the source that is kept, in source pixels; undefined for all of it. */
  readonly cut: Box | undefined;
  /** Size the kept part is scaled to. */
  readonly size: Size;
  /** Size of the result when it is larger than the picture in it; the rest is background. */
  readonly canvas: Size | undefined;
}

/**
 * From the source's size (upright) and the parameters to a cut and sizes. `clip` and `max` never enlarge, as Studio and
 * the image builders expect; the others enlarge up to the longest side allowed.
 */
export function geometryOf(source: Size, params: ImageParams): Geometry {
  const area = clampRect(source, params.rect);
  const wanted = withLimits(area, params);
  if (wanted.width === undefined || wanted.height === undefined) {
    return { cut: whole(area, source), size: proportional(area, wanted, params.fit), canvas: undefined };
  }
  const box = { width: wanted.width, height: wanted.height };
  switch (params.fit) {
    case 'scale':
      return { cut: whole(area, source), size: box, canvas: undefined };
    case 'crop':
      return { cut: cropTo(area, box, params), size: box, canvas: undefined };
    case 'min': {
      const factor = Math.min(1, area.width / box.width, area.height / box.height);
      return { cut: cropTo(area, box, params), size: scaled(box, factor), canvas: undefined };
    }
    case 'fill':
      return { cut: whole(area, source), size: inside(area, box, Infinity), canvas: box };
    case 'fillmax':
      return { cut: whole(area, source), size: inside(area, box, 1), canvas: box };
    case 'clip':
    case 'max':
      return { cut: whole(area, source), size: inside(area, box, 1), canvas: undefined };
  }
}

function clampRect(source: Size, rect: ImageParams['rect']): Box {
  if (!rect) return { left: 0, top: 0, ...source };
  const left = Math.min(Math.max(0, rect.left), source.width - 1);
  const top = Math.min(Math.max(0, rect.top), source.height - 1);
  return {
    left,
    top,
    width: Math.min(rect.width, source.width - left),
    height: Math.min(rect.height, source.height - top),
  };
}

function whole(area: Box, source: Size): Box | undefined {
  return area.width === source.width && area.height === source.height ? undefined : area;
}

/** Applies `min-*` and `max-*`: to the given side, or to the natural one when it is outside. */
function withLimits(area: Size, params: ImageParams): { width: number | undefined; height: number | undefined } {
  const limit = (given: number | undefined, natural: number, min = 0, max = Infinity) => {
    if (given === undefined && natural >= min && natural <= max) return undefined;
    return Math.min(max, Math.max(min, given ?? natural));
  };
  return {
    width: limit(params.width, area.width, params.minWidth, params.maxWidth),
    height: limit(params.height, area.height, params.minHeight, params.maxHeight),
  };
}

function proportional(
  area: Size,
  wanted: { width?: number | undefined; height?: number | undefined },
  fit: string,
): Size {
  const factor = wanted.width ? wanted.width / area.width : wanted.height ? wanted.height / area.height : 1;
  const enlarges = fit === 'crop' || fit === 'fill' || fit === 'scale';
  return scaled(area, Math.min(factor, enlarges ? MAX_SIDE / Math.max(area.width, area.height) : 1));
}

function inside(area: Size, box: Size, maxFactor: number): Size {
  return scaled(area, Math.min(maxFactor, box.width / area.width, box.height / area.height));
}

function scaled(size: Size, factor: number): Size {
  return { width: Math.max(1, Math.round(size.width * factor)), height: Math.max(1, Math.round(size.height * factor)) };
}

/** The largest part of the area with the box's proportions, placed by side or focal point. */
function cropTo(area: Box, box: Size, { crop, focus }: ImageParams): Box {
  const factor = Math.min(area.width / box.width, area.height / box.height);
  const size = {
    width: Math.min(area.width, Math.max(1, Math.round(box.width * factor))),
    height: Math.min(area.height, Math.max(1, Math.round(box.height * factor))),
  };
  const { x, y } = crop === 'focalpoint' && focus ? focus : sideOf(crop);
  const place = (room: number, length: number, at: number) =>
    Math.round(Math.min(room - length, Math.max(0, room * at - length / 2)));
  return {
    ...size,
    left: area.left + place(area.width, size.width, x),
    top: area.top + place(area.height, size.height, y),
  };
}

function sideOf(crop: string): { x: number; y: number } {
  const sides = crop.split(',');
  return {
    x: sides.includes('left') ? 0 : sides.includes('right') ? 1 : 0.5,
    y: sides.includes('top') ? 0 : sides.includes('bottom') ? 1 : 0.5,
  };
}

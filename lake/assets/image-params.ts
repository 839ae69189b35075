import { LakeError } from '../errors.ts';

type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif' | 'gif';

/** What an image address asks for, checked and with limits applied. Sizes are output pixels, `dpr` included. */
export interface ImageParams {
  readonly rect?: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly width?: number;
  readonly height?: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly maxWidth?: number;
  readonly maxHeight?: number;
  readonly fit: Fit;
  readonly crop: string;
  readonly focus?: { readonly x: number; readonly y: number };
  readonly quality?: number;
  readonly format?: OutputFormat;
  readonly background?: string;
  readonly blur?: number;
  readonly sharpen?: number;
  readonly rotate?: number;
  readonly flip?: string;
  readonly saturation?: number;
  /** Pixels of background on every side, in the output. */
  readonly pad?: number;
  readonly invert?: boolean;
  /** Only the first picture of an animation. */
  readonly still?: boolean;
}

/** Longest side the lake will make, in pixels: enough for a screen of 8K, no more than that. */
export const MAX_SIDE = 8192;
/** Most pixels in what the lake makes: 8K has 33 million, and takes seconds. */
export const MAX_OUTPUT_PIXELS = 34_000_000;
const MAX_PAD = 1000;

const FITS: readonly string[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] satisfies Fit[];
const FORMATS: readonly string[] = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] satisfies OutputFormat[];
const CROPS = /^(center|top|bottom|left|right|focalpoint|entropy)(,(top|bottom|left|right|center))?$/;

/**
 * Reads the parameters of an image address; unknown ones are ignored, like on the hosted service.
 * @throws LakeError 400 naming the parameter that cannot be used.
 */
export function readImageParams(search: URLSearchParams): ImageParams {
  const dpr = number(search, 'dpr', 1, 3) ?? 1;
  const side = (name: string) => {
    const value = number(search, name, 1, MAX_SIDE);
    return value === undefined ? undefined : Math.min(MAX_SIDE, Math.max(1, Math.round(value * dpr)));
  };
  const focusX = number(search, 'fp-x', 0, 1);
  const focusY = number(search, 'fp-y', 0, 1);
  return withoutUndefined({
    rect: rect(search.get('rect')),
    width: side('w'),
    height: side('h'),
    minWidth: side('min-w'),
    minHeight: side('min-h'),
    maxWidth: side('max-w'),
    maxHeight: side('max-h'),
    fit: oneOf(search, 'fit', (value): value is Fit => FITS.includes(value)) ?? 'clip',
    crop: oneOf(search, 'crop', (value): value is string => CROPS.test(value)) ?? 'center',
    focus:
      focusX === undefined && focusY === undefined ? undefined : { x: coarse(focusX ?? 0.5), y: coarse(focusY ?? 0.5) },
    quality: whole(search, 'q', 0, 100),
    format: oneOf(search, 'fm', (value): value is OutputFormat => FORMATS.includes(value)),
    background: colour(search.get('bg')),
    blur: whole(search, 'blur', 0, 2000),
    sharpen: whole(search, 'sharp', 0, 100),
    rotate: rotation(search),
    flip: oneOf(search, 'flip', (value): value is string => /^(h|v|hv|vh)$/.test(value)),
    saturation: whole(search, 'sat', -100, 100),
    pad: whole(search, 'pad', 1, MAX_PAD),
    invert: search.get('invert') === 'true' || undefined,
    still: search.get('frame') === '1' || undefined,
  });
}

function number(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalid(name, text);
  return Math.min(max, Math.max(min, value));
}

/** Fractions of these make no picture that is another, only another address. */
function whole(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const value = number(search, name, min, max);
  return value === undefined ? undefined : Math.round(value);
}

function coarse(position: number): number {
  return Math.round(position * 200) / 200;
}

function oneOf<T extends string>(
  search: URLSearchParams,
  name: string,
  accepts: (value: string) => value is T,
): T | undefined {
  const value = search.get(name);
  if (value === null || value === '') return undefined;
  if (!accepts(value)) throw invalid(name, value);
  return value;
}

function rect(text: string | null): ImageParams['rect'] {
  if (text === null || text === '') return undefined;
  const [left, top, width, height, ...rest] = text.split(',').map((part) => Math.round(Number(part)));
  const isRect = rest.length === 0 && [left, top, width, height].every((value) => Number.isInteger(value));
  if (!isRect || !width || !height || width < 1 || height < 1) throw invalid('rect', text);
  return { left: left ?? 0, top: top ?? 0, width, height };
}

function colour(text: string | null): string | undefined {
  if (text === null || text === '') return undefined;
  if (!/^([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) throw invalid('bg', text);
  // Eight digits are alpha first, as on the hosted service; CSS wants it last.
  return text.length === 8 ? `#${text.slice(2)}${text.slice(0, 2)}` : `#${text}`;
}

function rotation(search: URLSearchParams): number | undefined {
  const angle = number(search, 'or', 0, 270);
  if (angle !== undefined && angle % 90 !== 0) throw invalid('or', String(angle));
  return angle;
}

function invalid(name: string, value: string): LakeError {
  return new LakeError(400, undefined, `The image parameter "${name}" cannot be "${value}".`);
}

/** Absent and undefined must be the same, because the parameters are the key of the cache. */
function withoutUndefined<T extends object>(params: T): T {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as T;
}

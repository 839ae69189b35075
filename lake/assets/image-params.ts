import { LakeError } from '../errors.ts';

export type Fit = 'clip' | 'crop' | 'fill' | 'fillmax' | 'max' | 'min' | 'scale';
export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif';

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
}

/** Longest side the lake will make, in pixels: enough for a screen of 8K, no more than that. */
export const MAX_SIDE = 8192;

const FITS: readonly string[] = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] satisfies Fit[];
const FORMATS: readonly string[] = ['jpg', 'pjpg', 'png', 'webp', 'avif'] satisfies OutputFormat[];
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
    focus: focusX === undefined && focusY === undefined ? undefined : { x: focusX ?? 0.5, y: focusY ?? 0.5 },
    quality: number(search, 'q', 0, 100),
    format: oneOf(search, 'fm', (value): value is OutputFormat => FORMATS.includes(value)),
    background: colour(search.get('bg')),
    blur: number(search, 'blur', 0, 2000),
    sharpen: number(search, 'sharp', 0, 100),
    rotate: rotation(search),
    flip: oneOf(search, 'flip', (value): value is string => /^(h|v|hv|vh)$/.test(value)),
    saturation: number(search, 'sat', -100, 100),
  });
}

function number(search: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = search.get(name);
  if (text === null || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw invalid(name, text);
  return Math.min(max, Math.max(min, value));
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

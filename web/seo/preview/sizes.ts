/** Preview images, in px: what networks want today, and the size of the specification (R10). */
export const PREVIEW_SIZES = {
  '1200x630': { width: 1200, height: 630 },
  '740x300': { width: 740, height: 300 },
} as const;

export type PreviewSize = keyof typeof PREVIEW_SIZES;

export function isPreviewSize(value: string): value is PreviewSize {
  return Object.hasOwn(PREVIEW_SIZES, value);
}

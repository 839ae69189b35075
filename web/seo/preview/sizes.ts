/** Preview images, in px, in the order of a page's head: the size of the specification, and what networks want today (R10). */
export const PREVIEW_SIZES = {
  '740x300': { width: 740, height: 300 },
  '1200x630': { width: 1200, height: 630 },
} as const;

export type PreviewSize = keyof typeof PREVIEW_SIZES;

export function isPreviewSize(value: string): value is PreviewSize {
  return Object.hasOwn(PREVIEW_SIZES, value);
}

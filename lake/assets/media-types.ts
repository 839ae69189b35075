/** Formats of uploaded images, by the name sharp gives them. */
const IMAGES: Readonly<Record<string, { readonly extension: string; readonly mimeType: string }>> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  avif: { extension: 'avif', mimeType: 'image/avif' },
};

export function imageType(format: string | undefined): { extension: string; mimeType: string } | undefined {
  return format === undefined ? undefined : IMAGES[format];
}

export function mimeTypeOfImage(extension: string): string {
  return Object.values(IMAGES).find((type) => type.extension === extension)?.mimeType ?? 'application/octet-stream';
}

/** A type as it may stand in a header; documents of assets can be edited, and hold anything. */
export function safeMimeType(value: unknown): string {
  return typeof value === 'string' && /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(value) ? value : 'application/octet-stream';
}

const SAFE_INLINE = /^(application\/pdf|text\/plain|(audio|video)\/[\w.+-]+|image\/(?!svg)[\w.+-]+)$/;

/**
 * Whether a browser may show an uploaded file in place. Anything that can run script on the site's own origin (HTML, SVG,
 * XML) is a download instead.
 */
export function mayShowInline(mimeType: string): boolean {
  return SAFE_INLINE.test(mimeType);
}

/** As browsers know scripts by; a name for bytes takes its place. */
const SCRIPT = /script\b|wasm/;

/**
 * The type an uploaded file is served under. A page may load scripts from its own origin, which uploads share: a file that
 * is no script to browsers cannot become one of the site's.
 */
export function servedType(mimeType: string): string {
  return SCRIPT.test(mimeType.toLowerCase()) ? 'application/octet-stream' : mimeType;
}

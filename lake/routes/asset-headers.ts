interface AssetHeaderOptions {
  readonly etag: string;
  readonly mimeType: string;
  /** Name to save under; undefined to show in place. */
  readonly download: string | undefined;
  /** Keep the browser from running anything in it, should someone open it as a page (SVG can hold script). */
  readonly sandbox: boolean;
  /** Of an original, for programs that check what they have downloaded. */
  readonly sha1?: string | undefined;
}

/** An asset's name holds the hash of its content, so whoever has it never needs to ask again. */
export function assetHeaders({ etag, mimeType, download, sandbox, sha1 }: AssetHeaderOptions): Headers {
  const headers = new Headers({
    'Content-Type': mimeType,
    'Cache-Control': 'public, max-age=31536000, immutable',
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (sha1 !== undefined) headers.set('X-Sanity-Sha1', sha1);
  if (sandbox) headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (download !== undefined) {
    const plain = download.replace(/[^\w.-]/g, '_');
    headers.set(
      'Content-Disposition',
      `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(download.toWellFormed())}`,
    );
  }
  return headers;
}

export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}

import { assetIdOf, isAssetName } from '../assets/asset-files.ts';
import type { Original, StoredFile } from '../assets/originals.ts';
import type { Lake } from '../lake.ts';

interface AssetHeaderOptions {
  readonly etag: string;
  readonly mimeType: string;
  /** `Cache-Control` */
  readonly caching: string;
  /** Name to save under; undefined to show in place. */
  readonly download: string | undefined;
  /** Keep the browser from running anything in it, should someone open it as a page (SVG can hold script). */
  readonly sandbox: boolean;
  /** Of a file, for programs that check what they have downloaded. A picture is kept without what it says about people. */
  readonly sha1?: string | undefined;
}

export function assetHeaders({ etag, mimeType, caching, download, sandbox, sha1 }: AssetHeaderOptions): Headers {
  const headers = new Headers({
    'Content-Type': mimeType,
    'Cache-Control': caching,
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

/**
 * Whether an asset may be served: as long as its document exists. The file stays for a while after that, for restoring a
 * deletion and for backups that are being made. Also the guard against names that are paths.
 */
export function hasAsset(lake: Lake, { kind, dataset, name }: Original): boolean {
  if (!lake.datasets.names().includes(dataset) || !isAssetName(kind, name)) return false;
  return lake.datasets.get(dataset).reader.get(assetIdOf(kind, name)) !== undefined;
}

/**
 * Answers with a file that never changes: all of it, the part that is asked for, or that the client has it already.
 * `headers` carry its `ETag`. The content is read as it is sent.
 * @param open not called for a client that has it
 */
export async function serveFile(
  request: Request,
  headers: Headers,
  open: () => Promise<StoredFile>,
): Promise<Response> {
  const etag = headers.get('etag') ?? '';
  headers.set('Accept-Ranges', 'bytes');
  if (isFresh(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });

  const file = await open();
  const condition = request.headers.get('if-range');
  const asked = condition === null || condition === etag ? request.headers.get('range') : null;
  const range = byteRange(asked ?? undefined, file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${file.size}`);
  headers.set('Content-Length', String(end - start + 1));
  const body = request.method === 'HEAD' ? null : await file.read(start, end);
  return new Response(body, { status: range ? 206 : 200, headers });
}

/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.2): undefined for all of it, `unsatisfiable` when
 * nothing of it is there. Several parts at once are answered with the whole file, as the specification allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return undefined;
  // Without a beginning it is the last so many bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}

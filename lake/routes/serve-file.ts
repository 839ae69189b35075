import { openAsBlob } from 'node:fs';
import { byteRange } from '../assets/byte-range.ts';
import { isFresh } from './asset-headers.ts';

/**
 * Answers with a file that never changes: all of it, the part that is asked for, or that the client has it already.
 * `headers` carry its `ETag`. The content is read as it is sent.
 * @throws the file system's error when there is no such file.
 */
export async function serveFile(request: Request, path: string, headers: Headers): Promise<Response> {
  const file = await openAsBlob(path);
  const etag = headers.get('etag') ?? '';
  headers.set('Accept-Ranges', 'bytes');
  if (isFresh(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers });

  const condition = request.headers.get('if-range');
  const asked = condition === null || condition === etag ? request.headers.get('range') : null;
  const range = byteRange(asked ?? undefined, file.size);
  if (range === 'unsatisfiable') {
    headers.set('Content-Range', `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const part = range ? file.slice(range.start, range.end + 1) : file;
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
  headers.set('Content-Length', String(part.size));
  return new Response(request.method === 'HEAD' ? null : part, { status: range ? 206 : 200, headers });
}

import { Hono } from 'hono';
import { MAX_UPLOAD, storeAsset, tooLarge } from '../assets/store-asset.ts';
import { LakeError } from '../errors.ts';
import type { Context } from 'hono';
import type { AssetKind } from '../assets/asset-files.ts';
import type { Lake } from '../lake.ts';

const DESCRIPTIONS = ['label', 'title', 'description', 'creditLine'] as const;

/** `POST /assets/images|files/<dataset>`: the body is the file itself. */
export function assetRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.post('/assets/images/:dataset', (c) => upload(lake, c, 'image'));
  routes.post('/assets/files/:dataset', (c) => upload(lake, c, 'file'));
  return routes;
}

async function upload(lake: Lake, c: Context, kind: AssetKind): Promise<Response> {
  const dataset = lake.datasets.get(c.req.param('dataset') ?? '');
  const caller = await lake.callerOf(c.req.raw, dataset.access);
  // Before the body is read: strangers must not make the lake hold 50 MB.
  if (caller.userId === null) throw new LakeError(403, undefined, 'Uploading needs a token.');
  const bytes = await readBody(c.req.raw);
  const filename = c.req.query('filename')?.slice(0, 255);
  const mimeType = c.req.header('content-type')?.split(';')[0]?.trim();
  const document = await storeAsset(
    lake,
    dataset,
    { kind, bytes, filename, mimeType, attributes: attributesOf(c) },
    caller,
  );
  return c.json({ document });
}

function attributesOf(c: Context): Record<string, unknown> {
  const attributes: Record<string, unknown> = {};
  for (const name of DESCRIPTIONS) {
    const value = c.req.query(name);
    if (value) attributes[name] = value;
  }
  const [id, name, url] = [c.req.query('sourceId'), c.req.query('sourceName'), c.req.query('sourceUrl')];
  if (id && name) attributes.source = { id, name, ...(url && { url }) };
  return attributes;
}

/** Stops reading as soon as the limit is passed; the declared length may be absent or wrong. */
async function readBody(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_UPLOAD) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_UPLOAD) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

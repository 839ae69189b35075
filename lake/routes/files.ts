import { openAsBlob } from 'node:fs';
import { Hono } from 'hono';
import { assetIdOf, exists, isAssetName, originalPath } from '../assets/asset-files.ts';
import { mayShowInline } from '../assets/media-types.ts';
import { LakeError } from '../errors.ts';
import { assetHeaders, isFresh } from './asset-headers.ts';
import type { Context } from 'hono';
import type { Lake } from '../lake.ts';

/** `/files/<project>/<dataset>/<name>`: uploaded files as they are. What could run script is always a download. */
export function fileRoutes(lake: Lake): Hono {
  const routes = new Hono();
  const serve = async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? '';
    const dataset = c.req.param('dataset') ?? '';
    if (!lake.datasets.names().includes(dataset) || !isAssetName('file', name)) throw notFound();
    const path = originalPath(lake.config.dataDir, 'file', dataset, name);
    if (!(await exists(path))) throw notFound();

    const document = lake.datasets.get(dataset).reader.get(assetIdOf('file', name));
    const mimeType = textOr(document?.mimeType, 'application/octet-stream');
    const inline = mayShowInline(mimeType);
    const saveAs = c.req.query('dl') || textOr(document?.originalFilename, name);
    const etag = `"${name}"`;
    const headers = assetHeaders({
      etag,
      mimeType,
      download: inline && c.req.query('dl') === undefined ? undefined : saveAs,
      sandbox: !inline,
    });
    if (isFresh(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    return new Response(await openAsBlob(path), { headers });
  };
  routes.get('/files/:project/:dataset/:name', serve);
  routes.get('/files/:project/:dataset/:name/:vanity', serve);
  return routes;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' && value ? value : fallback;
}

function notFound(): LakeError {
  return new LakeError(404, undefined, 'There is no such file.');
}

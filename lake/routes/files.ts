import { Hono } from 'hono';
import { assetIdOf } from '../assets/asset-files.ts';
import { mayShowInline, safeMimeType, servedType } from '../assets/media-types.ts';
import { LakeError } from '../errors.ts';
import { assetHeaders, hasAsset, serveFile } from './asset-delivery.ts';
import { assertFileAllowed } from './private-files.ts';
import type { Context } from 'hono';
import type { Lake } from '../lake.ts';

/** `/files/<project>/<dataset>/<name>`: uploaded files as they are. What could run script is always a download. */
export function fileRoutes(lake: Lake): Hono {
  const routes = new Hono();
  const serve = async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? '';
    const dataset = c.req.param('dataset') ?? '';
    const original = { kind: 'file', dataset, name } as const;
    if (!lake.datasets.names().includes(dataset)) throw notFound();
    const caching = await assertFileAllowed(c, lake, original);
    if (!hasAsset(lake, original)) throw notFound();
    const document = lake.datasets.get(dataset).reader.get(assetIdOf('file', name));
    const mimeType = safeMimeType(document?.mimeType);
    const inline = mayShowInline(mimeType);
    const saveAs = c.req.query('dl') || textOr(document?.originalFilename, name);
    const headers = assetHeaders({
      etag: `"${name}"`,
      caching,
      mimeType: servedType(mimeType),
      download: inline && c.req.query('dl') === undefined ? undefined : saveAs,
      sandbox: !inline,
      sha1: name.slice(0, 40),
    });
    return serveFile(c.req.raw, headers, async () => {
      const file = await lake.originals.open(original);
      if (!file) throw notFound();
      return file;
    });
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

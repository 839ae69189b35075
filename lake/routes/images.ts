import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { strangerIn } from './admit.ts';
import { createDerivedCache, DERIVED, derivedFrom } from '../assets/derived-cache.ts';
import { readImageParams } from '../assets/image-params.ts';
import { mimeTypeOfImage } from '../assets/media-types.ts';
import { createPixelBudget, renderImage } from '../assets/render-image.ts';
import { LakeError } from '../errors.ts';
import { assetHeaders, hasAsset, isFresh, serveFile } from './asset-delivery.ts';
import { assertFileAllowed } from './private-files.ts';
import type { Context } from 'hono';
import type { ImageParams, OutputFormat } from '../assets/image-params.ts';
import type { Lake } from '../lake.ts';

/** AVIF takes its time to make; above this many pixels WebP is the better answer for the one who waits. */
const MAX_AVIF_PIXELS = 1_000_000;

/** `/images/<project>/<dataset>/<name>?…`: originals and pictures made from them, for anyone, cacheable for ever. */
export function imageRoutes(lake: Lake): Hono {
  const derived = createDerivedCache(join(lake.config.dataDir, DERIVED));
  const pixels = createPixelBudget();
  const routes = new Hono();

  const serve = async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? '';
    const dataset = c.req.param('dataset') ?? '';
    const original = { kind: 'image', dataset, name } as const;
    const isThere = () => hasAsset(lake, original);
    if (!lake.datasets.names().includes(dataset)) throw notFound();
    const caching = await assertFileAllowed(c, lake, original);
    if (!isThere()) throw notFound();
    const { searchParams } = new URL(c.req.url);
    const plan = planOf(name, searchParams, c.req.header('accept') ?? '');
    const etag = `"${createHash('sha256')
      .update(`${name} ${plan?.key ?? ''}`)
      .digest('base64url')
      .slice(0, 22)}"`;
    const download = searchParams.has('dl') ? searchParams.get('dl') || name : undefined;
    const extension = plan ? extensionOf(plan.format) : (name.split('.').pop() ?? '');
    const headers = assetHeaders({ etag, caching, download, mimeType: mimeTypeOfImage(extension), sandbox: true });
    if (searchParams.get('auto') === 'format') headers.append('Vary', 'Accept');
    if (!plan) return serveFile(c.req.raw, headers, async () => (await lake.originals.open(original)) ?? missing());
    if (isFresh(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });

    const stranger = await strangerIn(c, lake);
    const make = async () => {
      const path = (await lake.originals.local(original)) ?? missing();
      try {
        return await renderImage(await readFile(path), plan.params, plan.format, pixels);
      } catch (error) {
        if (error instanceof LakeError) throw error;
        // The original is sound, it was decoded before it was kept: what is left is that this takes too long.
        throw new LakeError(400, undefined, `The picture cannot be made: ${reasonOf(error)}`, { cause: error });
      }
    };
    const source = `${dataset}/${name}`;
    const body = await derived.get(
      source,
      plan.key,
      () => lake.admission.runBeside(stranger, make),
      () => lake.originals.local(original),
    );
    if (!isThere()) {
      // Deleted while the picture was being made.
      await rm(derivedFrom(join(lake.config.dataDir, DERIVED), source), { recursive: true, force: true });
      throw notFound();
    }
    headers.set('Content-Length', String(body.size));
    return new Response(body, { headers });
  };
  routes.get('/images/:project/:dataset/:name', serve);
  // A readable name may follow, for downloads and search engines.
  routes.get('/images/:project/:dataset/:name/:vanity', serve);
  return routes;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface Plan {
  readonly params: ImageParams;
  readonly format: OutputFormat;
  readonly key: string;
}

/** What has to be made, or undefined when the original is the answer: no parameters, or a drawing that scales by itself. */
function planOf(name: string, search: URLSearchParams, accept: string): Plan | undefined {
  const params = readImageParams(search);
  const source = name.split('.').pop() ?? '';
  const isUntouched = Object.keys(params).every((key) => key === 'fit' || key === 'crop');
  const isAuto = search.get('auto') === 'format';
  if (source === 'svg' || (isUntouched && !isAuto)) return undefined;
  const format = params.format ?? (isAuto ? negotiated(accept, name, params) : undefined) ?? naturalFormat(source);
  return { params, format, key: JSON.stringify([params, format]) };
}

function negotiated(accept: string, name: string, params: ImageParams): OutputFormat | undefined {
  const [, width = 0, height = 0] = (/-(\d+)x(\d+)\./.exec(name) ?? []).map(Number);
  const scale = Math.min(1, (params.width ?? width) / width, (params.height ?? height) / height);
  if (accept.includes('image/avif') && width * height * scale * scale <= MAX_AVIF_PIXELS) return 'avif';
  return accept.includes('image/webp') ? 'webp' : undefined;
}

function naturalFormat(extension: string): OutputFormat {
  if (extension === 'png' || extension === 'webp' || extension === 'avif' || extension === 'gif') return extension;
  return 'jpg';
}

function extensionOf(format: OutputFormat): string {
  return format === 'pjpg' ? 'jpg' : format;
}

function notFound(): LakeError {
  return new LakeError(404, undefined, 'There is no such image.');
}

function missing(): never {
  throw notFound();
}

import { Hono } from 'hono';
import { removeIncoming, tooLarge } from '../assets/receive-upload.ts';
import { maxUpload, storeAsset } from '../assets/store-asset.ts';
import { limitConcurrency } from '../admission/limit-concurrency.ts';
import { LakeError } from '../errors.ts';
import { noteWhatCounts } from './write.ts';
import type { IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import type { RunLimited } from '../admission/limit-concurrency.ts';
import type { AssetKind } from '../assets/asset-files.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { TransactionResult } from '../transaction/types.ts';

const DESCRIPTIONS = ['label', 'title', 'description', 'creditLine'] as const;

const BUSY = 'Too many files are being uploaded.';

/** `POST /assets/images|files/<dataset>`: the body is the file itself. */
export function assetRoutes(lake: Lake): Hono {
  const routes = new Hono();
  removeIncoming(lake.config.dataDir);
  const runLimited = limitConcurrency({ parallel: 1, maxWaiting: 100, busy: BUSY });
  routes.post('/assets/images/:dataset', (c) => upload(lake, c, 'image', runLimited));
  routes.post('/assets/files/:dataset', (c) => upload(lake, c, 'file', runLimited));
  return routes;
}

async function upload(lake: Lake, c: Context, kind: AssetKind, runLimited: RunLimited): Promise<Response> {
  const dataset = lake.datasets.get(c.req.param('dataset') ?? '');
  const caller = await lake.callerOf(c.req.raw, dataset.access);
  // Before the body is read: those who may not upload must not fill the disk.
  if (!mayUpload(dataset, caller, kind))
    throw new LakeError(403, undefined, 'Uploading needs a token that may create assets.');
  const most = maxUpload(lake.config, kind);
  // The declared length may be absent or wrong.
  if (Number(c.req.header('content-length')) > most) throw tooLarge(most);
  const content = readThenWait(c);
  const filename = c.req.query('filename')?.slice(0, 255);
  const mimeType = c.req.header('content-type')?.split(';')[0]?.trim();
  const given = { kind, content, filename, mimeType, attributes: attributesOf(c), metadata: metadataOf(c) };
  const written = (result: TransactionResult) => noteWhatCounts(lake, c, caller, dataset, result);
  return c.json({ document: await storeAsset(lake, dataset, given, caller, { runLimited, written }) });
}

/**
 * A right may depend on what is in the document, so this asks about one that says nothing; storing asks again. Comments
 * have no files: everybody may comment, but readers must not publish files by way of it.
 */
function mayUpload({ access }: Dataset, caller: Caller, kind: AssetKind): boolean {
  if (caller.userId === null || access.profile !== 'content') return false;
  const stamps = { _rev: '', _createdAt: '', _updatedAt: '' };
  const _id = kind === 'image' ? `image-${NO_HASH}-1x1-png` : `file-${NO_HASH}-bin`;
  const _type = kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset';
  return caller.may('create', { ...stamps, _id, _type });
}

const NO_HASH = '0'.repeat(40);

/** `meta` may be repeated or hold a list; empty means that the schema does not say, `none` that it wants nothing. */
function metadataOf(c: Context): readonly string[] | undefined {
  const names = (c.req.queries('meta') ?? []).flatMap((value) => value.split(',')).filter(Boolean);
  return names.length > 0 ? names : undefined;
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

/** What is sent; then the connection may be silent for as long as a bucket takes the file. The next request is timed again. */
async function* readThenWait(c: Context): AsyncGenerator<Uint8Array> {
  yield* c.req.raw.body ?? [];
  const env = c.env as { readonly incoming?: IncomingMessage } | undefined;
  env?.incoming?.socket.setTimeout(0);
}

import { createHash, randomUUID } from 'node:crypto';
import { getMimeType } from 'hono/utils/mime';
import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { originalPath, touch, writeWhole } from './asset-files.ts';
import { readImage } from './image-metadata.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { LakeConfig } from '../config/config.ts';
import type { IncomingDocument, Mutation, StoredDocument } from '../store/types.ts';
import type { AssetKind } from './asset-files.ts';

export interface Upload {
  readonly kind: AssetKind;
  readonly bytes: Uint8Array;
  /** As the browser named it; decides the extension of files (images have their own). */
  readonly filename: string | undefined;
  readonly mimeType: string | undefined;
  /** `label`, `title`, `description`, `creditLine`, `source`: kept on the document as given. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** Metadata of images that the schema asks for; undefined for the usual ones. */
  readonly metadata?: readonly string[] | undefined;
}

type AssetConfig = Pick<LakeConfig, 'dataDir' | 'projectId' | 'assetUrl'>;

/** Largest upload in bytes. */
export const MAX_UPLOAD = 50 * 1024 * 1024;

/**
 * Keeps an image or file and writes its document. The same bytes give the same document: uploading again returns the one
 * that exists.
 * @throws LakeError 400 for broken images, 403 without the right to create, 413 for too large, 503 when the disk refuses.
 */
export async function storeAsset(
  config: AssetConfig,
  dataset: Dataset,
  upload: Upload,
  caller: Caller,
): Promise<StoredDocument> {
  const { kind } = upload;
  if (upload.bytes.byteLength === 0) throw new LakeError(400, undefined, 'The upload is empty.');
  if (upload.bytes.byteLength > MAX_UPLOAD) throw tooLarge();

  const { name, document, bytes } = await describe(config, dataset, upload);
  if (!caller.may('create', { ...STAMPS, ...document })) {
    throw new LakeError(403, undefined, 'This account may not upload files.');
  }
  const path = originalPath(config.dataDir, kind, dataset.name, name);
  // Also says to whoever collects unused files that this one is about to be used.
  if (!(await touch(path))) await write(path, bytes);
  // Only now: meanwhile it may have been stored by another upload, or deleted.
  await dataset.transactor.queued(() => {
    const mutations = [{ createIfNotExists: document }];
    if (!dataset.reader.get(document._id)) dataset.transactor.mutate({ mutations, caller });
  });
  const stored = dataset.reader.get(document._id);
  if (!stored) throw new LakeError(500, undefined, `The document of the asset ${name} was not written.`);
  return stored;
}

export function tooLarge(): LakeError {
  return new LakeError(413, undefined, `The file is larger than ${MAX_UPLOAD / 1024 / 1024} MB.`);
}

/** Rights may look at any attribute a stored document has. */
const STAMPS = { _rev: '', _createdAt: '', _updatedAt: '' };

async function write(path: string, bytes: Uint8Array): Promise<void> {
  try {
    await writeWhole(path, bytes);
  } catch (cause) {
    throw new LakeError(503, undefined, 'The file could not be written to disk.', { cause });
  }
}

/** What is kept of an upload: bytes, file name and document. */
async function describe(config: AssetConfig, dataset: Dataset, upload: Upload): Promise<Described> {
  const { kind, filename, mimeType, attributes, metadata } = upload;
  const image = kind === 'image' ? await readImage(upload.bytes, metadata) : undefined;
  const bytes = image?.bytes ?? upload.bytes;
  // Of what came in, as the hosted service: who hashes before uploading finds the file, and a move keeps ids.
  const hash = createHash('sha1').update(upload.bytes).digest('hex');
  const facts = image?.facts ?? {
    extension: extensionOf(filename),
    mimeType: typeOfFile(filename, mimeType),
  };
  const size = image ? `-${image.facts.metadata.dimensions.width}x${image.facts.metadata.dimensions.height}` : '';
  const name = `${hash}${size}.${facts.extension}`;
  const path = `${kind}s/${config.projectId}/${dataset.name}/${name}`;
  const document = {
    _id: `${kind}-${name.replace('.', '-')}`,
    _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: hash,
    sha1hash: hash,
    size: bytes.byteLength,
    originalFilename: filename,
    uploadId: randomUUID(),
    path,
    url: `${config.assetUrl}/${path}`,
    ...facts,
    ...attributes,
  };
  return { name, bytes, document };
}

interface Described {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly document: IncomingDocument & { readonly _id: string };
}

const ANY_BYTES = 'application/octet-stream';

/** Programs that send no type, as Sanity's import, get the one of the file name. */
function typeOfFile(filename: string | undefined, mimeType: string | undefined): string {
  if (mimeType && mimeType !== ANY_BYTES) return mimeType;
  return getMimeType(filename?.toLowerCase() ?? '')?.split(';')[0] ?? ANY_BYTES;
}

function extensionOf(filename: string | undefined): string {
  return /\.([a-z0-9]{1,12})$/.exec((filename ?? '').toLowerCase())?.[1] ?? 'bin';
}

/** Patches in one transaction: little enough for any limit of a write but one that was set lower. */
const REFRESHED_AT_ONCE = 1000;

/**
 * Asset documents carry an absolute `url`, which Studio shows and downloads from. When the lake has moved to another
 * address since they were written, this puts the present one in, some at a time; a start that was stopped in between goes on
 * where it was. Called at start; returns how many were changed.
 */
export function refreshAssetUrls(config: Pick<LakeConfig, 'assetUrl' | 'writeLimits'>, dataset: Dataset): number {
  const stale: Mutation[] = [];
  for (const type of ['sanity.imageAsset', 'sanity.fileAsset']) {
    for (const { _id, path, url } of dataset.reader.ofType(type)) {
      const present = `${config.assetUrl}/${String(path)}`;
      if (typeof path === 'string' && url !== present) stale.push({ patch: { id: _id, set: { url: present } } });
    }
  }
  const size = Math.min(REFRESHED_AT_ONCE, config.writeLimits.mutations, config.writeLimits.documents);
  for (let at = 0; at < stale.length; at += size) {
    dataset.transactor.mutate({ mutations: stale.slice(at, at + size), caller: systemCaller });
  }
  return stale.length;
}

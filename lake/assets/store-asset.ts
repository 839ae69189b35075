import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { systemCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { readImage } from './image-metadata.ts';
import { notWritten, receiveUpload } from './receive-upload.ts';
import type { RunLimited } from '../admission/limit-concurrency.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { LakeConfig } from '../config/config.ts';
import type { IncomingDocument, Mutation, StoredDocument } from '../store/types.ts';
import type { TransactionResult } from '../transaction/types.ts';
import type { AssetKind } from './asset-files.ts';
import type { Originals } from './originals.ts';
import type { Received } from './receive-upload.ts';

export interface Upload {
  readonly kind: AssetKind;
  readonly content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
  /** As the browser named it; decides the extension of files (images have their own). */
  readonly filename: string | undefined;
  readonly mimeType: string | undefined;
  /** `label`, `title`, `description`, `creditLine`, `source`: kept on the document as given. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** Metadata of images that the schema asks for; undefined for the usual ones. */
  readonly metadata?: readonly string[] | undefined;
}

/** Where uploads go. */
interface Place {
  readonly config: Pick<LakeConfig, 'dataDir' | 'projectId' | 'assetUrl' | 'files'>;
  readonly originals: Originals;
}

interface Around {
  readonly runLimited?: RunLimited;
  readonly written?: (result: TransactionResult) => void;
}

/** Largest picture in bytes: it is looked into in memory. */
export const MAX_PICTURE = 50 * 1024 * 1024;

/** Largest upload in bytes. */
export function maxUpload({ files }: Pick<LakeConfig, 'files'>, kind: AssetKind): number {
  return kind === 'image' ? Math.min(MAX_PICTURE, files.maxBytes) : files.maxBytes;
}

/**
 * Keeps an image or file and writes its document. The same bytes give the same document: uploading again returns the one
 * that exists.
 * @param around `runLimited` bounds how many pictures are looked into at the same time; `written` hears of the transaction
 * @throws LakeError 400 for broken images, 403 without the right to create, 413 for too large, 503 when the disk refuses.
 */
export async function storeAsset(
  { config, originals }: Place,
  dataset: Dataset,
  upload: Upload,
  caller: Caller,
  { runLimited = (work) => work(), written }: Around = {},
): Promise<StoredDocument> {
  const received = await receiveUpload(config.dataDir, upload.content, maxUpload(config, upload.kind));
  try {
    if (received.size === 0) throw new LakeError(400, undefined, 'The upload is empty.');
    const { name, document } = await describe(config, dataset, upload, received, runLimited);
    if (!caller.may('create', { ...STAMPS, ...document })) {
      throw new LakeError(403, undefined, 'This account may not upload files.');
    }
    const original = { kind: upload.kind, dataset: dataset.name, name };
    return await originals.inTurn(original, async () => {
      const isNew = !(await originals.has(original));
      if (isNew) await originals.keep(original, received.path).catch(refused);
      try {
        const stored = await write(dataset, document, caller, written);
        if (isNew) await originals.settle(original);
        return stored;
      } catch (error) {
        // Nobody waits for that: what cannot be removed now is found later, since no document tells of it.
        if (isNew && !dataset.reader.get(document._id)) await originals.remove(original).catch(() => undefined);
        throw error;
      }
    });
  } finally {
    await rm(received.path, { force: true });
  }
}

async function write(
  { transactor, reader }: Dataset,
  document: AssetDocument,
  caller: Caller,
  written: Around['written'],
): Promise<StoredDocument> {
  // Only now: meanwhile it may have been stored by another upload, or deleted.
  const result = await transactor.queued(() => {
    const mutations = [{ createIfNotExists: document }];
    return reader.get(document._id) ? undefined : transactor.mutate({ mutations, caller });
  });
  if (result) written?.(result);
  const stored = reader.get(document._id);
  if (!stored) throw new LakeError(500, undefined, `The document of the asset ${document._id} was not written.`);
  return stored;
}

function refused(error: unknown): never {
  throw error instanceof LakeError ? error : notWritten(error);
}

/** Rights may look at any attribute a stored document has. */
const STAMPS = { _rev: '', _createdAt: '', _updatedAt: '' };

/** File name and document of an upload. Of a picture, what it says about people is taken out of the file. */
async function describe(
  config: Place['config'],
  dataset: Dataset,
  { kind, filename, mimeType, attributes, metadata }: Upload,
  { path: file, size: sent, sha1: hash }: Received,
  runLimited: RunLimited,
): Promise<{ readonly name: string; readonly document: AssetDocument }> {
  const image = kind === 'image' ? await runLimited(() => cleaned(file, metadata)) : undefined;
  const facts = image?.facts ?? {
    extension: extensionOf(filename),
    mimeType: typeOfFile(filename, mimeType),
  };
  const size = image ? `-${image.facts.metadata.dimensions.width}x${image.facts.metadata.dimensions.height}` : '';
  // The hash of what came in, as the hosted service: who hashes before uploading finds the file, and a move keeps ids.
  const name = `${hash}${size}.${facts.extension}`;
  const path = `${kind}s/${config.projectId}/${dataset.name}/${name}`;
  const document = {
    _id: `${kind}-${name.replace('.', '-')}`,
    _type: kind === 'image' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: hash,
    sha1hash: hash,
    size: image?.size ?? sent,
    originalFilename: filename,
    uploadId: randomUUID(),
    path,
    url: `${config.assetUrl}/${path}`,
    ...facts,
    ...attributes,
  };
  return { name, document };
}

async function cleaned(path: string, metadata: readonly string[] | undefined) {
  const { facts, bytes } = await readImage(await readFile(path), metadata);
  await writeFile(path, bytes, { flush: true }).catch(refused);
  return { facts, size: bytes.byteLength };
}

type AssetDocument = IncomingDocument & { readonly _id: string };

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

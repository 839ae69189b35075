import { Hono } from 'hono';
import { z } from 'zod';
import { assetIdOf, isAssetName } from '../assets/asset-files.ts';
import { notAuthenticated } from '../auth/callers.ts';
import { LakeError } from '../errors.ts';
import { jsonBody } from './request-body.ts';
import type { Context } from 'hono';
import type { Original } from '../assets/originals.ts';
import type { DatasetAccess } from '../caller.ts';
import type { Lake } from '../lake.ts';
import type { StoredDocument } from '../store/types.ts';

/** How long browsers may keep a file, as a `Cache-Control`. Its name holds the hash of its content. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const SECOND_MS = 1000;
const MOST_SECONDS = 7 * 24 * 60 * 60;
const EXPORT_SECONDS = 24 * 60 * 60;

/** Whether files of a dataset ask who wants them (`LAKE_SIGNED_FILES`). */
function isGuarded({ config }: Lake, { aclMode }: DatasetAccess): boolean {
  return config.files.signed && aclMode === 'private';
}

/**
 * Lets a request have a file: of a private dataset, where that is asked for, whoever may read the document of the asset, and
 * whoever has an address that is signed and not over.
 * @returns how long it may be kept
 * @throws LakeError 401 for strangers, whether there is such a file or not, 404 for who may not read it
 */
export async function assertFileAllowed(c: Context, lake: Lake, original: Original): Promise<string> {
  const { access, reader } = lake.datasets.get(original.dataset);
  if (!isGuarded(lake, access)) return FOR_EVER;
  const [expires, signature] = [Number(c.req.query('expires')), c.req.query('signature')];
  if (signature !== undefined) {
    const left = Math.floor(expires - Date.now() / SECOND_MS);
    if (left >= 0 && lake.signer.isSigned(original, { expires, signature })) return `private, max-age=${left}`;
  }
  const caller = await lake.callerOf(c.req.raw, access);
  if (caller.userId === null) throw notAuthenticated();
  const document = reader.get(assetIdOf(original.kind, original.name));
  if (!document || !caller.may('read', document)) throw new LakeError(404, undefined, 'There is no such file.');
  return 'private, no-cache';
}

const body = z.object({ url: z.string().max(2000), seconds: z.int().min(1).max(MOST_SECONDS).default(3600) });
const PATH = /\/(image|file)s\/[^/]+\/([^/]+)\/([^/]+)(?:\/[^/]*)?$/;

/**
 * `POST /assets/sign/<dataset>` with `{url, seconds}`: the address of a picture or file with an end and a signature, for
 * whoever may read the document of the asset. The hosted service has no such address.
 *
 * Answers `{url, expiresAt}`.
 */
export function signRoutes(lake: Lake): Hono {
  return new Hono().post('/assets/sign/:dataset', async (c) => {
    const { reader, access, name: dataset } = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, access);
    const given = body.safeParse(await jsonBody(c.req.raw));
    if (!given.success) throw invalid(`"seconds" must be a whole number from 1 to ${MOST_SECONDS}, "url" an address.`);
    const url = URL.parse(given.data.url, `${lake.config.assetUrl}/`);
    const [, kind, place = '', name = ''] = PATH.exec(url?.pathname ?? '') ?? [];
    if (!url || (kind !== 'image' && kind !== 'file') || !isAssetName(kind, name)) {
      throw invalid('"url" must be the address of a picture or file.');
    }
    const document = reader.get(assetIdOf(kind, name));
    if (lake.datasets.nameOf(place) !== dataset || !document || !caller.may('read', document)) {
      throw new LakeError(404, undefined, 'There is no such file.');
    }
    const expires = Math.floor(Date.now() / SECOND_MS) + given.data.seconds;
    addSignature(url, lake, { kind, dataset, name }, expires);
    return c.json({ url: url.href, expiresAt: new Date(expires * SECOND_MS).toISOString() });
  });
}

function addSignature(url: URL, { signer }: Lake, original: Original, expires: number): void {
  const { signature } = signer.sign(original, expires);
  url.searchParams.set('expires', String(expires));
  url.searchParams.set('signature', signature);
}

/**
 * A document as an export tells it. Sanity's export fetches files by the addresses in it, and sends its token to no host but
 * Sanity's: they are good for a day then.
 */
export function exported(lake: Lake, access: DatasetAccess, dataset: string, document: StoredDocument): StoredDocument {
  const { _id, _type, url: address } = document;
  const url = /^sanity\.(?:image|file)Asset$/.test(_type) && isGuarded(lake, access) && URL.parse(String(address));
  if (!url) return document;
  const [, kind, , name = ''] = PATH.exec(url.pathname) ?? [];
  // A document says what its author wants.
  if ((kind !== 'image' && kind !== 'file') || assetIdOf(kind, name) !== _id) return document;
  if (!url.href.startsWith(new URL(`${lake.config.assetUrl}/`).href)) return document;
  addSignature(url, lake, { kind, dataset, name }, Math.floor(Date.now() / SECOND_MS) + EXPORT_SECONDS);
  return { ...document, url: url.href };
}

function invalid(message: string): LakeError {
  return new LakeError(400, 'validationError', message);
}

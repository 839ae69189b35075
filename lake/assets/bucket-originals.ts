import { createReadStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { isAssetName, originalPath, writeWhole } from './asset-files.ts';
import { ASSET_KINDS, folderOriginals } from './folder-originals.ts';
import { createFetchedFiles } from './fetched-files.ts';
import { connectBucket } from './s3-client.ts';
import type { BucketSettings } from '../config/file-settings.ts';
import type { AssetKind } from './asset-files.ts';
import type { Listed, Original, OriginalStore } from './originals.ts';

/** Folder of what was fetched to make pictures of, inside the data folder: in no backup (`backup/contents.ts`). */
const FETCHED = 'fetched';
/** The same for notes of what is about to be kept: empty files, below the paths of originals. */
const ARRIVING = 'arriving';
const AT_ONCE = 8;
/** Of each, 20 MB are in memory. */
const SENT_AT_ONCE = 4;
/** Milliseconds between looks whether the bucket is there, which cost. */
const LOOK_EVERY = 10_000;

interface Surroundings {
  readonly dataDir: string;
  /** Where they were: what is still there is carried over. */
  readonly before: OriginalStore;
  readonly report: (message: string, error: unknown) => void;
}

/** Keeps originals in a bucket, under the paths that they would have below `assets` of the data folder. */
export function bucketOriginals(settings: BucketSettings, { dataDir, before, report }: Surroundings): OriginalStore {
  const { bucket, prefix, cacheBytes } = settings;
  const s3 = connectBucket(settings);
  const fetched = createFetchedFiles(join(dataDir, FETCHED), cacheBytes);
  const sending = pLimit(SENT_AT_ONCE);
  const placeOf = ({ kind, dataset, name }: Original) => `${kind}s/${dataset}/${name.slice(0, 2)}/${name}`;
  const keyOf = (original: Original) => prefix + placeOf(original);
  const folderOf = (kind: AssetKind, dataset: string) => `${prefix}${kind}s/${dataset}/`;

  const notes = folderOriginals(join(dataDir, ARRIVING));
  const noteOf = ({ kind, dataset, name }: Original) => originalPath(join(dataDir, ARRIVING), kind, dataset, name);
  const settle = (original: Original) => rm(noteOf(original), { force: true });

  async function keep(original: Original, path: string): Promise<void> {
    // On the disk first: what else lies in the bucket may be another lake's, so that nothing but this tells whose it is.
    await writeWhole(noteOf(original), new Uint8Array());
    await send(original, path);
  }

  async function send(original: Original, path: string): Promise<void> {
    await sending(() => s3.put(keyOf(original), () => createReadStream(path)));
    // A picture is looked at soon.
    if (original.kind === 'image') await fetched.take(placeOf(original), path);
    else await rm(path);
  }

  const local = (original: Original) => fetched.get(placeOf(original), () => s3.get(keyOf(original)));

  async function forAll(folder: string, work: (key: string) => Promise<void>): Promise<void> {
    const limited = pLimit(AT_ONCE);
    for await (const page of s3.list(folder)) await Promise.all(page.map(({ key }) => limited(() => work(key))));
  }

  /** Also after a restoration, of a backup that was made before. */
  async function* leftBefore(): AsyncGenerator<Original> {
    for (const kind of ASSET_KINDS) {
      for (const dataset of await readdir(join(dataDir, 'assets', `${kind}s`)).catch(() => [])) {
        for await (const { name } of before.list(kind, dataset)) yield { kind, dataset, name };
      }
    }
  }

  async function carryOver(): Promise<void> {
    for await (const original of leftBefore()) {
      const path = originalPath(dataDir, original.kind, original.dataset, original.name);
      if ((await s3.size(keyOf(original))) === (await stat(path)).size) await rm(path);
      else await send(original, path);
    }
  }

  let isThere = true;
  let nextLook = 0;
  /** @throws LakeError 503 when the bucket cannot be used */
  async function look(): Promise<void> {
    nextLook = Infinity;
    try {
      await s3.check();
      isThere = true;
    } catch (error) {
      isThere = false;
      throw error;
    } finally {
      nextLook = Date.now() + LOOK_EVERY;
    }
  }

  return {
    elsewhere: `s3://${bucket}/${prefix}`,
    async prepare() {
      await s3.load();
      try {
        await look();
      } catch (error) {
        // The log tells causes; who starts a lake sees one message.
        const cause = error instanceof Error ? error.cause : error;
        if (!(await leftBefore().next()).done) throw cause;
        report('The bucket of pictures and files cannot be used; it is tried again with each of them.', cause);
        return;
      }
      await carryOver();
    },
    isReachable() {
      if (Date.now() >= nextLook) look().catch(() => undefined);
      return isThere;
    },
    keep,
    settle,
    unsettled: (kind, dataset) => notes.list(kind, dataset),
    local,
    has: async (original) => (await s3.size(keyOf(original))) !== undefined,
    async open(original) {
      const size = await s3.size(keyOf(original));
      return size === undefined ? undefined : { size, read: (...range) => s3.readPart(keyOf(original), range) };
    },
    async remove(original) {
      // First, since the bucket may be away.
      await fetched.remove(placeOf(original));
      const isThere = (await s3.size(keyOf(original))) !== undefined;
      await s3.remove(keyOf(original));
      await settle(original);
      return isThere;
    },
    async *list(kind, dataset): AsyncGenerator<Listed> {
      for await (const page of s3.list(folderOf(kind, dataset))) {
        const named = page.map(({ key, writtenAt }) => ({ name: basename(key), writtenAt }));
        // What else somebody may have put there is not the lake's to collect.
        yield* named.filter(({ name }) => isAssetName(kind, name));
      }
    },
    async copyAll(from, to) {
      for (const kind of ASSET_KINDS) {
        const [source, target] = [folderOf(kind, from), folderOf(kind, to)];
        await forAll(source, (key) => s3.copy(key, target + key.slice(source.length)));
      }
    },
    async removeAll(dataset) {
      await notes.removeAll(dataset);
      for (const kind of ASSET_KINDS) {
        await fetched.remove(`${kind}s/${dataset}`);
        await forAll(folderOf(kind, dataset), (key) => s3.remove(key));
      }
    },
  };
}

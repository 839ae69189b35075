import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';

export type AssetKind = 'image' | 'file';

/** Name of a stored asset: content hash, size in pixels for images, extension. Also the guard against path tricks. */
const NAMES = {
  image: /^([0-9a-f]{40})-(\d{1,5})x(\d{1,5})\.([a-z0-9]{1,8})$/,
  file: /^([0-9a-f]{40})\.([a-z0-9]{1,12})$/,
} as const satisfies Record<AssetKind, RegExp>;

export function isAssetName(kind: AssetKind, name: string): boolean {
  return NAMES[kind].test(name);
}

/** `image-<hash>-<w>x<h>-<ext>`: the document id that belongs to a file name. */
export function assetIdOf(kind: AssetKind, name: string): string {
  return `${kind}-${name.replace('.', '-')}`;
}

/** Where the original lies. Callers check the name first. */
export function originalPath(dataDir: string, kind: AssetKind, dataset: string, name: string): string {
  return join(dataDir, 'assets', `${kind}s`, dataset, name.slice(0, 2), name);
}

/** The file that belongs to an asset's document, whatever else its id says; undefined for any other document. */
export function assetNameOf(id: string): { readonly kind: AssetKind; readonly name: string } | undefined {
  const [, kind, name, extension] = /^(image|file)-(.+)-([a-z0-9]{1,12})$/.exec(id) ?? [];
  if (kind !== 'image' && kind !== 'file') return undefined;
  const file = `${name ?? ''}.${extension ?? ''}`;
  return isAssetName(kind, file) ? { kind, name: file } : undefined;
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/**
 * Writes a file that is either whole or absent, also after a power cut: content first, flushed, then its name, flushed
 * too, because the document that speaks of the file is on disk as soon as it is acknowledged.
 * @throws the file system's error (`ENOSPC`, `EACCES`, …), and leaves nothing behind.
 */
export async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(draft, content, { flag: 'wx', flush: true });
    await moveWhole(draft, path);
  } catch (error) {
    // On a full disk, remains of failed attempts would keep it full.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Gives a file that is on disk its name, on disk as well. */
export async function moveWhole(draft: string, path: string): Promise<void> {
  const folder = dirname(path);
  const created = await mkdir(folder, { recursive: true });
  await rename(draft, path);
  await syncFolder(folder);
  // A new folder is itself a name in the one above it.
  if (created !== undefined)
    for (let at = folder; at !== dirname(created); at = dirname(at)) await syncFolder(dirname(at));
}

/** A file's name is on disk only when its folder is. Some systems (Windows) cannot do this, and need not. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  try {
    await handle?.sync();
  } catch {
    // The content is safe; only a power cut in the next seconds could take the name away.
  } finally {
    await handle?.close();
  }
}

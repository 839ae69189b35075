import { createHash } from 'node:crypto';

/**
 * What several instances of the site have in common. Nothing here rejects: while the store is away an instance lives on
 * its own memory, as it would alone.
 */
export interface SharedStore {
  /** Resolves when this instance knows what others have expired, or after a few seconds. */
  readonly ready: Promise<void>;
  /** @returns undefined for what is not there, and for everything while the store is away */
  get(key: string): Promise<Buffer | undefined>;
  /** Keeps bytes for so many seconds; nobody waits for it. */
  set(key: string, value: Buffer, seconds: number): void;
  /** Removes what is under a key. */
  remove(key: string): void;
  /** Removes all pages and reads, of every build: something in them was withdrawn. They are made again when asked for. */
  removeMade(): void;
  /** Tells the others that tags have expired. Resolves when they were told, or when the store turns out to be away. */
  announce(tags: readonly string[]): Promise<void>;
  close(): void;
}

declare global {
  // The caches are loaded by Next, outside of the bundles that hold pages and routes.
  var sharedStore: SharedStore | undefined;
}

/** The store of this process; undefined for an instance on its own. */
export function sharedStore(): SharedStore | undefined {
  return globalThis.sharedStore;
}

/** A short key for a long one: those of cached reads hold the whole query. */
export function keyOf(kind: 'page' | 'read' | 'last-good' | 'address', name: string): string {
  return `${kind}:${createHash('sha256').update(name).digest('base64url')}`;
}

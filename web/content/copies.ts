import { resolve } from 'node:path';
import { PATHS_QUERY, SETTINGS_QUERY } from '#schemas/queries.ts';
import { sharedStore } from '#web/cache/shared-store.ts';
import { copyName } from './copy.ts';
import { createLastGood, type LastGood } from './last-good.ts';

declare global {
  // Pages and route handlers are bundled apart: each would remember copies of its own, some older than the files.
  var copies: LastGood | undefined;
  /** Empties this process' caches of pages and reads; set by them, since Next loads them outside of its bundles. */
  var clearRenderedCaches: Set<() => void> | undefined;
}

const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';
const kept = resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'last-good');
/** What a build reads goes with it: a data folder may be empty, or know only what another version asked. */
const carried = resolve(/* turbopackIgnore: true */ 'web', process.env.SITE_DIST_DIR || '.next', 'last-good');

/** The last good copies of this process. */
export function copies(): LastGood {
  globalThis.copies ??= createLastGood({
    folder: isBuilding ? carried : kept,
    ...(isBuilding ? {} : { carried }),
    directory: copyName(PATHS_QUERY, {}).name,
    owner: { name: copyName(SETTINGS_QUERY, {}).name, of: clinicOf },
    warn: console.warn,
    shared: sharedStore,
    onWithdrawn: () => {
      for (const clear of globalThis.clearRenderedCaches ?? []) clear();
    },
  });
  return globalThis.copies;
}

/** The clinic's name, as long as a value has one. */
function clinicOf(settings: unknown): unknown {
  return typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'tradeName') : undefined;
}

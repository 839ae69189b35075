import 'server-only';
import { resolve } from 'node:path';
import { sharedStore } from '#web/cache/shared-store.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { type AddressBook, createAddressBook } from './address-book.ts';
import type { AddressResolution } from '../cache/known-addresses.ts';
import { resolveAddress } from './resolve-address.ts';
import { getPaths } from './places.ts';
import { shownAt } from './shown-at.ts';

declare global {
  // Route handlers are bundled apart; two books would overwrite each other's file.
  var addressBook: AddressBook | undefined;
}

function addressBook(): AddressBook {
  globalThis.addressBook ??= createAddressBook(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'addresses.json'),
    console.warn,
    sharedStore,
  );
  return globalThis.addressBook;
}

/** Takes down where everything is now, whether or not anybody asks. */
export async function recordPlaces(): Promise<void> {
  const { places } = await getPaths();
  await addressBook().record(places);
}

/**
 * What the site has at a path, and where it was before. For route handlers only: a cached function may not touch files.
 *
 * A preview leaves no trace in the book, and no guard stands before it: staff must see the page that visitors do not.
 * @param path as the visitor asked, without query
 * @throws ContentUnavailableError when the lake is away and there is no copy of what is there
 */
export async function resolutionOf(path: string): Promise<AddressResolution> {
  const [{ data, places }, preview] = await Promise.all([getPaths(), currentPreview()]);
  const book = addressBook();
  if (!preview) await book.record(places);
  const findByFormerPath = (former: string) => book.findByFormerPath(former);
  const resolution = await resolveAddress(path, { redirects: data.redirects, places, findByFormerPath });
  if (resolution.kind !== 'here') return resolution;
  if (preview) return { ...resolution, guards: [] };
  // The page reads the same a moment later: a render that fails could no longer say why.
  await shownAt(path);
  return resolution;
}

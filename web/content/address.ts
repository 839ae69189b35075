import 'server-only';
import { resolve } from 'node:path';
import { type AddressBook, createAddressBook } from './address-book.ts';
import { decideAddress } from './decide-address.ts';
import { getPaths } from './get-paths.ts';
import type { Verdict } from './verdict.ts';

declare global {
  // Route handlers are bundled apart; two books would overwrite each other's file.
  var addressBook: AddressBook | undefined;
}

function addressBook(): AddressBook {
  globalThis.addressBook ??= createAddressBook(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'addresses.json'),
    console.warn,
  );
  return globalThis.addressBook;
}

/**
 * What the site has at a path, and where it was before. For route handlers only: a cached function may not touch files.
 * @param path as the visitor asked, without query
 */
export async function verdictOn(path: string): Promise<Verdict> {
  const { data, places } = await getPaths();
  const book = addressBook();
  await book.record(places);
  return decideAddress(path, { redirects: data.redirects, places, whoWasAt: (former) => book.whoWasAt(former) });
}

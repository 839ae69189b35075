import 'server-only';
import { resolve } from 'node:path';
import { type AddressBook, createAddressBook } from './address-book.ts';
import { getPaths } from './get-paths.ts';
import type { Place } from './places.ts';
import { routeOf } from './route-of.ts';
import type { Verdict } from './verdict.ts';

declare global {
  // Route handlers are bundled apart; two books would overwrite each other's file.
  var addressBook: AddressBook | undefined;
}

/** Where things were. Not in a cached function's way: only route handlers may touch files. */
function addressBook(): AddressBook {
  globalThis.addressBook ??= createAddressBook(
    resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'addresses.json'),
    console.warn,
  );
  return globalThis.addressBook;
}

/** `/Caminho/` and `/caminho` are one address to whoever writes a redirect. */
function normal(path: string): string {
  const [bare = ''] = path.toLowerCase().split(/[?#]/);
  return bare.replace(/\/+$/, '') || '/';
}

/** Where a former address leads: what the content says, else what the site saw itself; ids of people lead to them. */
async function movedTo(path: string, places: readonly Place[]): Promise<string | undefined> {
  const id = path.startsWith('/profissional/') ? path.slice('/profissional/'.length) : undefined;
  const heir = places.find(
    (place) => place.former.includes(path) || (place.id === id && place.path.startsWith('/profissional/')),
  );
  if (heir) return heir.path;
  const seen = await addressBook().whoWasAt(path);
  return places.find((place) => place.id === seen)?.path;
}

/**
 * Decides about a path: what staff redirect comes first, then what is there, then where it went (R2, E1).
 * @param path as the visitor asked, without query
 */
export async function verdictOn(path: string): Promise<Verdict> {
  const { data, places } = await getPaths();
  await addressBook().record(places);
  const rule = data.redirects.find(({ from }) => normal(from) === normal(path));
  if (rule && normal(rule.to) !== normal(path)) {
    return { kind: 'moved', to: rule.to, permanent: rule.permanent !== false };
  }
  const place = places.find((candidate) => candidate.path === path);
  if (place) return { kind: 'here', guards: [...place.guards] };
  if (['home', 'professionals', 'topics', 'fixed'].includes(routeOf(path).kind)) return { kind: 'here', guards: [] };
  const to = await movedTo(path, places);
  return to ? { kind: 'moved', to, permanent: true } : { kind: 'nothing' };
}

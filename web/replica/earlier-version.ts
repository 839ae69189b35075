import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What the versions before the replica kept in the site's folder: addresses, and copies of answers. */
const ADDRESSES = 'addresses.json';
const COPIES = 'last-good';
/** Of a process that ended while it wrote (snapshot.ts). */
const UNFINISHED = 'replica.json.tmp';

/** Addresses that an earlier version has noted, with the ids of their documents. */
export async function earlierAddresses(folder: string): Promise<Readonly<Record<string, string>>> {
  try {
    return Object(JSON.parse(await readFile(join(folder, ADDRESSES), 'utf8'))) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Removes it: it may name somebody who was withdrawn since. */
export async function removeEarlier(folder: string): Promise<void> {
  for (const name of [ADDRESSES, COPIES, UNFINISHED]) await rm(join(folder, name), { recursive: true, force: true });
}

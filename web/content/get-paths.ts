import { PATHS_QUERY } from '#schemas/queries.ts';
import { placesIn } from './places.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';
import { revisionOf } from './revision.ts';

/**
 * Every address that exists. Other readers look here first: an invented address then costs no question to the lake and
 * leaves nothing behind, and stays "not found" while the lake is away.
 */
export async function getPaths() {
  const reading = await read(PATHS_QUERY);
  return { ...reading, places: placesIn(reading.data) };
}

/**
 * Reads what is shown at a path, if anything is.
 * @returns `null` data for a path where nothing is
 */
export async function readPlace<Data>(path: string, ask: () => Promise<Reading<Data>>): Promise<Reading<Data | null>> {
  const { places, tags } = await getPaths();
  if (places.some((place) => place.path === path)) return ask();
  return { data: null, tags, revision: revisionOf(null) };
}

import 'server-only';
import { recordPlaces } from './address.ts';
import { copies } from './copies.ts';
import { getPaths } from './get-paths.ts';
import { getFeed } from './get-topics.ts';
import { readPathsAnew } from './read.ts';
import { shownAt } from './shown-at.ts';

/** Pages that are there whatever staff publish. */
const ALWAYS = ['/', '/profissional', '/topics'];

/**
 * Reads what every page shows, so that a copy is kept of all of it before anybody asks. What was read already costs no
 * question to the lake.
 * @throws ContentUnavailableError when the lake is away and there is no copy of something
 */
export async function warm(): Promise<void> {
  // First: what follows can take long, or fail.
  await copies().removeLeftovers();
  await readPathsAnew();
  const { places } = await getPaths();
  for (const path of [...ALWAYS, ...places.map((place) => place.path)]) await shownAt(path);
  await getFeed();
  await recordPlaces();
  await copies().takeOver();
}

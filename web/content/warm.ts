import 'server-only';
import { recordPlaces } from './address.ts';
import { copies } from './copies.ts';
import { getPaths } from './places.ts';
import { getFeed } from './documents.ts';
import { readPathsAnew } from './read.ts';
import { indexPages } from './route-of.ts';
import { shownAt } from './shown-at.ts';

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
  const always = ['/', ...indexPages.map(({ path }) => path)];
  for (const path of [...always, ...places.map((place) => place.path)]) await shownAt(path);
  await getFeed();
  await recordPlaces();
  await copies().takeOver();
}

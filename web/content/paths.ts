import { PATHS_QUERY } from '#schemas/queries.ts';
import { placesIn } from '#web/replica/places.ts';
import { read } from './read.ts';

/** Every address that exists. */
export async function getPaths() {
  const reading = await read(PATHS_QUERY);
  return { ...reading, places: placesIn(reading.data.documents) };
}

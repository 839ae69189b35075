import type { DocumentQuery, DocumentRoute } from '#schemas/documents/route.ts';
import {
  FEED_QUERY,
  HOME_QUERY,
  PATHS_QUERY,
  PROFESSIONALS_QUERY,
  SETTINGS_QUERY,
  TOPICS_QUERY,
} from '#schemas/queries.ts';
import { placesIn } from '#schemas/documents/places.ts';
import { withLinks } from './links.ts';
import { read } from './read.ts';
import type { Query, QueryParams, Reading } from './reading.ts';

/** The clinic's own data: name, contacts, menus. `null` until somebody has written it. */
export async function getSettings() {
  const reading = await read(SETTINGS_QUERY);
  return { ...reading, data: withLinks(reading.data, reading.data) };
}

/** As `read`, for content that may hold links: to book, to write. Such content changes with the settings, too. */
export async function readLinked<Asked extends Query>(
  query: Asked,
  params: QueryParams = {},
): Promise<Reading<SanityQueries[Asked]>> {
  const [reading, settings] = await Promise.all([read(query, params), getSettings()]);
  return { ...reading, data: withLinks(reading.data, settings.data) };
}

/** The document at an address, whose names are `params`; `null` data where nothing is. */
export function readDocument<Asked extends DocumentQuery>(
  route: DocumentRoute<Asked>,
  params: Readonly<Record<string, string>>,
): Promise<Reading<SanityQueries[Asked] | null>> {
  return readLinked(route.query, params);
}

/** Every address that exists. */
export async function getPaths() {
  const reading = await read(PATHS_QUERY);
  return { ...reading, places: placesIn(reading.data.documents) };
}

/** The home page; `null` until somebody has published it. */
export const getHome = () => readLinked(HOME_QUERY);

/** Everybody who may be shown, by area and the clinic's own order. */
export const getProfessionals = () => read(PROFESSIONALS_QUERY);

/** All topics, and the newest articles of all. */
export const getTopics = () => read(TOPICS_QUERY);

/** The newest articles, for feed readers. */
export const getFeed = () => read(FEED_QUERY);

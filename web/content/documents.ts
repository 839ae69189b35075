import { type DocumentQuery, type DocumentRoute, pathOf } from '#schemas/documents/route.ts';
import { FEED_QUERY, HOME_QUERY, PROFESSIONALS_QUERY, SETTINGS_QUERY, TOPICS_QUERY } from '#schemas/queries.ts';
import { withLinks } from './links.ts';
import { getPaths } from './places.ts';
import { read } from './read.ts';
import { revisionOf, type Query, type QueryParams, type Reading } from './reading.ts';

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

/**
 * The document at an address, whose names are `params`.
 * @returns `null` data where nothing is, without a question to the lake
 */
export async function readDocument<Asked extends DocumentQuery>(
  route: DocumentRoute<Asked>,
  params: Readonly<Record<string, string>>,
): Promise<Reading<SanityQueries[Asked] | null>> {
  const { places, tags } = await getPaths();
  const path = pathOf(route, params);
  if (places.some((place) => place.path === path)) return readLinked(route.query, params);
  return { data: null, tags, revision: revisionOf(null) };
}

/** The home page; `null` until somebody has published it. */
export const getHome = () => readLinked(HOME_QUERY);

/** Everybody who may be shown, by area and the clinic's own order. */
export const getProfessionals = () => read(PROFESSIONALS_QUERY);

/** All topics, and the newest articles of all. */
export const getTopics = () => read(TOPICS_QUERY);

/** The newest articles, for feed readers. */
export const getFeed = () => read(FEED_QUERY);

import { getSettings } from './get-settings.ts';
import { withLinks } from './links.ts';
import { read } from './read.ts';
import type { Query, QueryParams, Reading } from './reading.ts';

/** As `read`, for content that may hold links: to book, to write. Such content changes with the settings, too. */
export async function readLinked<Asked extends Query>(
  query: Asked,
  params: QueryParams = {},
): Promise<Reading<SanityQueries[Asked]>> {
  const [reading, settings] = await Promise.all([read(query, params), getSettings()]);
  return { ...reading, data: withLinks(reading.data, settings.data) };
}

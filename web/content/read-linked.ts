import { getSettings } from './get-settings.ts';
import { withLinks } from './links.ts';
import { read } from './read.ts';
import type { QueryParams, Reading } from './reading.ts';

/** As `read`, for content that may hold links: to book, to write. Such content changes with the settings, too. */
export async function readLinked<Data>(query: string, params: QueryParams = {}): Promise<Reading<Data>> {
  const [reading, settings] = await Promise.all([read<Data>(query, params), getSettings()]);
  return { ...reading, data: withLinks(reading.data, settings.data) };
}

import { SETTINGS_QUERY } from '#schemas/queries.ts';
import { withLinks } from './links.ts';
import { read } from './read.ts';

/** The clinic's own data: name, contacts, menus. `null` until somebody has written it. */
export async function getSettings() {
  const reading = await read(SETTINGS_QUERY);
  return { ...reading, data: withLinks(reading.data, reading.data) };
}

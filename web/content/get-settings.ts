import { SETTINGS_QUERY } from '#schemas/queries.ts';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { withLinks } from './links.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';

/** The clinic's own data: name, contacts, menus. `null` until somebody has written it. */
export async function getSettings(): Promise<Reading<SETTINGS_QUERY_RESULT>> {
  const reading = await read<SETTINGS_QUERY_RESULT>(SETTINGS_QUERY);
  return { ...reading, data: withLinks(reading.data, reading.data) };
}

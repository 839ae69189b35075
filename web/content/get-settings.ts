import { SETTINGS_QUERY } from '#schemas/queries.ts';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import type { Reading } from './reading.ts';
import { read } from './read.ts';

/** The clinic's own data: name, contacts, menus. `null` until somebody has written it. */
export function getSettings(): Promise<Reading<SETTINGS_QUERY_RESULT>> {
  return read(SETTINGS_QUERY);
}

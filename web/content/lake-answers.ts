import 'server-only';
import { client } from './client.ts';

/** Asks the lake for nothing in particular. @throws Error when it does not answer */
export async function askLake(): Promise<void> {
  // Not through read(), which would give a copy.
  await client.fetch('true', {}, { cache: 'no-store' });
}

import 'server-only';
import { createClient } from 'next-sanity';
import { lakeClientOptions, project } from '../ui/project.ts';

/** While the site is built nobody waits, and on a small machine the build leaves the lake little time to answer. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** Makes the site known to the lake, which would otherwise count it among strangers. Hosted projects limit nobody so. */
const token = project.hostedApi ? undefined : process.env.READ_TOKEN;

/** Reads published content. Impatient, because a page has its last good content at hand (see `resilient.ts`). */
export const client = createClient({
  ...lakeClientOptions,
  perspective: 'published',
  ...(token && { token }),
  timeout: isBuilding ? 30_000 : 3_000,
});

/** Asks the lake for nothing in particular. @throws Error when it does not answer */
export async function askLake(): Promise<void> {
  // Not through read(), which would give a copy.
  await client.fetch('true', {}, { cache: 'no-store' });
}

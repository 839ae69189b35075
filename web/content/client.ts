import 'server-only';
import { createClient } from 'next-sanity';
import { project } from './project.ts';

/** The server may know a shorter way to the embedded lake than browsers do, hence a variable of its own. */
const lakeUrl = process.env.LAKE_URL || `http://127.0.0.1:${process.env.LAKE_PORT || 4000}`;

/** While the site is built nobody waits, and on a small machine the build leaves the lake little time to answer. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build';

/** Makes the site known to the lake, which would otherwise count it among strangers. Hosted projects limit nobody so. */
const token = project.hostedApi ? undefined : process.env.READ_TOKEN;

/**
 * Reads published content.
 *
 * Not through a CDN: what a webhook announces must be there when it is read. Impatient, because a page has its last
 * good content at hand (see `resilient.ts`): a second try covers a connection that was just being closed.
 */
export const client = createClient({
  projectId: project.projectId,
  dataset: project.dataset,
  apiVersion: project.apiVersion,
  apiHost: project.hostedApi ?? lakeUrl,
  useProjectHostname: project.hostedApi !== undefined,
  useCdn: false,
  perspective: 'published',
  ...(token && { token }),
  timeout: isBuilding ? 30_000 : 3_000,
  maxRetries: 1,
  retryDelay: () => 100,
});

/** Asks the lake for nothing in particular. @throws Error when it does not answer */
export async function askLake(): Promise<void> {
  // Not through read(), which would give a copy.
  await client.fetch('true', {}, { cache: 'no-store' });
}

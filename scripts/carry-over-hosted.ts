import type { SanityClient } from '@sanity/client';
import { contentMigrations } from '#schemas/migrations/index.ts';

/** Everything that staff wrote, drafts and versions included; what the hosting keeps for itself stays out of it. */
const DOCUMENTS = '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.")]';

/**
 * Carries the content of a hosted project over to the present model, one transaction for each step. A step does nothing to
 * content in the new form, so nothing is noted and it may run again. What somebody else writes meanwhile makes a step fail
 * as a whole.
 * @param client with a token that reads drafts and writes
 * @returns ids of the steps that changed something
 * @throws Error as the hosting gives it; steps before that stay done. A version in a scheduled release is one reason
 */
export async function carryOverHosted(client: SanityClient): Promise<readonly string[]> {
  const done: string[] = [];
  for (const { id, mutations } of contentMigrations) {
    const documents = await client.fetch<Parameters<typeof mutations>[0]>(DOCUMENTS, {}, { perspective: 'raw' });
    const revisions = new Map(documents.map(({ _id, _rev }) => [_id, String(_rev)]));
    const steps = mutations(documents).map((mutation) =>
      'patch' in mutation ? { patch: { ...mutation.patch, ifRevisionID: revisions.get(mutation.patch.id) } } : mutation,
    );
    if (steps.length === 0) continue;
    await client.mutate(steps as Parameters<SanityClient['mutate']>[0]);
    done.push(id);
  }
  return done;
}

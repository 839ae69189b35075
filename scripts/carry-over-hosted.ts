import type { SanityClient } from '@sanity/client';
import type { ContentMigration } from '#schemas/migrations/index.ts';

/** Everything that staff wrote, drafts and versions included; what the hosting keeps for itself stays out of it. */
const DOCUMENTS = '*[!string::startsWith(_type, "system.") && !string::startsWith(_type, "sanity.")]';

/** What the hosting takes in one transaction. */
const MOST_AT_ONCE = 10_000;

/**
 * Carries the content of a hosted project over to the present model, one transaction for each step, or as many as the hosting
 * makes of it. A step does nothing to content in the new form, so nothing is noted and it may run again. What somebody else
 * writes meanwhile makes a transaction fail.
 * @param client with a token that reads drafts and writes
 * @param most mutations in one transaction
 * @returns ids of the steps that changed something
 * @throws Error as the hosting gives it; steps before that stay done. A version in a scheduled release is one reason. After
 * the first part of a step it says that the copy has to be put back
 */
export async function carryOverHosted(
  client: SanityClient,
  migrations: readonly ContentMigration[],
  most = MOST_AT_ONCE,
): Promise<readonly string[]> {
  const done: string[] = [];
  for (const { id, mutations } of migrations) {
    const documents = await client.fetch<Parameters<typeof mutations>[0]>(DOCUMENTS, {}, { perspective: 'raw' });
    const revisions = new Map(documents.map(({ _id, _rev }) => [_id, String(_rev)]));
    const steps = mutations(documents).map((mutation) => {
      if (!('patch' in mutation)) return mutation;
      const ifRevisionID = revisions.get(mutation.patch.id);
      // In a transaction of its own, a second patch of a document would meet the revision of the first.
      revisions.delete(mutation.patch.id);
      return { patch: { ...mutation.patch, ifRevisionID } };
    });
    for (let at = 0; at < steps.length; at += most) {
      try {
        await client.mutate(steps.slice(at, at + most) as Parameters<SanityClient['mutate']>[0]);
      } catch (cause) {
        if (at === 0) throw cause;
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`"${id}" stopped half way: put the copy back that was exported before. ${reason}`, { cause });
      }
    }
    if (steps.length > 0) done.push(id);
  }
  return done;
}

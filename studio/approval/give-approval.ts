import type { SanityClient, SanityDocument } from 'sanity';

import { APPROVED_FIELDS, type ApprovedType, isApproved, isApprovedType, needsApproval } from '../../schemas/index.ts';

type Client = Pick<SanityClient, 'action' | 'config' | 'request'>;

/** Whether nothing but the technical director's approval of the document as it is can bring it on the air. */
export function awaitsApproval(document: SanityDocument | null | undefined, type: string): type is ApprovedType {
  return Boolean(document) && isApprovedType(type) && needsApproval(document, type) && !isApproved(document, type);
}

/** Today as stored, where the person sits. */
export function today(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}

/** Whether the type has texts that somebody signs as reviewed. */
export function hasReview(type: ApprovedType): boolean {
  const fields: readonly string[] = APPROVED_FIELDS[type];
  return fields.includes('reviewedAt');
}

/**
 * Has the lake note the approval of a document as it was looked at. A review is of today, whatever date stood there.
 * @param publish whether it is published at once, and just that
 */
export async function approve(client: Client, document: SanityDocument, type: ApprovedType, publish = false) {
  const { _id: id, _rev: revision } = document;
  const body = {
    id,
    revision,
    fields: APPROVED_FIELDS[type],
    ...(hasReview(type) && { set: { reviewedAt: today() } }),
    publish,
  };
  await client.request({ url: `/data/approve/${client.config().dataset}`, method: 'POST', body });
}

/** Approves a document as it was looked at, where that is needed, and publishes just that. */
export async function approveAndPublish(client: Client, document: SanityDocument, type: string): Promise<void> {
  const isDraft = document._id.startsWith('drafts.');
  if (awaitsApproval(document, type)) return await approve(client, document, type, isDraft);
  if (!isDraft) return;
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: document._id,
    publishedId: document._id.replace(/^drafts\./, ''),
    ifDraftRevisionId: document._rev,
  });
}

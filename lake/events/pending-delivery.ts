import { tagsOfCommit } from '../query/present/sync-tags.ts';
import type { WebhookBody } from './webhook.ts';
import type { Commit } from '../store/types.ts';

/** Ids with a dot are drafts, versions and system documents: no visitor ever sees them. */
export function changesPublished(commit: Commit): boolean {
  return commit.changes.some(({ id }) => !id.includes('.'));
}

/** Receivers take so many tags and no more, and would refuse the same body for ever. */
const MAX_CHANGES = 500;

/**
 * What a receiver has not been told yet, several commits in one: it only needs to know what is out of date, not how often
 * it changed. Grows with the number of documents, not of commits, however long the receiver is away.
 */
export class PendingDelivery {
  #transactionId = '';
  #sequence = 0;
  readonly #tags = new Set<string>();
  readonly #documents = new Map<string, WebhookBody['documents'][number]>();

  get isEmpty(): boolean {
    return this.#documents.size === 0;
  }

  /** Position in the log up to which this delivery tells everything. */
  get sequence(): number {
    return this.#sequence;
  }

  add(commit: Commit): void {
    this.#sequence = commit.sequence;
    if (!changesPublished(commit)) return;
    this.#transactionId = commit.transactionId;
    for (const tag of tagsOfCommit(commit)) this.#tags.add(tag);
    for (const { id, before, after } of commit.changes) {
      const _type = (after ?? before)?._type;
      if (id.includes('.') || _type === undefined) continue;
      this.#documents.set(id, { _id: id, _type, operation: !after ? 'delete' : before ? 'update' : 'create' });
    }
  }

  /** Beyond a number of changes it says none: everything may be out of date. */
  toBody(): WebhookBody {
    const isTooMuch = this.#tags.size > MAX_CHANGES;
    if (isTooMuch) return { transactionId: this.#transactionId, tags: [], documents: [] };
    return { transactionId: this.#transactionId, tags: [...this.#tags], documents: [...this.#documents.values()] };
  }
}

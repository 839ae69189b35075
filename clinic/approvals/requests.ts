import { sameValue } from '#lake/store/json-values.ts';
import type { Commit, DocumentChange, Reader, StoredDocument } from '#lake/store/types.ts';
import type { Proposal, Verdict } from '#lake/transaction/validate.ts';

/** Documents by which Studio asks for approval, and returns what was asked. */
export const TYPE = 'approval';

/** The published id of the request about a document. */
export const requestAbout = (documentId: string) => `${TYPE}.${documentId}`;

/** What a request says to people. */
export interface ApprovalRequest {
  readonly by: string;
  readonly documentId: string;
  readonly documentType: string;
  /** Of the document, as staff read it. */
  readonly typeTitle: string;
  /** Empty where it says something of a patient. */
  readonly title: string;
}

/** Requests that a commit made, by its author: what an import brings in was asked long ago. */
export function madeIn({ author, changes }: Commit, reader: Reader): readonly string[] {
  const isMade = ({ before, after }: DocumentChange) =>
    isWaiting(after) && textIn(after.requestedBy, 'id') === author && !(isWaiting(before) && isOpen(before, reader));
  return changes.filter(isMade).map(({ id }) => id);
}

/** The request, as long as somebody has to answer it. */
export function openRequest(reader: Reader, id: string): ApprovalRequest | undefined {
  const request = reader.get(id);
  if (!isWaiting(request) || !isOpen(request, reader) || !reader.get(`drafts.${aboutWhat(request)}`)) return undefined;
  return {
    by: textIn(request.requestedBy, 'name'),
    documentId: aboutWhat(request),
    documentType: textIn(request, 'documentType'),
    typeTitle: textIn(request.about, 'type'),
    title: textIn(request.about, 'title'),
  };
}

function isWaiting(document: StoredDocument | undefined): document is StoredDocument {
  return document?._type === TYPE && document.state === 'waiting';
}

/** Publishing answers a request, by whatever way it was done. */
function isOpen(request: StoredDocument, reader: Reader): boolean {
  const published = reader.get(aboutWhat(request));
  return !published || published._updatedAt <= request._updatedAt;
}

/** The published id of the document. */
export const aboutWhat = (request: StoredDocument) => textIn(request, 'documentId');

function textIn(value: unknown, name: string): string {
  const text = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === 'string' ? text : '';
}

/**
 * Signs with the account's own name what somebody asks for and what somebody returns: whoever may write drafts may write any other
 * name there. What an administrator writes stays, for imports.
 */
export function signRequests({ changes, caller }: Pick<Proposal, 'changes' | 'caller'>): readonly Verdict[] {
  if (caller.name === undefined || caller.roles.includes('administrator')) return [];
  const me = { id: caller.userId, name: caller.name };
  return changes.flatMap(({ id, before, after }): Verdict[] => {
    if (after?._type !== TYPE) return [];
    const isReturn = after.state === 'returned';
    const asked = isReturn ? (before?.requestedBy ?? me) : me;
    const signed = { requestedBy: asked, ...(isReturn && { answeredBy: me }) };
    const isSigned = Object.entries(signed).every(([field, person]) => sameValue(after[field], person));
    return isSigned ? [] : [{ id, patch: { set: signed } }];
  });
}

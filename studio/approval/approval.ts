import { schemaTypes } from '../../schemas/index.ts';
import { nameOf, type StoredDocument } from '../document-name.ts';

/**
 * A request to publish a draft, and what became of it. It is a document of its own because a field of the draft would be
 * published with it, and lives under `drafts.` because that is where contributors may write, in the lake as in Sanity's
 * hosting; below `approval.` nobody without an account could read it even if it were published. No schema knows the type,
 * so it shows in no list and no search.
 */
export interface Approval {
  readonly _id: string;
  readonly _updatedAt: string;
  readonly documentId: string;
  readonly documentType: string;
  /** `answered` is what the clinic's lake notes once the document was published; elsewhere times tell (`isOpen`). */
  readonly state: 'waiting' | 'returned' | 'answered';
  /** ISO 8601, UTC. */
  readonly answeredAt?: string;
  readonly note?: string;
  readonly requestedBy: Person;
  readonly answer?: string;
  readonly answeredBy?: Person;
}

/** The name is kept because accounts may go while a request is still there. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** Whether a problem of Studio's validation says that the technical director's approval is missing. */
export function isOfApproval({ path }: { readonly path: readonly unknown[] }): boolean {
  return path[0] === 'approval';
}

interface Stored {
  readonly _updatedAt: string;
  readonly state?: string;
}

/** Where the request about a document is kept. */
export function approvalId(documentId: string): string {
  return `drafts.approval.${documentId.replace(/^drafts\./, '')}`;
}

/**
 * Whether a request still asks for something. Publishing answers it, by whatever way it was done (button, schedule,
 * release, API), and without a draft there is nothing left to approve: nobody has to tidy up. What is published in the
 * transaction of the request itself does not answer it.
 */
export function isOpen(approval: Stored, draft: unknown, published: Stored | null | undefined): boolean {
  if (approval.state === 'answered') return false;
  return Boolean(draft) && (!published || published._updatedAt <= approval._updatedAt);
}

interface Request {
  /** What is to be approved: the draft, or what is published. */
  readonly document: StoredDocument;
  readonly note: string;
  readonly by: Person;
}

/** What is stored when somebody sends a draft for approval; takes the place of an earlier request about it. */
export function requestOf({ document, note, by }: Request) {
  const { _id: id, _type: documentType } = document;
  return {
    _id: approvalId(id),
    _type: 'approval',
    documentId: id.replace(/^drafts\./, ''),
    documentType,
    about: aboutOf(document),
    state: 'waiting',
    note: note.trim(),
    requestedBy: { id: by.id, name: by.name },
  } as const;
}

/** Named by the initials of a patient, or by a visitor. */
const ABOUT_PATIENTS: readonly string[] = ['testimonial', 'message'];

/** What the mail to the technical director calls the document (`clinic/approvals/request-mails.ts`): nothing of a patient goes by mail. */
function aboutOf(document: StoredDocument) {
  const type = schemaTypes.find(({ name }) => name === document._type)?.title ?? document._type;
  return { type, title: ABOUT_PATIENTS.includes(document._type) ? '' : (nameOf(document) ?? '') };
}

/** What is changed when a request is returned to whoever made it. */
export function returnOf(answer: string, by: Person) {
  return { state: 'returned', answer: answer.trim(), answeredBy: { id: by.id, name: by.name } } as const;
}

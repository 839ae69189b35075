import { systemCaller } from '../caller.ts';
import { publishedId } from '../store/ids.ts';
import { sameValue } from '../store/json-values.ts';
import { Failure } from './failure.ts';
import type { FailedStep } from './failure.ts';
import type { WorkingSet } from './working-set.ts';
import type { Caller } from '../caller.ts';
import type { Commit, DocumentChange, StoredDocument } from '../store/types.ts';

/** Who approved a document, when, and what: the field `approval` of a document, which nobody types. */
export interface Approval {
  /** Id of the account. */
  readonly by: string;
  readonly byName: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** The revision that the approval made. */
  readonly revision: string;
  /** The fields that were approved, as they were. What differs from them is not approved. */
  readonly content: Readonly<Record<string, unknown>>;
  /** When it came in by an import: nobody approved it here. ISO 8601, UTC. */
  readonly imported?: string;
}

interface Circumstances {
  readonly caller: Caller;
  /** True for the transaction with which the lake itself notes an approval, or carries one over. */
  readonly approves: boolean;
  readonly commitsOf: (transactionIds: readonly string[]) => readonly Commit[];
}

interface Judged {
  readonly refused: readonly FailedStep[];
  /** Ids of documents whose approval was given elsewhere. */
  readonly imported: readonly string[];
}

/**
 * Approvals that a transaction may not write or take away. One that was given may go where the document goes (into its
 * draft, a version, what is published, a copy, or back from the past); whole documents with others come in with an
 * administrator's import, and say so ever after.
 */
export function judgeApprovals(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  { caller, approves, commitsOf }: Circumstances,
): Judged {
  const isInvented = ({ id, before, after, mutations }: DocumentChange): boolean => {
    if (!after || sameValue(before?.approval, after.approval)) return false;
    const isPatched = mutations.every((mutation) => 'patch' in mutation);
    if (after.approval === undefined) return isPatched;
    const has = (document: StoredDocument | undefined) => sameValue(document?.approval, after.approval);
    if (set.base.ofGroup(publishedId(id)).some(has)) return false;
    const given = commitsOf([revisionOf(after.approval)]).flatMap((commit) => commit.changes);
    if (given.some((change) => has(change.after))) return false;
    // One that was seeded, imported or carried over has no commit of its own, and may be copied like any other.
    return !set.base.ofType(after._type).some(has);
  };
  const isImport = ({ after, mutations }: DocumentChange) =>
    caller.roles.includes('administrator') &&
    isRecord(after?.approval) &&
    mutations.some((mutation) => !('patch' in mutation));
  if (approves || caller === systemCaller) return { refused: [], imported: [] };
  const invented = changes.filter(isInvented);
  const imports = new Set(invented.filter(isImport).map(({ id }) => id));
  const refused = invented.filter(({ id }) => !imports.has(id));
  return {
    refused: refused.map(({ id }) => ({ index: set.stepOf(id), failure: notYours(id) })),
    imported: [...imports],
  };
}

/** Notes in a document that its approval was not given here. */
export function markImported(set: WorkingSet, id: string): void {
  const document = set.need(id);
  const imported = set.timestamp;
  const approval = { ...Object(document.approval), imported };
  set.patch({ ...document, approval }, { patch: { id, set: { 'approval.imported': imported } } });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function revisionOf(approval: unknown): string {
  return isRecord(approval) ? String(approval.revision) : '';
}

function notYours(id: string): Failure {
  const description = `The approval of "${id}" is written by the lake alone, when a technical director approves it.`;
  return new Failure('insufficientPermissionsError', description, { id, permission: 'approve' });
}

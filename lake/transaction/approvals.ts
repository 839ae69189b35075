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

/** So many of the last transactions of a document are looked through for an approval: reading thousands would hold others. */
const PAST = 1_000;

interface Circumstances {
  readonly caller: Caller;
  /** True for the transaction with which the lake itself notes an approval, or carries one over. */
  readonly approves: boolean;
  readonly commitsOf: (transactionIds: readonly string[]) => readonly Commit[];
  /** Everything that happened to a document, its draft and its versions. */
  readonly pastOf: (publishedId: string) => readonly Commit[];
}

interface Judged {
  readonly refused: readonly FailedStep[];
  /** Ids of documents whose approval was given elsewhere. */
  readonly imported: readonly string[];
  /** Ids of documents that came with the approval of another. */
  readonly copied: readonly string[];
}

/**
 * Approvals that a transaction may not write or take away. One that was given may go where the document goes (into its
 * draft, a version, what is published, or back from the past), and not into a copy, which nobody approved; whole documents
 * with others come in with an administrator's import, and say so ever after.
 */
export function judgeApprovals(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  { caller, approves, commitsOf, pastOf }: Circumstances,
): Judged {
  const originOf = (change: DocumentChange): Origin => {
    const { id, before, after, mutations } = change;
    if (!after || (sameValue(before?.approval, after.approval) && (!before || before._type === after._type)))
      return 'own';
    const isWhole = mutations.some((mutation) => !('patch' in mutation));
    if (after.approval === undefined) return isWhole ? 'own' : 'invented';
    // Of another type other fields are approved.
    const has = (document: StoredDocument | undefined) =>
      document?._type === after._type && sameValue(document.approval, after.approval);
    const group = publishedId(id);
    if (set.base.ofGroup(group).some(has)) return 'own';
    const holders = (commits: readonly Commit[]) =>
      commits.flatMap((commit) => commit.changes.filter((other) => has(other.after)));
    const isOwn = (other: DocumentChange) => publishedId(other.id) === group;
    const given = holders(commitsOf([revisionOf(after.approval)]));
    if (given.some(isOwn)) return 'own';
    // One that was seeded, imported or carried over has no commit of its own.
    if (isWhole && holders(pastOf(group).slice(-PAST)).some(isOwn)) return 'own';
    if (given.length > 0 || set.base.ofType(after._type).some(has)) return isWhole ? 'copied' : 'invented';
    return isWhole && caller.roles.includes('administrator') && isRecord(after.approval) ? 'imported' : 'invented';
  };
  if (approves || caller === systemCaller) return { refused: [], imported: [], copied: [] };
  const byOrigin = Map.groupBy(changes, originOf);
  const idsOf = (origin: Origin) => (byOrigin.get(origin) ?? []).map(({ id }) => id);
  return {
    refused: idsOf('invented').map((id) => ({ index: set.stepOf(id), failure: notYours(id) })),
    imported: idsOf('imported'),
    copied: idsOf('copied'),
  };
}

/** How an approval came into a document. */
type Origin = 'own' | 'copied' | 'imported' | 'invented';

/** Leaves out of a document the approval of the one that it was copied from. */
export function dropCopied(set: WorkingSet, id: string): void {
  const { approval: _copied, ...document } = set.need(id);
  set.patch(document, { patch: { id, unset: ['approval'] } });
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

import { sameValue } from '#lake/store/json-values.ts';
import { publishedId } from '#lake/store/ids.ts';
import type { Commit, DocumentChange, StoredDocument } from '#lake/store/types.ts';
import type { Proposal, Verdict } from '#lake/transaction/validate.ts';

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

/** With it the route for approvals says that it is one, see `Proposal.purpose`. */
export const APPROVING = 'approval';

/**
 * Approvals that a transaction may not write or take away. One that was given may go where the document goes (into its
 * draft, a version, what is published, or back from the past), and not into a copy, which nobody approved; whole documents
 * with others come in with an administrator's import, and say so ever after.
 */
export function judgeApprovals({
  caller,
  changes,
  timestamp,
  purpose,
  groupBefore,
  typeBefore,
  commitsOf,
  pastOf,
}: Proposal): readonly Verdict[] {
  if (purpose === APPROVING) return [];
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
    if (groupBefore(group).some(has)) return 'own';
    const holders = (commits: readonly Commit[]) =>
      commits.flatMap((commit) => commit.changes.filter((other) => has(other.after)));
    const isOwn = (other: DocumentChange) => publishedId(other.id) === group;
    const given = holders(commitsOf([revisionOf(after.approval)]));
    if (given.some(isOwn)) return 'own';
    // One that was seeded, imported or carried over has no commit of its own.
    if (isWhole && holders(pastOf(group).slice(-PAST)).some(isOwn)) return 'own';
    if (given.length > 0 || typeBefore(after._type).some(has)) return isWhole ? 'copied' : 'invented';
    return isWhole && caller.roles.includes('administrator') && isRecord(after.approval) ? 'imported' : 'invented';
  };
  return changes.flatMap((change): Verdict[] => {
    const { id } = change;
    const origin = originOf(change);
    if (origin === 'invented') return [{ id, refused: notYours(id) }];
    if (origin === 'copied') return [{ id, patch: { unset: ['approval'] } }];
    if (origin === 'own') return [];
    return [{ id, patch: { set: { 'approval.imported': timestamp } }, noted: 'approval.imported' }];
  });
}

/** How an approval came into a document. */
type Origin = 'own' | 'copied' | 'imported' | 'invented';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function revisionOf(approval: unknown): string {
  return isRecord(approval) ? String(approval.revision) : '';
}

const notYours = (id: string) =>
  `The approval of "${id}" is written by the lake alone, when a technical director approves it.`;

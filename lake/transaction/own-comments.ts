import { sameValue } from '../store/json-values.ts';
import { Failure } from './failure.ts';
import type { FailedStep } from './failure.ts';
import type { WorkingSet } from './working-set.ts';
import type { Caller } from '../caller.ts';
import type { DocumentChange, StoredDocument } from '../store/types.ts';

interface Circumstances {
  readonly caller: Caller;
  readonly lastState: (id: string) => StoredDocument | undefined;
}

/** What Studio writes into somebody else's comment: solved or open, a reaction, and the place in a text that has moved. */
const FOR_EVERYBODY = ['_rev', '_updatedAt', 'status', 'reactions', 'target'];

/**
 * Comments that are written in another's name, and changes of what somebody else has said. Whoever began a thread may delete
 * it with its answers, as Studio does. Administrators may do everything: they tidy up, and import.
 */
export function othersComments(
  set: WorkingSet,
  changes: readonly DocumentChange[],
  { caller, lastState }: Circumstances,
): readonly FailedStep[] {
  if (caller.roles.includes('administrator')) return [];
  const isOwn = (comment: StoredDocument | undefined) => comment?.authorId === caller.userId;

  const mayDelete = (comment: StoredDocument): boolean => {
    const parent = typeof comment.parentCommentId === 'string' ? comment.parentCommentId : undefined;
    // Studio deletes the comment and its answers at the same moment: the comment may be gone already.
    return isOwn(comment) || (parent !== undefined && isOwn(set.base.get(parent) ?? lastState(parent)));
  };

  const mayBecome = (before: StoredDocument | undefined, after: StoredDocument): boolean => {
    if (!sameValue(reactionsOfOthers(before, caller), reactionsOfOthers(after, caller))) return false;
    if (isOwn(after)) return !before || isOwn(before);
    return before !== undefined && sameValue(saidIn(before), saidIn(after));
  };

  const isAllowed = ({ before, after }: DocumentChange): boolean => {
    if (after?._type === COMMENT) return mayBecome(before, after);
    if (before?._type === COMMENT) return mayDelete(before);
    if (after?._type !== TASK) return true;
    return before?._type === TASK ? after.authorId === before.authorId : isOwn(after);
  };
  return changes
    .filter((change) => !isAllowed(change))
    .map(({ id }) => ({ index: set.stepOf(id), failure: notYours(id) }));
}

const COMMENT = 'comment';
/** Everybody works on it, but it keeps the name of who wrote it. */
const TASK = 'tasks.task';

function saidIn({ target, ...comment }: StoredDocument): unknown {
  const said = Object.entries(comment).filter(([name]) => !FOR_EVERYBODY.includes(name));
  return [Object.fromEntries(said), isRecord(target) ? { ...target, path: undefined } : target];
}

function reactionsOfOthers(comment: StoredDocument | undefined, { userId }: Caller): readonly unknown[] {
  const reactions: unknown = comment?.reactions ?? [];
  return Array.isArray(reactions) ? reactions.filter((by) => !isRecord(by) || by.userId !== userId) : [reactions];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notYours(id: string): Failure {
  const description = `"${id}" cannot be written so: a comment is changed and deleted by who wrote it, under their own name.`;
  return new Failure('insufficientPermissionsError', description, { id, permission: 'update' });
}

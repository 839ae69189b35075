import { LakeError } from '../errors.ts';
import { encodeChange } from '../store/change-row.ts';
import { transactionId as newTransactionId } from '../store/random-id.ts';
import { brokenReleaseRules } from './actions/release-rules.ts';
import { applyMutation, patch } from './apply-mutation.ts';
import { createSelector } from './selection.ts';
import { withArrayKeys } from './array-keys.ts';
import { tooLarge } from './document-size.ts';
import { Failure, toLakeError } from './failure.ts';
import { brokenReferences } from './integrity.ts';
import { MIGRATION_SETTING } from '../store/log.ts';
import { GroupCommit } from './group-commit.ts';
import { DEFAULT_WRITE_LIMITS } from '../config/limits.ts';
import { othersComments } from './own-comments.ts';
import { assertCount } from './parse-mutations.ts';
import { assertKnown, missingForPurge, missingPermissions } from './permissions.ts';
import { WorkingSet } from './working-set.ts';
import { documentActions } from './actions/document-actions.ts';
import { releaseActions } from './actions/release-actions.ts';
import { systemCaller } from '../caller.ts';
import type { Caller, DatasetAccess } from '../caller.ts';
import type { FindIds } from './apply-mutation.ts';
import type { FailedStep } from './failure.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { Action, ActRequest, MutateRequest, Noted, ResultRow, TransactionResult, Transactor } from './types.ts';
import type { LakeErrorType } from '../errors.ts';
import type { Validate } from './validate.ts';
import type { EncodedChange } from '../store/change-row.ts';
import type { Documents } from '../store/documents.ts';
import type { ErasedIds, Log } from '../store/log.ts';
import type { Commit, DocumentChange, StoredDocument } from '../store/types.ts';
import type { ActionContext, ActionHandler } from './actions/fields.ts';

interface TransactorOptions {
  readonly documents: Documents;
  readonly log: Log;
  /** Called with every commit once it is on disk and visible. */
  readonly onCommit: (commit: Commit) => void;
  /** In a dataset for comments references point elsewhere, and people speak in their own name. */
  readonly profile: DatasetAccess['profile'];
  readonly limits?: WriteLimits | undefined;
  /** The last state a document had before it was deleted. */
  readonly lastState: (id: string) => StoredDocument | undefined;
  /** What these transactions did; of some there may be nothing left. */
  readonly commitsOf: (transactionIds: readonly string[]) => readonly Commit[];
  readonly pastOf: (publishedId: string) => readonly Commit[];
  readonly validate?: Validate | undefined;
}

/** Ends up in SSE ids, headers and URLs. */
const VALID_TRANSACTION_ID = /^[\w.~:+=-]{1,128}$/;

/** A clock is set back by seconds when it is corrected; one that was further ahead was wrong. */
const WRONG_CLOCK_MS = 60 * 60 * 1000;

type Step = (set: WorkingSet) => void;

export function createTransactor(options: TransactorOptions): Transactor {
  const { documents, log, onCommit, profile, lastState, limits = DEFAULT_WRITE_LIMITS } = options;
  const group = new GroupCommit({ log, documents, onCommit });
  const selector = createSelector(documents);
  let lastTimestamp = log.last().timestamp;

  /** Not earlier than the last commit, as history by time wants it, unless a clock that was wrong made that one. */
  function timestamp(): string {
    const now = Date.now();
    const last = Date.parse(lastTimestamp);
    return last > now && last - now < WRONG_CLOCK_MS ? lastTimestamp : new Date(now).toISOString();
  }

  function run(type: LakeErrorType, request: MutateRequest | ActRequest, steps: readonly Step[]): TransactionResult {
    const { caller } = request;
    assertKnown(type, caller);
    const done =
      request.transactionId === undefined ? undefined : doneBefore(type, request.transactionId, request, options);
    if (done) return done;
    const transactionId = request.transactionId ?? newTransactionId();
    assertCount(type === 'actionError' ? 'actions' : 'mutations', steps.length, limits);

    const set = new WorkingSet(documents, transactionId, timestamp(), caller, limits);
    for (const [index, step] of steps.entries()) {
      set.step = index;
      doStep(type, set, step);
    }
    const migration = 'migration' in request ? request.migration : undefined;
    const judged = judge(type, set, request, options);
    const changes = set.changes();
    const denied = [
      ...missingPermissions(set, changes, caller),
      ...missingForPurge(set, lastState, caller),
      ...(profile === 'comments' ? othersComments(set, changes, { caller, lastState }) : []),
      ...judged.refused,
    ];
    if (denied.length > 0) throw toLakeError(type, denied);
    const unruly =
      migration === undefined ? brokenReleaseRules(set, changes, { caller, actions: type === 'actionError' }) : [];
    if (unruly.length > 0) throw toLakeError(type, unruly);
    const broken = profile === 'content' ? brokenReferences(set, changes) : [];
    if (broken.length > 0) throw toLakeError(type, broken);

    const encoded = changes.map(encodeChange);
    const large = encoded.filter(({ after }) => after !== null && after.length > limits.documentSize);
    if (large.length > 0)
      throw toLakeError(
        type,
        large.map((change) => oversize(set, change, limits.documentSize)),
      );
    const results = resultRows(set, changes, caller);
    if (request.dryRun) return { transactionId, results, noted: [], commit: undefined };
    const purged = [...set.purged().keys()];
    const noted: readonly Noted[] = [
      ...judged.noted,
      ...(purged.length > 0 ? [{ event: 'document.purged', ids: purged } as const] : []),
    ];
    const erased = erasedBy(purged, request);
    if (changes.length === 0) {
      // What changes nothing takes no right, so it must leave no trace either: not in the log, not on disk.
      if (erased) log.erase(erased);
      if (migration !== undefined) log.saveSetting(MIGRATION_SETTING + migration, set.timestamp);
      return { transactionId, results, noted, commit: undefined };
    }
    const sequence = documents.sequence + 1;
    const commit: Commit = { sequence, transactionId, timestamp: set.timestamp, author: caller.userId, changes };
    group.add(commit, encoded, { erased, migration, fingerprint: request.fingerprint });
    lastTimestamp = commit.timestamp;
    return { transactionId, results, noted, commit };
  }

  return {
    queued: (work) => group.run(work),
    follow(sequence, time) {
      documents.follow(sequence);
      lastTimestamp = time;
    },
    mutate(request) {
      const steps = request.mutations.map((given): Step => {
        const mutation = request.autoGenerateArrayKeys ? withArrayKeys(given) : given;
        const select: FindIds = (set, query, params) => selector.idsOf(set, query, params, request);
        return (set) => applyMutation(set, mutation, select);
      });
      return run('mutationError', request, steps);
    },
    act(request) {
      const steps = request.actions.map(
        (action): Step =>
          (set) =>
            applyAction({ set, lastState }, action),
      );
      return run('actionError', request, steps);
    },
  };
}

/** Asks the hook, and does what it wants done. What the lake does by itself is not judged. */
function judge(
  type: LakeErrorType,
  set: WorkingSet,
  request: MutateRequest | ActRequest,
  { validate, commitsOf, pastOf }: TransactorOptions,
): { readonly refused: readonly FailedStep[]; readonly noted: readonly Noted[] } {
  const { caller, purpose } = request;
  if (!validate || caller === systemCaller) return { refused: [], noted: [] };
  const { base, timestamp } = set;
  const verdicts = validate({
    caller,
    purpose,
    timestamp,
    changes: set.changes(),
    groupBefore: (id) => base.ofGroup(id),
    typeBefore: (type) => base.ofType(type),
    commitsOf,
    pastOf,
  });
  const refused: FailedStep[] = [];
  const noted = new Map<string, string[]>();
  if (!Array.isArray(verdicts)) throw wrongAnswer(verdicts);
  for (const verdict of verdicts) {
    if (!('refused' in verdict || 'patch' in verdict)) throw wrongAnswer(verdict);
    const { id } = verdict;
    if ('refused' in verdict) {
      const failure = new Failure('insufficientPermissionsError', verdict.refused, { id, permission: 'validate' });
      refused.push({ index: set.stepOf(id), failure });
      continue;
    }
    set.step = set.stepOf(id);
    doStep(type, set, () => patch(set, id, verdict.patch));
    if (verdict.noted !== undefined) noted.set(verdict.noted, [...(noted.get(verdict.noted) ?? []), id]);
  }
  return { refused, noted: [...noted].map(([event, ids]) => ({ event, ids })) };
}

/** A promise that nobody waits for must not end the process. */
function wrongAnswer(answer: unknown): LakeError {
  void Promise.resolve(answer).catch(() => undefined);
  const wanted = '"validate" must answer at once with a list of verdicts: "id", and "refused" or "patch"';
  return new LakeError(500, undefined, `${wanted}, not ${JSON.stringify(answer)}.`);
}

function doStep(type: LakeErrorType, set: WorkingSet, step: Step): void {
  try {
    step(set);
  } catch (error) {
    throw error instanceof Failure ? toLakeError(type, [{ index: set.step, failure: error }]) : error;
  }
}

function erasedBy(documents: readonly string[], request: MutateRequest | ActRequest): ErasedIds | undefined {
  const groups = 'erase' in request ? (request.erase ?? []) : [];
  return documents.length + groups.length > 0 ? { documents, groups } : undefined;
}

/**
 * The result of a request that comes again, because its answer did not arrive: Studio would take a refusal for final, and
 * drop what was typed meanwhile.
 * @throws LakeError 409 when something else was done under this id
 */
function doneBefore(
  type: LakeErrorType,
  transactionId: string,
  { fingerprint, caller }: MutateRequest | ActRequest,
  { log, commitsOf }: TransactorOptions,
): TransactionResult | undefined {
  if (!VALID_TRANSACTION_ID.test(transactionId)) {
    throw new LakeError(400, 'validationError', `"${transactionId.slice(0, 140)}" is not a valid transaction id.`);
  }
  const known = log.fingerprintOf(transactionId);
  if (known === undefined) return undefined;
  if (known !== fingerprint) {
    const failure = new Failure('mutationError', `The transaction "${transactionId}" has already been done`, {
      transactionId,
    });
    throw toLakeError(type, [{ index: 0, failure }]);
  }
  const changes = commitsOf([transactionId]).flatMap((commit) => commit.changes);
  return { transactionId, results: changes.map((change) => rowOf(change, caller)), noted: [], commit: undefined };
}

function oversize(set: WorkingSet, { id }: EncodedChange, limit: number): FailedStep {
  return { index: set.stepOf(id), failure: tooLarge(id, limit) };
}

/** The right to write is not one to read: a document is handed out only to those who have that one too. */
function shown(document: StoredDocument | undefined, caller: Caller): StoredDocument | undefined {
  return document && caller.may('read', document) ? document : undefined;
}

function rowOf({ id, before, after }: DocumentChange, caller: Caller): ResultRow {
  const operation = !before ? 'create' : after ? 'update' : 'delete';
  return { id, operation, document: shown(after ?? before, caller) };
}

function resultRows(set: WorkingSet, changes: readonly DocumentChange[], caller: Caller): readonly ResultRow[] {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return set.order().flatMap((id): ResultRow[] => {
    const change = byId.get(id);
    if (change) return [rowOf(change, caller)];
    return set.get(id) ? [{ id, operation: 'none', document: shown(set.get(id), caller) }] : [];
  });
}

const HANDLERS: ReadonlyMap<string, ActionHandler> = new Map(Object.entries({ ...documentActions, ...releaseActions }));

/**
 * Does one Studio action on the working set.
 * @throws Failure when it cannot be done. @throws LakeError 400 for an action that this lake does not know.
 */
function applyAction(context: ActionContext, action: Action): void {
  const handler = HANDLERS.get(action.actionType);
  if (!handler) {
    const isVariant = /^sanity\.action\.(document\.)?variant\./.test(action.actionType);
    const reason = isVariant ? 'Variants are not supported by this lake' : 'Unknown action';
    throw new LakeError(400, 'actionError', `${reason}: "${action.actionType}".`, { details: { items: [] } });
  }
  handler(context, action);
}

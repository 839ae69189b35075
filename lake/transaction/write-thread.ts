import { createCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { openExisting } from '../store/database.ts';
import { openTransactor } from './open-transactor.ts';
import { asObject, parseBody } from './parse-body.ts';
import { parseActions, parseMutations } from './parse-mutations.ts';
import { CostlySelection } from './selection.ts';
import { loadValidate } from './validate.ts';
import type { DatasetAccess } from '../caller.ts';
import type { Grant } from '../config/roles.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { SentError } from '../errors.ts';
import type { Commit } from '../store/types.ts';
import type { TransactionResult } from './types.ts';

/** A large transaction as it came in: its body is read where it is done. */
export interface LargeWrite {
  readonly kind: 'mutations' | 'actions';
  readonly body: string;
  readonly caller: {
    readonly userId: string | null;
    readonly name: string | undefined;
    readonly roles: readonly string[];
    readonly grants: readonly Grant[];
  };
  /** Taken when the body names none. */
  readonly transactionId: string | undefined;
  readonly dryRun: boolean;
  readonly autoGenerateArrayKeys: boolean;
  /** Whether the documents are wanted back. */
  readonly returnDocuments: boolean;
}

export interface WriteOrder extends LargeWrite {
  readonly path: string;
  readonly name: string;
  readonly profile: DatasetAccess['profile'];
  readonly limits: WriteLimits;
  /** Module of the hook `validate`. */
  readonly rules: string | undefined;
}

export type WriteOutcome =
  | {
      readonly kind: 'done';
      readonly result: Omit<TransactionResult, 'commit'>;
      /** Of the commit, if there is one. */
      readonly timestamp: string | undefined;
    }
  | { readonly kind: 'refused'; readonly error: SentError }
  /** It asks queries that may take for ever: nobody could stop a thread. */
  | { readonly kind: 'costly' };

/**
 * The thread's task: reads and does one transaction, with a connection of its own. Nobody else writes meanwhile.
 * @throws Error when the file is gone
 */
export default async function doWrite(order: WriteOrder): Promise<WriteOutcome> {
  const rules = order.rules === undefined ? undefined : await loadValidate(order.rules);
  const database = openExisting(order.path);
  let commit: Commit | undefined;
  const { transactor } = openTransactor(database, {
    ...order,
    validate: rules?.validate,
    onCommit(done) {
      commit = done;
    },
  });
  try {
    const { kind, limits, returnDocuments, ...given } = order;
    const body = asObject(parseBody(order.body, limits.bodyBytes));
    const request = {
      caller: createCaller(given.caller),
      transactionId: textIn(body.transactionId) ?? given.transactionId,
      dryRun: given.dryRun || body.dryRun === true,
      autoGenerateArrayKeys: given.autoGenerateArrayKeys,
    };
    const { results, transactionId, noted } =
      kind === 'mutations'
        ? transactor.mutate({ ...request, mutations: parseMutations(body.mutations, limits) })
        : transactor.act({ ...request, actions: parseActions(body.actions, limits) });
    const rows = returnDocuments ? results : results.map((row) => ({ ...row, document: undefined }));
    return { kind: 'done', result: { transactionId, noted, results: rows }, timestamp: commit?.timestamp };
  } catch (error) {
    if (error instanceof CostlySelection) return { kind: 'costly' };
    if (!(error instanceof LakeError)) throw error;
    return { kind: 'refused', error: error.toSent() };
  } finally {
    database.close();
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

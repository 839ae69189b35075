import { createCaller } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { openExisting } from '../store/database.ts';
import { openTransactor } from './open-transactor.ts';
import { CostlySelection } from './selection.ts';
import { readWrite } from './sent-write.ts';
import { loadValidate } from './validate.ts';
import type { DatasetAccess } from '../caller.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { SentError } from '../errors.ts';
import type { Commit } from '../store/types.ts';
import type { SentWrite } from './sent-write.ts';
import type { TransactionResult } from './types.ts';

export interface WriteOrder extends SentWrite {
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
    const request = readWrite(order, createCaller(order.caller), order.limits);
    const { results, transactionId, noted } =
      'mutations' in request ? transactor.mutate(request) : transactor.act(request);
    const rows = order.returnDocuments ? results : results.map((row) => ({ ...row, document: undefined }));
    return { kind: 'done', result: { transactionId, noted, results: rows }, timestamp: commit?.timestamp };
  } catch (error) {
    if (error instanceof CostlySelection) return { kind: 'costly' };
    if (!(error instanceof LakeError)) throw error;
    return { kind: 'refused', error: error.toSent() };
  } finally {
    database.close();
  }
}

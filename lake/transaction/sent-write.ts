import { hash } from 'node:crypto';
import { asObject, parseBody } from './parse-body.ts';
import { parseActions, parseMutations } from './parse-mutations.ts';
import type { Caller } from '../caller.ts';
import type { WriteLimits } from '../config/limits.ts';
import type { Grant } from '../config/roles.ts';
import type { ActRequest, MutateRequest } from './types.ts';

/** A transaction as it came in, plain data: its body is read where it is done. */
export interface SentWrite {
  readonly kind: 'mutations' | 'actions';
  readonly body: string;
  readonly caller: {
    readonly userId: string | null;
    readonly name: string | undefined;
    readonly roles: readonly string[];
    readonly grants: readonly Grant[];
  };
  /** Taken when the body names none. */
  readonly transactionId?: string | null;
  readonly dryRun?: boolean;
  readonly autoGenerateArrayKeys?: boolean;
  /** Whether the documents are wanted back. */
  readonly returnDocuments?: boolean;
}

/** @throws LakeError 400 or 413 for a body that cannot be read */
export function readWrite(
  { kind, body: text, ...sent }: SentWrite,
  caller: Caller,
  limits: WriteLimits,
): MutateRequest | ActRequest {
  const body = asObject(parseBody(text, limits.bodyBytes));
  const transactionId = textIn(body.transactionId) ?? textIn(sent.transactionId);
  const request = {
    caller,
    transactionId,
    fingerprint: transactionId && hash('sha256', `${caller.userId} ${kind} ${text}`, 'base64url'),
    dryRun: sent.dryRun === true || body.dryRun === true,
  };
  if (kind === 'actions') return { ...request, actions: parseActions(body.actions, limits) };
  const { autoGenerateArrayKeys } = sent;
  return { ...request, autoGenerateArrayKeys, mutations: parseMutations(body.mutations, limits) };
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

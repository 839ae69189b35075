import { LakeError } from '../errors.ts';

/**
 * What one write may ask for. Generous: they protect the process, not content. Whoever needs more sets the variable named
 * (`config.ts`).
 */
export interface WriteLimits {
  /** Bytes in the body of a request (`LAKE_MAX_BODY_KB`). */
  readonly bodyBytes: number;
  /** Characters of a document as JSON (`LAKE_MAX_DOCUMENT_KB`). */
  readonly documentSize: number;
  /** Mutations or actions in a transaction (`LAKE_MAX_MUTATIONS`). */
  readonly mutations: number;
  /** Documents that a transaction may touch, those found by its queries included (`LAKE_MAX_CHANGED_DOCUMENTS`). */
  readonly documents: number;
  /** Work that the patches of a transaction may take, in steps of about ten microseconds (`LAKE_MAX_PATCH_STEPS`). */
  readonly patchSteps: number;
}

/** @throws LakeError 400 for more mutations or actions than a transaction may have */
export function assertCount(what: 'mutations' | 'actions', count: number, limits: WriteLimits): void {
  if (count <= limits.mutations) return;
  throw new LakeError(400, 'validationError', `A transaction may have at most ${limits.mutations} ${what}.`);
}

const KB = 1024;

export const DEFAULT_WRITE_LIMITS: WriteLimits = {
  bodyBytes: 20 * KB * KB,
  documentSize: 8 * KB * KB,
  mutations: 10_000,
  documents: 10_000,
  patchSteps: 300_000,
};

/** @throws Error naming the variable when a value is no positive whole number. */
export function readWriteLimits(env: Readonly<Record<string, string | undefined>>): WriteLimits {
  const number = (name: string, fallback: number, unit = 1) => {
    const text = env[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (Number.isSafeInteger(value) && value > 0) return value * unit;
    throw new Error(`${name} must be a positive whole number, not "${text}".`);
  };
  return {
    bodyBytes: number('LAKE_MAX_BODY_KB', DEFAULT_WRITE_LIMITS.bodyBytes, KB),
    documentSize: number('LAKE_MAX_DOCUMENT_KB', DEFAULT_WRITE_LIMITS.documentSize, KB),
    mutations: number('LAKE_MAX_MUTATIONS', DEFAULT_WRITE_LIMITS.mutations),
    documents: number('LAKE_MAX_CHANGED_DOCUMENTS', DEFAULT_WRITE_LIMITS.documents),
    patchSteps: number('LAKE_MAX_PATCH_STEPS', DEFAULT_WRITE_LIMITS.patchSteps),
  };
}

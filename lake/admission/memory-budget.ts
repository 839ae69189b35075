import { LakeError } from '../errors.ts';
import type { Context } from 'hono';

/** Bounds what requests of one kind hold in memory at the same time. */
export interface MemoryBudget {
  /** Takes so much of it; returns what gives it back. @throws LakeError 503 when there is not enough left */
  take(size: number): () => void;
}

/** @param busy tells whoever is turned away what there is too much of */
export function createMemoryBudget(options: {
  readonly max: number;
  readonly busy: string;
  readonly retryAfter: number;
}): MemoryBudget {
  const { max, busy, retryAfter } = options;
  let taken = 0;
  return {
    take(size) {
      // One piece always fits, or a limit below its size would refuse it for ever.
      if (taken > 0 && taken + size > max) throw new LakeError(503, undefined, busy, { retryAfter });
      taken += size;
      return () => {
        taken -= size;
      };
    },
  };
}

export const MAX_ANSWER_CHARACTERS = 192 * 1024 * 1024;

/**
 * For answers until they are read: whoever asks for much and reads nothing keeps each answer in memory for as long as the
 * connection lives, and a few dozen large ones would end the process.
 */
export function createAnswerBudget(max = MAX_ANSWER_CHARACTERS): MemoryBudget {
  return createMemoryBudget({ max, busy: 'Too many large answers are waiting to be read.', retryAfter: 2 });
}

/** There may be thousands of small answers at the same time. */
const SMALL_CHARACTERS = 64 * 1024;

/** Takes from the budget until the request's connection has the answer, or is gone. @throws LakeError 503 */
export function holdAnswer(budget: MemoryBudget, c: Context, characters: number): void {
  // Requests made in process (tests) have no connection.
  const { outgoing } = (c.env ?? {}) as { readonly outgoing?: NodeJS.EventEmitter };
  if (characters > SMALL_CHARACTERS && outgoing) outgoing.once('close', budget.take(characters));
}

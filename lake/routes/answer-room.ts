import { LakeError } from '../errors.ts';
import type { Context } from 'hono';

/**
 * Bounds what answers hold of the memory until they are read. Whoever asks for much and reads nothing keeps each answer in
 * memory for as long as the connection lives; a few dozen large ones would end the process.
 */
export interface AnswerRoom {
  /** Holds room until the request's connection has the answer, or is gone. @throws LakeError 503 when there is none */
  take(c: Context, characters: number): void;
}

/** There may be thousands of small answers at the same time. */
const SMALL = 64 * 1024;
const MAX_CHARACTERS = 192 * 1024 * 1024;

export function createAnswerRoom(maxCharacters = MAX_CHARACTERS): AnswerRoom {
  let taken = 0;
  return {
    take(c, characters) {
      // Requests made in process (tests) have no connection.
      const { outgoing } = (c.env ?? {}) as { readonly outgoing?: NodeJS.EventEmitter };
      if (characters <= SMALL || !outgoing) return;
      // One answer always fits, or a limit below its size would refuse it for ever.
      if (taken > 0 && taken + characters > maxCharacters) {
        throw new LakeError(503, undefined, 'Too many large answers are waiting to be read.', { retryAfter: 2 });
      }
      taken += characters;
      outgoing.once('close', () => {
        taken -= characters;
      });
    },
  };
}

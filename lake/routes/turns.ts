import { setImmediate as othersAreServed } from 'node:timers/promises';
import { LakeError } from '../errors.ts';

const TURN_MS = 10;
const LONGEST_MS = 10_000;

/**
 * For long work in the process that everything else needs: called after each small piece, it lets others be served every ten
 * milliseconds.
 * @returns rejects with LakeError 400 when it has worked for ten seconds
 */
export function takeTurns(): () => Promise<void> {
  let begun = performance.now();
  let worked = 0;
  return async () => {
    const took = performance.now() - begun;
    if (took < TURN_MS) return;
    worked += took;
    if (worked > LONGEST_MS) {
      throw new LakeError(
        400,
        'httpBadRequest',
        'This takes too long. Ask for fewer documents, or for less of their history.',
      );
    }
    await othersAreServed();
    begun = performance.now();
  };
}

import type { LakeHealth } from '../cache/lake-health.ts';
import { copyName } from './copy.ts';
import type { LastGood } from './last-good.ts';
import { ContentUnavailableError, type QueryParams, type Reading, revisionOf } from './reading.ts';

/** Asks the lake; rejects when it does not answer. */
export type Ask = (query: string, params: QueryParams) => Promise<{ result: unknown; syncTags: readonly string[] }>;

export interface Answer extends Reading<unknown> {
  /** False when this is the last good content, served because the lake is away. */
  readonly fresh: boolean;
}

interface ResilientOptions {
  readonly ask: Ask;
  readonly lastGood: LastGood;
  readonly health: LakeHealth;
  /** How long a lake that failed is left alone, in milliseconds: a slow one must not make every page slow. */
  readonly pause?: number;
  readonly log?: Pick<Console, 'warn' | 'error'>;
}

const PAUSE = 5_000;

/**
 * Makes a reader that outlives the lake: every good answer is kept, and is given again while the lake is down, slow
 * or answering 5xx.
 *
 * The reader rejects with ContentUnavailableError when there is nothing to give, and with the lake's own error when it
 * refuses the question (4xx): that is a fault in the code or configuration, and hiding it would freeze the site.
 */
export function createResilientReader({ ask, lastGood, health, pause = PAUSE, log = console }: ResilientOptions) {
  function given(kept: Reading<unknown>): Answer {
    health.copiesGiven = true;
    return { ...kept, fresh: false };
  }

  return async function read(query: string, params: QueryParams): Promise<Answer> {
    const name = copyName(query, params);
    if (Date.now() < health.awayUntil) {
      const kept = await lastGood.find(name);
      if (kept) return given(kept);
    }
    try {
      const { result, syncTags } = await ask(query, params);
      const reading = { data: result, tags: [...syncTags], revision: revisionOf(result) };
      await lastGood.keep(name, reading);
      if (health.reported) log.warn('The Content Lake answers again.');
      health.awayUntil = 0;
      health.reported = false;
      return { ...reading, fresh: true };
    } catch (error) {
      if (!isOutage(error)) throw error;
      health.awayUntil = Date.now() + pause;
      health.copiesGiven = true;
      const kept = await lastGood.find(name);
      if (!health.reported) {
        health.reported = true;
        log.error(`The Content Lake does not answer; pages show their last good content. ${String(error)}`);
      }
      if (kept) return given(kept);
      // Not as its `cause`: the client's errors carry the whole request, and each would be printed in full.
      throw new ContentUnavailableError(
        `The Content Lake does not answer, and no earlier content was kept. ${String(error)}`,
      );
    }
  };
}

/** Everything but a refusal: no connection, no answer in time, 5xx, and "come back later" (408, 429). */
function isOutage(error: unknown): boolean {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status !== 'number' || status >= 500 || status === 408 || status === 429;
}

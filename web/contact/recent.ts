import type { NewMessage } from './new-message.ts';

/** So long (milliseconds) the same words from the same person are one message, whichever form they came by. */
const SAME = 10 * 60_000;

const MOST = 1_000;

/** What was written, without when and by which form. */
function wordsOf({ name, phone, email, subject, text }: NewMessage): string {
  return JSON.stringify([name, phone, email, subject, text]);
}

/**
 * The last messages that were kept, told apart by what is in them. The id does not do for that: on a slow network a
 * visitor presses the button before the form's script has come, then once more with it, and the second form has a number
 * that the first had not.
 */
export function createRecent(now: () => number = Date.now) {
  const kept = new Map<string, number>();
  return {
    has(message: NewMessage): boolean {
      const at = kept.get(wordsOf(message));
      return at !== undefined && now() - at < SAME;
    },
    add(message: NewMessage): void {
      const words = wordsOf(message);
      // Deleted first, so that the order of the map is the order in time.
      kept.delete(words);
      kept.set(words, now());
      const [oldest] = kept.keys();
      if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    },
  };
}

/** Milliseconds a signed request may be old, or ahead of this clock: senders sign each attempt anew. */
export const REPLAY_WINDOW = 5 * 60_000;

/**
 * Whether a webhook was signed just now. A signature alone holds for ever: whoever once wrote one down could send it again
 * whenever they like.
 * @param signature Sanity's header, `t=<ms>,v1=<hash>`; that the hash is right is for others to check
 */
export function isRecent(signature: string, now = Date.now()): boolean {
  const time = Number(/^t=(\d{1,15})[, ]/.exec(signature.trim())?.[1] ?? Number.NaN);
  return Math.abs(now - time) <= REPLAY_WINDOW;
}

import type { ChildProcess } from 'node:child_process';

/** Counted in questions that stay without an answer. */
interface Patience {
  /** Milliseconds from one question to the next. */
  readonly every: number;
  /** Of a process that has answered once. */
  readonly silence: number;
  /** Of one that only starts: a large folder may have to be carried over first. */
  readonly start: number;
}

const PATIENCE: Patience = { every: 1_000, silence: 10, start: 600 };

/**
 * Kills a process that goes on living and answers nothing: stopped, or in an endless loop. What is to follow is for whoever
 * hears it exit. Any answer is one: a process that says 503 is not helped by being killed.
 *
 * Questions are counted, not time: while a laptop sleeps, or this process gets no processor, nobody asks. Each one has the
 * time of all of them, so an answer that comes late still tells that somebody is there.
 * @param url of its health, on this machine
 * @param onSilence called right before it is killed, with the seconds for which it said nothing
 */
export function watchOver(
  child: ChildProcess,
  url: string,
  onSilence: (seconds: number) => void,
  patience: Patience = PATIENCE,
): void {
  let unanswered = 0;
  let allowed = patience.start;
  const ask = async () => {
    try {
      const reply = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(patience.every * patience.silence),
      });
      await reply.body?.cancel();
      unanswered = 0;
      allowed = patience.silence;
    } catch {
      // It stays counted.
    }
  };
  const timer = setInterval(() => {
    if (unanswered < allowed) {
      unanswered += 1;
      return void ask();
    }
    clearInterval(timer);
    onSilence((unanswered * patience.every) / 1_000);
    // A stopped process takes no other signal.
    child.kill('SIGKILL');
  }, patience.every);
  child.once('exit', () => clearInterval(timer));
}

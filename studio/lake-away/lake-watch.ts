/** `unknown` before the first answer, `away` when there was none for a while. */
type LakeState = 'unknown' | 'answers' | 'away';

/** Whether the lake answers: it is asked for as long as somebody wants to know. */
interface LakeWatch {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly state: () => LakeState;
  /** Asks at once. Resolves when there is an answer, or none will come. */
  readonly ask: () => Promise<void>;
}

const EVERY_MS = 2_000;
/** With the second or two in which Studio itself is loaded, whoever opens it knows within 10 s. */
const SILENCE_MS = 6_000;
const LONGEST_QUESTION_MS = 10_000;

/**
 * Questions are counted, not time: nobody asks while a laptop sleeps. A single one that is lost on a bad line says nothing.
 * @param healthUrl undefined where the lake is a hosted one, which looks after itself
 */
export function watchLake(healthUrl: string | undefined): LakeWatch {
  const listeners = new Set<() => void>();
  let state: LakeState = 'unknown';
  let unanswered = 0;
  let question: Promise<void> | undefined;
  let timer: ReturnType<typeof setInterval> | undefined;

  function become(next: LakeState): void {
    if (state === next) return;
    state = next;
    for (const tell of listeners) tell();
  }

  async function listenFor(url: string): Promise<void> {
    try {
      const reply = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(LONGEST_QUESTION_MS) });
      // What stands in front of the lake answers in its place when it is away.
      if (reply.status >= 500) return;
      unanswered = 0;
      become('answers');
    } catch {
      // It stays counted.
    }
  }

  function ask(): Promise<void> {
    if (healthUrl === undefined) return Promise.resolve();
    question ??= listenFor(healthUrl).finally(() => (question = undefined));
    return question;
  }

  function look(): void {
    if (unanswered >= SILENCE_MS / EVERY_MS) become('away');
    unanswered += 1;
    void ask();
  }

  return {
    ask,
    state: () => state,
    subscribe(onChange) {
      if (healthUrl === undefined) return () => {};
      listeners.add(onChange);
      if (timer === undefined) {
        unanswered = 0;
        timer = setInterval(look, EVERY_MS);
        look();
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}

/** The lake beside this Studio. */
export const lake = watchLake(process.env.SANITY_STUDIO_API_HOST ? undefined : '/lake/healthz');

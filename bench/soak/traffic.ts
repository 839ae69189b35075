/** One thing that is asked again and again. Resolves when the answer was read whole. @throws Error when it was not a good one */
export type Act = () => Promise<void>;

interface Traffic {
  /** Latencies in milliseconds, and what went wrong, since the last call. */
  take(): { readonly times: readonly number[]; readonly errors: readonly string[] };
  /** Resolves when nothing is under way any more. */
  stop(): Promise<void>;
}

/**
 * Asks at a steady rate, whatever the answers do: a server that becomes slow gets no rest, as with real visitors.
 * @param acts taken in turn; one that stands in the list three times has three times the share
 * @param rate requests a second
 */
export function steadyTraffic(acts: readonly Act[], rate: number): Traffic {
  let times: number[] = [];
  let errors: string[] = [];
  const underway = new Set<Promise<void>>();
  const started = performance.now();
  let asked = 0;

  async function ask(act: Act): Promise<void> {
    const begun = performance.now();
    try {
      await act();
      times.push(performance.now() - begun);
    } catch (error) {
      errors.push(wordsFor(error));
    }
  }

  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - started) / 1000) * rate);
    for (; asked < due; asked += 1) {
      const act = acts[asked % acts.length];
      if (!act) continue;
      const running = ask(act).finally(() => underway.delete(running));
      underway.add(running);
    }
  }, 5);

  return {
    take() {
      const taken = { times, errors };
      times = [];
      errors = [];
      return taken;
    },
    async stop() {
      clearInterval(timer);
      await Promise.all(underway);
    },
  };
}

/** Asks for an address and reads the answer. @throws Error for anything but 2xx */
export async function get(url: string, init: { readonly headers?: Record<string, string> } = {}): Promise<void> {
  const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${reply.status} for ${new URL(url).pathname}`);
}

/** What `fetch` says of a connection is in the cause of its error. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message} (${error.cause.message})` : error.message;
}

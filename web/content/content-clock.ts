interface ContentClockOptions {
  /** The first moment after `since` from which pages show something else; both in milliseconds since the epoch. */
  readonly nextMoment: (since: number) => Promise<number | undefined>;
  /** Drops what is cached. */
  readonly refresh: () => Promise<void>;
}

/** How often it is asked what staff planned meanwhile: as late may a moment be that was published just before. */
const LOOK = 30_000;

/**
 * Drops cached pages at the moments that staff gave to sections and articles, and when a day begins. Caches alone would keep the old page until
 * somebody asks for it after five minutes, and show it to that visitor once more.
 *
 * A lake that is away is asked again at the next look; what fell due meanwhile is caught up, since the time looked at
 * moves on only after an answer.
 * @returns stops the clock
 */
export function startContentClock({ nextMoment, refresh }: ContentClockOptions): () => void {
  let seen = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    let wait = LOOK;
    try {
      const now = Date.now();
      let moment = await nextMoment(seen);
      if (moment !== undefined && moment <= now) {
        await refresh();
        moment = await nextMoment(now);
      }
      seen = now;
      if (moment !== undefined) wait = Math.min(LOOK, Math.max(0, moment - now));
    } catch {
      // The readers of pages report a lake that is away.
    }
    if (stopped) return;
    timer = setTimeout(() => void look(), wait);
  }

  void look();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

export interface LoadingBarState {
  readonly visible: boolean;
  /** 0 to 100. */
  readonly percent: number;
  readonly failed: boolean;
}

export interface LoadingBar {
  /** Begins anew. Work that is over within the throttle is never shown. */
  start(): void;
  /** Adds to the progress, in percent of the whole; the bar is full only when the work is over. */
  increase(percent: number): void;
  /** Fills the bar and takes it away. */
  finish(): void;
  /** As `finish`, in the error colour; shown also when the work was short. */
  fail(): void;
  /** Stops where it is, until `resume`, `start`, `finish` or `fail`. */
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
}

/** Milliseconds before the bar appears. */
const THROTTLE = 200;
/** Milliseconds in which it would reach its end by itself. */
const DURATION = 3_000;
const TICK = 100;
/** A full bar over a page still loading would be a lie. */
const MAX_PERCENT = 95;
const FAREWELL = 400;
/** Long enough to be seen as something other than success. */
const FAREWELL_AFTER_FAILURE = 1_600;

const hidden: LoadingBarState = { visible: false, percent: 0, failed: false };

/** A progress bar for work of unknown length (B1): moves evenly by time. Draws nothing itself. */
export function createLoadingBar(show: (state: LoadingBarState) => void): LoadingBar {
  let state = hidden;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function become(next: LoadingBarState): void {
    state = next;
    show(state);
  }
  function increase(percent: number): void {
    if (state.visible) become({ ...state, percent: Math.max(0, Math.min(MAX_PERCENT, state.percent + percent)) });
  }
  function tick(): void {
    increase((TICK / DURATION) * 100);
    timer = setTimeout(tick, TICK);
  }
  function end(failed: boolean): void {
    clearTimeout(timer);
    if (!state.visible && !failed) return;
    become({ visible: true, percent: 100, failed });
    timer = setTimeout(() => become(hidden), failed ? FAREWELL_AFTER_FAILURE : FAREWELL);
  }

  return {
    start() {
      clearTimeout(timer);
      if (state !== hidden) become(hidden);
      timer = setTimeout(() => {
        become({ ...hidden, visible: true });
        timer = setTimeout(tick, TICK);
      }, THROTTLE);
    },
    increase,
    finish: () => end(false),
    fail: () => end(true),
    pause() {
      // A full bar is on its way out.
      if (state.percent < 100) clearTimeout(timer);
    },
    resume() {
      if (!state.visible || state.percent === 100) return;
      clearTimeout(timer);
      timer = setTimeout(tick, TICK);
    },
  };
}

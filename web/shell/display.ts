import { breakpoint } from '../ui/breakpoints.ts';

type DisplayName = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** How wide the window is, in the words of the design. */
export interface Display {
  readonly name: DisplayName;
  /** Phones and tablets: below the width at which the whole menu fits into the bar. */
  readonly mobile: boolean;
}

/** Milliseconds of rest after which a resize counts as over. */
const DEBOUNCE = 200;

export function readDisplay(width = innerWidth): Display {
  const names = ['xl', 'lg', 'md', 'sm'] as const;
  return { name: names.find((name) => width >= breakpoint[name]) ?? 'xs', mobile: width < breakpoint.desktop };
}

/**
 * Calls back when a resize, or a turn of the phone, led to another display (B7). What only looks different should be a
 * media query instead.
 * @returns the way to stop
 */
export function watchDisplay(onChange: (display: Display) => void): () => void {
  let last = readDisplay();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function settle(): void {
    const now = readDisplay();
    if (now.name === last.name && now.mobile === last.mobile) return;
    last = now;
    onChange(now);
  }
  function onResize(): void {
    clearTimeout(timer);
    timer = setTimeout(settle, DEBOUNCE);
  }
  addEventListener('resize', onResize);
  return () => {
    clearTimeout(timer);
    removeEventListener('resize', onResize);
  };
}

const KEY = 'reloaded-at';

/** Milliseconds within which a second reload would only be a loop. */
const PAUSE = 60_000;

/**
 * Reloads the whole page, at most once per minute and tab (S4).
 * @returns whether it did
 */
export function reloadOnce(reload: () => void = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NaN);
    if (Date.now() - last < PAUSE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without a memory there is no telling how often: rather not at all.
    return false;
  }
  reload();
  return true;
}

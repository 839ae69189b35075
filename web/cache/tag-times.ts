import { wakeCopyKeeper } from './copy-keeper.ts';
import { lakeIsBack } from './lake-health.ts';
import { forgetResolutions } from './known-addresses.ts';

/** When each tag expired last: milliseconds since the epoch. */
const expired = new Map<string, number>();

/**
 * Milliseconds since the epoch, by the clock that Next dates entries with: it goes on evenly when somebody sets the machine's.
 * By that one a page rendered while it was ahead would be new until it is reached again, whatever is published.
 */
export function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** Every tag that has expired here, with the time of it. */
export function tagTimes(): ReadonlyMap<string, number> {
  return expired;
}

/** Something was published: what carries these tags and is older counts as missing. */
export function expireTags(tags: readonly string[]): void {
  for (const tag of tags) expired.set(tag, steadyNow());
}

/**
 * Whether one of the tags has expired since. A time to come, of a clock that is ahead, is not yet.
 * @param since milliseconds since the epoch
 */
export function areTagsExpired(tags: readonly string[], since: number): boolean {
  const now = steadyNow();
  return tags.some((tag) => {
    const time = expired.get(tag) ?? 0;
    return time > since && time <= now;
  });
}

/**
 * Takes over what another instance was told by a webhook: what carries the tags is out of date here, too, and so is what
 * this instance remembers of addresses.
 * @param times of expiry by tag, in milliseconds since the epoch. Of a clock that is ahead only the present counts.
 */
export function takeTagTimes(times: ReadonlyMap<string, number>): void {
  const now = Date.now();
  let isNews = false;
  for (const [tag, time] of times) {
    const past = Math.min(time, now);
    if (past <= (expired.get(tag) ?? 0)) continue;
    expired.set(tag, past);
    isNews = true;
  }
  if (!isNews) return;
  lakeIsBack();
  forgetResolutions();
  wakeCopyKeeper();
}

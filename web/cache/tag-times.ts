import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { lakeIsBack } from '../content/lake-health.ts';
import { forgetVerdicts } from '../content/known-addresses.ts';

/** The moment from which on what carries a tag is fresh, in milliseconds since the epoch; 0 for always. */
export function expiredAt(tag: string): number {
  return tagsManifest.get(tag)?.expired ?? 0;
}

/**
 * Takes over what another instance was told by a webhook: what carries the tags is out of date here, too, and so is what
 * this instance remembers of addresses.
 * @param times of expiry by tag, in milliseconds since the epoch. Of a clock that is ahead only the present counts: Next
 * takes times to come for "not yet".
 */
export function takeTagTimes(times: ReadonlyMap<string, number>): void {
  const now = Date.now();
  let isNews = false;
  for (const [tag, time] of times) {
    const expired = Math.min(time, now);
    if (expired <= expiredAt(tag)) continue;
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
    isNews = true;
  }
  if (!isNews) return;
  lakeIsBack();
  forgetVerdicts();
}

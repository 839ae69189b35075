import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { wakeCopyKeeper } from '../content/copy-keeper.ts';
import { lakeIsBack } from '../content/lake-health.ts';
import { forgetVerdicts } from '../content/known-addresses.ts';

/** Every tag that has expired here, with the moment, in milliseconds since the epoch. */
export function tagTimes(): ReadonlyMap<string, number> {
  return new Map([...tagsManifest].map(([tag, { expired = 0 }]) => [tag, expired]));
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
    if (expired <= (tagsManifest.get(tag)?.expired ?? 0)) continue;
    tagsManifest.set(tag, { ...tagsManifest.get(tag), expired });
    isNews = true;
  }
  if (!isNews) return;
  lakeIsBack();
  forgetVerdicts();
  wakeCopyKeeper();
}

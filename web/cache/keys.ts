import { createHash } from 'node:crypto';

const ALL_BUILDS = 'clinic:';

/** Pages name the files of their build, so only instances of one build can share them. */
function keyPrefix(buildId: string): string {
  return `${ALL_BUILDS}${buildId}:`;
}

/**
 * The name in Redis: what is known of the content, other than what was made of it, outlives a build. While a new build takes
 * the place of an old one, a webhook to either is news for both.
 */
export function storedName(key: string, buildId: string): string {
  return (/^(?:last-good:|address:|expired-tags$|news$)/.test(key) ? ALL_BUILDS : keyPrefix(buildId)) + key;
}

/** Its presence says that some instance was running within the last minute. */
export const ALIVE = 'alive';

/** Sorted set: every tag that has expired, with the moment (milliseconds since the epoch). */
export const EXPIRED_TAGS = 'expired-tags';

/** Channel on which the same is told at once. */
export const NEWS = 'news';

/** Patterns of what was made of the content, whatever build made it. */
export const MADE = [`${ALL_BUILDS}*:page:*`, `${ALL_BUILDS}*:read:*`] as const;

/** A short key for a long one: those of cached reads hold the whole query. */
export function keyOf(kind: 'page' | 'read' | 'last-good' | 'address', name: string): string {
  return `${kind}:${createHash('sha256').update(name).digest('base64url')}`;
}

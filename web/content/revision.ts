import { createHash } from 'node:crypto';

/**
 * A short name for a value: equal for equal JSON, different (for all practical purposes) otherwise.
 * @returns 16 characters safe in URLs and file names
 */
export function revisionOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('base64url')
    .slice(0, 16);
}

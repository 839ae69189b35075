import { createHmac } from 'node:crypto';

/**
 * Sanity's signature header, as `@sanity/webhook` checks it.
 * @param timestamp milliseconds since 1970
 */
export function signature(payload: string, secret: string, timestamp: number): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('base64url');
  return `t=${timestamp},v1=${hash}`;
}

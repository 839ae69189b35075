import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return `lk${randomBytes(32).toString('base64url')}`;
}

/** A plain hash is enough: a token has 256 random bits, so there is nothing to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** An id that may be shown, listed and logged. */
export function newPublicId(prefix: string, bytes = 8): string {
  return prefix + randomBytes(bytes).toString('hex');
}

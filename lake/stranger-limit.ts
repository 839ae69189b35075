import { createMiddleware } from 'hono/factory';
import { bearerToken } from './auth/callers.ts';
import { clientAddress, isLoopback } from './auth/client-address.ts';
import { networkOf } from './auth/network-of.ts';
import { LakeError } from './errors.ts';
import { isStranger } from './stream-limit.ts';
import type { MiddlewareHandler } from 'hono';
import type { Lake } from './lake.ts';

export interface StrangerLimits {
  /** Requests at once. A hospital has one address for all who wait in it. */
  readonly burst: number;
  /** Requests a second after that. */
  readonly perSecond: number;
}

const LIMITS: StrangerLimits = { burst: 600, perSecond: 20 };
const MAX_ADDRESSES = 10_000;

/**
 * How often one address may ask the API without a token. Pages come from the site, which is on this machine and asks with
 * a token: a visitor's own browser asks here for events and pictures, so only programs ever meet this limit. A token that
 * is not valid is refused by its route, at the price of one look. @throws LakeError 429
 */
export function strangerLimit(
  lake: Lake,
  limits: StrangerLimits = LIMITS,
  now: () => number = Date.now,
): MiddlewareHandler {
  const accounts = new Map<string, { left: number; at: number }>();
  return createMiddleware(async (c, next) => {
    const address = clientAddress(c);
    if (isLoopback(address) || bearerToken(c.req.raw) !== undefined) return next();
    // Staff may be signed in by cookie.
    if (c.req.header('cookie') !== undefined && !(await isStranger(c, lake))) return next();
    const network = networkOf(address);
    const account = accounts.get(network) ?? { left: limits.burst, at: now() };
    const earned = ((now() - account.at) / 1000) * limits.perSecond;
    const left = Math.min(limits.burst, account.left + earned);
    if (left < 1) {
      const retryAfter = Math.ceil((1 - left) / limits.perSecond);
      throw new LakeError(429, undefined, 'Too many requests from this address.', { retryAfter });
    }
    accounts.delete(network);
    accounts.set(network, { left: left - 1, at: now() });
    // Oldest first: a flood of addresses must not grow memory without end.
    for (const key of accounts.keys()) {
      if (accounts.size <= MAX_ADDRESSES) break;
      accounts.delete(key);
    }
    await next();
  });
}

import { createMiddleware } from 'hono/factory';
import { clientAddress } from '../auth/client-address.ts';
import { strangerAt } from './stranger.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Lake } from '../lake.ts';
import type { Stranger } from './stranger.ts';

/**
 * Who has to be measured; undefined for a caller with a token or a session that is valid. A token that is not valid makes
 * nobody known: its route refuses it, in the words that clients understand.
 */
export async function strangerIn(c: Context, lake: Lake): Promise<Stranger | undefined> {
  const isKnown = await isKnownCaller(c, lake);
  return isKnown ? undefined : strangerAt(clientAddress(c));
}

async function isKnownCaller(c: Context, lake: Lake): Promise<boolean> {
  try {
    return (await lake.callerOf(c.req.raw, null)).userId !== null;
  } catch {
    return false;
  }
}

/** Keeps strangers out whose network has used up its milliseconds, before anything is done. @throws LakeError 429 */
export function admitRequests(lake: Lake): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const stranger = await strangerIn(c, lake);
    if (stranger) lake.admission.enter(stranger);
    await next();
  });
}

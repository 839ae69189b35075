import { createMiddleware } from 'hono/factory';
import { clientAddress } from '../auth/client-address.ts';
import { strangerAt } from './stranger.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { DeviceCookies } from '../auth/device-cookie.ts';
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

/** What Studio asks for on the way from its first screen to a token. */
const LOGIN = /^\/[^/]+\/(auth\/|users\/me$)/;

/**
 * Keeps strangers out whose network has used up its milliseconds, before anything is done; those who come to sign in from a
 * browser that is known have a reserve. @throws LakeError 429
 */
export function admitRequests(lake: Lake, devices: DeviceCookies): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const stranger = await strangerIn(c, lake);
    const device = stranger && LOGIN.test(c.req.path) ? devices.idOf(c.req.header('cookie') ?? null) : undefined;
    const isReserved = device !== undefined && lake.admission.takeReserve(device);
    if (stranger && !isReserved) lake.admission.enter(stranger);
    await next();
  });
}

import { createMiddleware } from 'hono/factory';
import { strangerBehind } from '../admission/client-address.ts';
import { notAuthenticated } from '../auth/callers.ts';
import { LakeError } from '../errors.ts';
import { eventStream } from '../events/sse.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Stranger } from '../admission/client-address.ts';
import type { SignInDoor } from './sign-in-door.ts';
import type { Lake } from '../lake.ts';
import type { Caller } from '../caller.ts';
import type { EventSink } from '../events/sse.ts';

/**
 * Who has to be measured, before a route asks who it is. A token that is not valid makes nobody known: the route refuses it, in
 * the words that clients understand.
 */
export async function strangerIn(c: Context, lake: Lake): Promise<Stranger | undefined> {
  try {
    return strangerBehind(c, await lake.callerOf(c.req.raw, null));
  } catch {
    return strangerBehind(c, { userId: null });
  }
}

/** What Studio asks for on the way from its first screen to a token, and what the command line hears without one (`copies.ts`). */
const LOGIN = /^\/[^/]+\/(auth\/|users\/me$|jobs\/)/;

/**
 * Keeps strangers out whose network has used up its milliseconds, before anything is done; those who come to sign in from a
 * browser that is known have a reserve. Where no dataset is public, signing in is all there is for them.
 * @throws LakeError 429, or 401
 */
export function admitRequests(
  lake: Lake,
  { deviceOf = () => undefined }: Pick<SignInDoor, 'deviceOf'>,
): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const stranger = await strangerIn(c, lake);
    if (!stranger) return next();
    const isLogin = LOGIN.test(c.req.path);
    const device = isLogin ? deviceOf(c.req.header('cookie') ?? null) : undefined;
    const isReserved = device !== undefined && lake.admission.takeReserve(device);
    if (!isReserved) lake.admission.enter(stranger);
    if (!isLogin && lake.datasets.list().every(({ aclMode }) => aclMode === 'private')) {
      // A session that is over is told in other words than none.
      await lake.callerOf(c.req.raw, null);
      throw notAuthenticated();
    }
    await next();
  });
}

/** Keeps them away from pictures and files, too. @throws LakeError 429 */
export function admitFiles(lake: Lake): MiddlewareHandler {
  return createMiddleware(async (c, next) => {
    const stranger = await strangerIn(c, lake);
    if (stranger) lake.admission.enterForFile(stranger);
    await next();
  });
}

const RETRY_SECONDS = 30;

/**
 * Answers with an event stream, for as long as the request's token stands for the same caller with the same rights. It costs
 * memory for as long as somebody holds it, and every commit costs a look at each of them: those of strangers are counted.
 * @throws LakeError 429, after which event sources try again
 */
export function answerStream(
  c: Context,
  lake: Lake,
  { dataset, caller }: { readonly dataset: string; readonly caller: Caller },
  start: (sink: EventSink) => () => void,
): Response {
  const { streams } = lake.admission;
  const stranger = strangerBehind(c, caller);
  if (stranger && !streams.hasRoom(stranger)) {
    throw new LakeError(429, undefined, 'Too many event streams are open.', { retryAfter: RETRY_SECONDS });
  }
  const begin = (sink: EventSink) => {
    const leave = start(sink);
    const giveBack = stranger && streams.take(stranger);
    return () => {
      leave();
      giveBack?.();
    };
  };
  return eventStream(c.req.raw, begin, {
    onChange: lake.onRightsChange,
    async mayStay() {
      const now = await lake.callerNow(c.req.raw, lake.datasets.get(dataset).access);
      return now === caller || identityOf(now) === identityOf(caller);
    },
  });
}

function identityOf({ userId, roles, grants }: Caller): string {
  return JSON.stringify([userId, roles, grants]);
}

import { createMiddleware } from 'hono/factory';
import { clientAddress, isLoopback } from './auth/client-address.ts';
import { networkOf } from './auth/network-of.ts';
import { LakeError } from './errors.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Lake } from './lake.ts';

/** Event streams that callers without a token may hold open. */
export interface StreamLimits {
  readonly total: number;
  /** From one address. A school or a hospital has one address for all of its visitors. */
  readonly perAddress: number;
}

const LIMITS: StreamLimits = { total: 4000, perAddress: 100 };
const RETRY_SECONDS = 30;

/**
 * A stream costs memory for as long as somebody holds it, and every commit costs a look at each of them. Staff and programs
 * are known by their tokens; strangers are counted. @throws LakeError 429, after which event sources try again.
 */
export function streamLimit(lake: Lake, limits: StreamLimits = LIMITS): MiddlewareHandler {
  const open = new Map<string, number>();
  let total = 0;
  return createMiddleware(async (c, next) => {
    if (!(await isStranger(c, lake))) return next();
    const address = networkOf(clientAddress(c));
    const count = open.get(address) ?? 0;
    const isFull = count >= limits.perAddress && !isLoopback(address);
    if (isFull || total >= limits.total) {
      throw new LakeError(429, undefined, 'Too many event streams are open.', { retryAfter: RETRY_SECONDS });
    }
    await next();
    if (!c.res.body || !c.res.headers.get('content-type')?.startsWith('text/event-stream')) return;
    total += 1;
    open.set(address, (open.get(address) ?? 0) + 1);
    whenDone(c, () => {
      total -= 1;
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Whether a request comes from nobody the lake knows. */
export async function isStranger(c: Context, lake: Lake): Promise<boolean> {
  try {
    return (await lake.callerOf(c.req.raw, null)).userId === null;
  } catch {
    // A token that is not valid is refused by the route, in the words that clients know.
    return false;
  }
}

/** Over HTTP the connection tells; within another connection only the body can. */
function whenDone(c: Context, done: () => void): void {
  const env = c.env as { readonly outgoing?: NodeJS.EventEmitter } | undefined;
  if (env?.outgoing) {
    env.outgoing.once('close', done);
    return;
  }
  const reader = c.res.body?.getReader();
  if (!reader) return done();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done: ended, value } = await reader.read();
          if (!ended) return controller.enqueue(value);
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        done();
      },
      async cancel(reason) {
        done();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
  c.res = new Response(body, c.res);
}

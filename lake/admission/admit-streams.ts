import { createMiddleware } from 'hono/factory';
import { LakeError } from '../errors.ts';
import { strangerIn } from './admit-requests.ts';
import type { Context, MiddlewareHandler } from 'hono';
import type { Lake } from '../lake.ts';

const RETRY_SECONDS = 30;

/**
 * A stream costs memory for as long as somebody holds it, and every commit costs a look at each of them: those of strangers
 * are counted. @throws LakeError 429, after which event sources try again
 */
export function admitStreams(lake: Lake): MiddlewareHandler {
  const { streams } = lake.admission;
  return createMiddleware(async (c, next) => {
    const stranger = await strangerIn(c, lake);
    if (!stranger) return next();
    if (!streams.hasRoom(stranger)) {
      throw new LakeError(429, undefined, 'Too many event streams are open.', { retryAfter: RETRY_SECONDS });
    }
    const giveBack = streams.take(stranger);
    try {
      await next();
    } finally {
      if (c.res.body && c.res.headers.get('content-type')?.startsWith('text/event-stream')) whenDone(c, giveBack);
      else giveBack();
    }
  });
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

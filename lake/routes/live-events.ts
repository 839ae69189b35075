import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { eventStream } from '../events/sse.ts';
import { isStill } from './listen.ts';
import { flag } from './request-params.ts';
import type { LiveEvent } from '../events/live-feed.ts';
import type { EventSink } from '../events/sse.ts';
import type { Lake } from '../lake.ts';

/** `GET /v…/data/live/events/<dataset>`: which cached results are out of date. Carries tags, never content. */
export function liveEventRoutes(lake: Lake): Hono {
  return new Hono().get('/data/live/events/:dataset', async (context) => {
    const { live, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const drafts = flag(new URL(context.req.url).searchParams, 'includeDrafts');
    // Even without content, when something changes is nothing for those who may not read it.
    if (caller.userId === null && (drafts || caller.grants.length === 0)) {
      throw new LakeError(401, undefined, 'These live events need a token.');
    }
    const lastEventId = context.req.header('last-event-id');
    const start = (sink: EventSink) => {
      sink.send({ event: 'welcome', data: {} });
      const tell = (event: LiveEvent) => {
        if (drafts || event.published) send(sink, event);
      };
      const missed = lastEventId === undefined ? [] : live.since(lastEventId);
      if (missed) for (const event of missed) tell(event);
      else sink.send({ event: 'restart', data: {} });
      return live.subscribe(tell);
    };
    return eventStream(context.req.raw, start, () => isStill(caller, lake, context.req.raw, access));
  });
}

function send(sink: EventSink, { id, tags }: LiveEvent): void {
  sink.send({ event: 'message', id, data: { tags } });
}

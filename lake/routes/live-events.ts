import { Hono } from 'hono';
import { answerStream } from './admit.ts';
import { couldRead } from '../caller.ts';
import { LakeError } from '../errors.ts';
import { flag } from './request-params.ts';
import type { LiveEvent } from '../events/live-feed.ts';
import type { EventSink } from '../events/sse.ts';
import type { Lake } from '../lake.ts';

/** `GET /v…/data/live/events/<dataset>`: which cached results are out of date. Carries tags, never content. */
export function liveEventRoutes(lake: Lake): Hono {
  return new Hono().get('/data/live/events/:dataset', async (context) => {
    const { name, live, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const drafts = flag(new URL(context.req.url).searchParams, 'includeDrafts');
    // Even without content, when something changes is nothing for those who may not read it.
    if (!couldRead(caller, drafts ? 'drafts.any' : 'any')) {
      if (caller.userId === null) throw new LakeError(401, undefined, 'These live events need a token.');
      throw new LakeError(403, undefined, 'These live events need the right to read.');
    }
    const lastEventId = context.req.header('last-event-id');
    const start = (sink: EventSink) => {
      sink.send({ event: 'welcome', data: {} });
      const tell = (event: LiveEvent) => {
        const tags = drafts ? event.tags : event.publishedTags;
        if (tags.length > 0) sink.send({ event: 'message', id: event.id, data: { tags } });
      };
      const missed = lastEventId === undefined ? [] : live.since(lastEventId);
      if (missed) for (const event of missed) tell(event);
      else sink.send({ event: 'restart', data: {} });
      return live.subscribe(tell);
    };
    return answerStream(context, lake, { dataset: name, caller }, start);
  });
}

import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { createListenHub } from '../events/listen-hub.ts';
import { missedEvents, presentId } from '../events/resume.ts';
import { createSharedFilters } from '../events/shared-filters.ts';
import { eventStream } from '../events/sse.ts';
import { randomId } from '../store/random-id.ts';
import { flag, groqParams } from './request-params.ts';
import { streamRights } from './stream-rights.ts';
import type { listenFilter } from '../events/listen-filter.ts';
import type { ListenHub } from '../events/listen-hub.ts';
import type { ListenOptions } from '../events/listener.ts';
import type { EventSink } from '../events/sse.ts';
import type { Caller } from '../auth/caller.ts';
import type { Dataset, Lake } from '../lake.ts';

/** First API version whose listeners hear of drafts and versions only when they ask for them. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

/** `GET /v…/data/listen/<dataset>`: mutations of documents that match a query, as they happen. */
export function listenRoutes(lake: Lake): Hono {
  const filters = createSharedFilters();
  const hubs = new Map<string, ListenHub>();
  lake.datasets.accompany((dataset) => {
    const hub = createListenHub(dataset);
    hubs.set(dataset.name, hub);
    return () => {
      hubs.delete(dataset.name);
      hub.close();
    };
  });

  return new Hono().get('/data/listen/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    const search = new URL(context.req.url).searchParams;
    const version = context.req.path.split('/')[1] ?? '';
    // Telling again what was missed means reading the log: for strangers a plain welcome, which is always allowed, must do.
    const mayResume = flag(search, 'enableResume') && caller.userId !== null;
    const lastEventId = mayResume ? context.req.header('last-event-id') : undefined;
    const start = (sink: EventSink) => {
      try {
        const options = listenOptions(search, version, caller, filters);
        greet(dataset, sink, options, lastEventId);
        return hubs.get(dataset.name)?.join(options, sink) ?? (() => undefined);
      } catch (error) {
        // A 4xx answer would make Studio crash; a channel error is told to whoever sent the query.
        if (!(error instanceof LakeError)) throw error;
        sink.send({ event: 'channelError', data: error.toBody() });
        sink.end();
        return () => undefined;
      }
    };
    return eventStream(context.req.raw, start, streamRights(lake, context.req.raw, dataset.name, caller));
  });
}

function listenOptions(
  search: URLSearchParams,
  version: string,
  caller: Caller,
  filters: typeof listenFilter,
): ListenOptions {
  return {
    matches: filters(search.get('query') ?? '*', groqParams(search), caller.userId ?? ''),
    caller,
    allVersions: flag(search, 'includeAllVersions') || version.slice(1) < PUBLISHED_BY_DEFAULT || version === 'vX',
    includeResult: flag(search, 'includeResult'),
    includePreviousRevision: flag(search, 'includePreviousRevision'),
    includeMutations: flag(search, 'includeMutations', true),
    includeEffects: search.get('effectFormat') === 'mendoza',
    visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
  };
}

/** Synchronous on purpose: no commit can slip in between the greeting, what was missed, and the subscription. */
function greet(dataset: Dataset, sink: EventSink, options: ListenOptions, lastEventId: string | undefined): void {
  const { reader, history } = dataset;
  const missed = lastEventId === undefined ? undefined : missedEvents(lastEventId, reader, history, options);
  const event = missed ? 'welcomeback' : lastEventId === undefined ? 'welcome' : 'reset';
  // Before a replay the old id stays valid: a connection that breaks in the middle resumes where it was.
  sink.send({ event, id: missed ? lastEventId : presentId(reader, history), data: { listenerName: randomId() } });
  for (const missing of missed ?? []) sink.send(missing);
}

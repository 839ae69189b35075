import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { listenFilter } from '../events/listen-filter.ts';
import { mutationEvents } from '../events/listener.ts';
import { missedEvents, presentId } from '../events/resume.ts';
import { eventStream } from '../events/sse.ts';
import { randomId } from '../store/random-id.ts';
import { flag, groqParams } from './request-params.ts';
import type { ListenOptions } from '../events/listener.ts';
import type { EventSink } from '../events/sse.ts';
import type { Caller, DatasetAccess } from '../auth/caller.ts';
import type { Dataset, Lake } from '../lake.ts';

/** First API version whose listeners hear of drafts and versions only when they ask for them. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

/** `GET /v…/data/listen/<dataset>`: mutations of documents that match a query, as they happen. */
export function listenRoutes(lake: Lake): Hono {
  return new Hono().get('/data/listen/:dataset', async (context) => {
    const dataset = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, dataset.access);
    const search = new URL(context.req.url).searchParams;
    const version = context.req.path.split('/')[1] ?? '';
    const lastEventId = flag(search, 'enableResume') ? context.req.header('last-event-id') : undefined;
    const start = (sink: EventSink) => {
      try {
        return listen(dataset, sink, listenOptions(search, version, caller), lastEventId);
      } catch (error) {
        // A 4xx answer would make Studio crash; a channel error is told to whoever sent the query.
        if (!(error instanceof LakeError)) throw error;
        sink.send({ event: 'channelError', data: error.toBody() });
        sink.end();
        return () => undefined;
      }
    };
    return eventStream(context.req.raw, start, () => isStill(caller, lake, context.req.raw, dataset.access));
  });
}

/** Whether the request's token still stands for the same caller with the same roles. */
export async function isStill(caller: Caller, lake: Lake, request: Request, access: DatasetAccess): Promise<boolean> {
  const now = await lake.callerOf(request, access);
  return now.userId === caller.userId && now.roles.join() === caller.roles.join();
}

function listenOptions(search: URLSearchParams, version: string, caller: Caller): ListenOptions {
  return {
    matches: listenFilter(search.get('query') ?? '*', groqParams(search), caller.userId ?? ''),
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
function listen(
  dataset: Dataset,
  sink: EventSink,
  options: ListenOptions,
  lastEventId: string | undefined,
): () => void {
  const { reader, history, commits } = dataset;
  const missed = lastEventId === undefined ? undefined : missedEvents(lastEventId, reader, history, options);
  sink.send({
    event: missed ? 'welcomeback' : 'welcome',
    // Before a replay the old id stays valid: a connection that breaks in the middle resumes where it was.
    id: missed ? lastEventId : presentId(reader, history),
    data: { listenerName: randomId() },
  });
  for (const event of missed ?? []) sink.send(event);
  return commits.subscribe((commit) => {
    for (const event of mutationEvents(commit, options)) sink.send(event);
  });
}

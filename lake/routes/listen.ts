import { Hono } from 'hono';
import { strangerBehind } from '../admission/client-address.ts';
import { answerStream } from './admit.ts';
import { LakeError } from '../errors.ts';
import { createListenHub } from '../events/listen-hub.ts';
import { missedEvents, presentId } from '../events/resume.ts';
import { createAnonymousFilters } from '../events/anonymous-filters.ts';
import { randomId } from '../store/random-id.ts';
import { flag, groqParams } from './request-params.ts';
import { createSharedFilters } from '../query/listen-filter.ts';
import type { AnonymousFilters } from '../events/anonymous-filters.ts';
import type { DocumentTest } from '../groq/document-test.ts';
import type { ListenHub } from '../events/listen-hub.ts';
import type { ListenOptions } from '../events/listener.ts';
import type { EventSink } from '../events/sse.ts';
import type { Caller } from '../caller.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';

/** First API version whose listeners hear of drafts and versions only when they ask for them. */
const PUBLISHED_BY_DEFAULT = '2025-02-19';

interface Hubs {
  readonly known: ListenHub;
  /** A hub of its own: staff are never told after anonymous listeners. */
  readonly strange: ListenHub;
  readonly anonymous: AnonymousFilters;
}

/** `GET /v…/data/listen/<dataset>`: mutations of documents that match a query, as they happen. */
export function listenRoutes(lake: Lake): Hono {
  const filters = createSharedFilters();
  const hubs = new Map<string, Hubs>();
  const { filters: held } = lake.admission;
  lake.datasets.extend((dataset) => {
    const anonymous = createAnonymousFilters(dataset.queries);
    const strange = createListenHub(dataset, (commit, listeners) => anonymous.ask(commit, listeners));
    const hub = { known: createListenHub(dataset), strange, anonymous };
    hubs.set(dataset.name, hub);
    return () => {
      hubs.delete(dataset.name);
      hub.known.close();
      hub.strange.close();
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
    const stranger = strangerBehind(context, caller);
    const hub = hubs.get(dataset.name);
    const query = search.get('query') ?? '*';
    const params = groqParams(search);
    const test = () => {
      if (caller.userId !== null) return filters(query, params, caller.userId);
      return hub?.anonymous.open(query, params) ?? NOTHING;
    };
    const matches = await testOr400(() => lake.admission.runBeside(stranger, async () => test()));
    const options = matches instanceof LakeError ? matches : listenOptions(search, version, caller, matches);
    const isListening = !(options instanceof LakeError);
    const hasRoom = !stranger || !isListening || hub?.strange.has(options) || held.hasRoom(stranger);
    if (!hasRoom) throw tooManyFilters();
    const start = (sink: EventSink) => {
      if (!isListening) {
        // A 4xx answer would make Studio crash; a channel error is told to whoever sent the query.
        sink.send({ event: 'channelError', data: options.toBody() });
        sink.end();
        return () => undefined;
      }
      greet(dataset, sink, options, lastEventId);
      const leave = stranger
        ? hub?.strange.join(options, sink, () => held.take(stranger))
        : hub?.known.join(options, sink);
      return leave ?? (() => undefined);
    };
    return answerStream(context, lake, { dataset: dataset.name, caller }, start);
  });
}

const RETRY_SECONDS = 30;

function tooManyFilters(): LakeError {
  const message = 'Too many different queries are listened to without a token.';
  return new LakeError(429, undefined, message, { retryAfter: RETRY_SECONDS });
}

/** A dataset that is being removed. */
const NOTHING: DocumentTest = () => false;

/** What is wrong with a query is an answer, too. */
async function testOr400(open: () => Promise<DocumentTest>): Promise<DocumentTest | LakeError> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof LakeError && error.status === 400) return error;
    throw error;
  }
}

function listenOptions(search: URLSearchParams, version: string, caller: Caller, matches: DocumentTest): ListenOptions {
  return {
    matches,
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

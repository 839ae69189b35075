import { Hono } from 'hono';
import { documentEvents, eventsFor } from '../events/document-events.ts';
import { memberEvents, stateEvents } from '../events/release-events.ts';
import { publishedId } from '../store/ids.ts';
import { mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import { newestPage } from './request-params.ts';
import { takeTurns } from './turns.ts';
import type { Caller } from '../caller.ts';
import type { DocumentEvent } from '../events/document-events.ts';
import type { Lake } from '../lake.ts';
import type { History } from '../store/history.ts';

/** `GET /v…/data/history/<dataset>/events/…`: the rows of Studio's timeline, newest first. */
export function historyEventRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.get('/data/history/:dataset/events/documents/:id', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const id = context.req.param('id');
    const group = publishedId(id);
    const outline = mayReadSomeHistory(caller) ? history.outlineOfGroup(group) : [];
    const events = eventsFor(id, documentEvents(group, outline));
    const search = new URL(context.req.url).searchParams;
    const { entries, nextCursor } = newestPage(events, search);
    return context.json({ events: { [id]: await readable(entries, group, history, caller) }, nextCursor });
  });

  // The activity of a release.
  routes.get('/data/history/:dataset/events/releases/:name', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const name = context.req.param('name');
    const release = mayReadSomeHistory(caller) ? history.documentAt(`_.releases.${name}`, { last: true }) : undefined;
    if (!release || !mayReadHistory(caller, release)) return context.json({ events: [], nextCursor: '' });

    const own = stateEvents(name, history.transactions([release._id]));
    const told = new Set(own.map(({ id }) => id));
    const members = memberEvents(name, history.outlineOfRelease(name), told);
    const events = [...own, ...members].sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
    const { entries, nextCursor } = newestPage(events, new URL(context.req.url).searchParams);
    const page = entries.flatMap((event) => {
      if (typeof event.versionId !== 'string') return [event];
      const document = history.documentAt(event.versionId, { last: true });
      return document && mayReadHistory(caller, document) ? [{ ...event, documentType: document._type }] : [];
    });
    return context.json({ events: page, nextCursor });
  });
  return routes;
}

/**
 * Leaves out what happened to states of the group that the caller may not read. Only for what is shown: looking at every
 * state of a long story would take longer than telling it.
 */
async function readable(
  events: readonly DocumentEvent[],
  group: string,
  history: History,
  caller: Caller,
): Promise<readonly DocumentEvent[]> {
  const turn = takeTurns();
  const known = new Set<string>();
  const hidden = new Set<string>();
  for (const { transactionId, change } of history.changesOfGroup(group, new Set(events.map(revisionOf)))) {
    known.add(transactionId);
    const states = [change.before, change.after];
    if (!states.every((state) => !state || mayReadHistory(caller, state))) hidden.add(transactionId);
    await turn();
  }
  return events.filter((event) => known.has(revisionOf(event)) && !hidden.has(revisionOf(event)));
}

/** Each event names the transaction that it is, or the one that made the state it ended. */
function revisionOf(event: DocumentEvent): string {
  return String(event.revisionId ?? event.versionRevisionId);
}

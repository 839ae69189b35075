import { Hono } from 'hono';
import { documentEvents, eventsFor } from '../events/document-events.ts';
import { publishedId } from '../store/ids.ts';
import { mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import { releaseEventRoutes } from './release-events.ts';
import type { Caller } from '../auth/caller.ts';
import type { DocumentEvent } from '../events/document-events.ts';
import type { Lake } from '../lake.ts';
import type { History } from '../store/history.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

/** `GET /v…/data/history/<dataset>/events/…`: the rows of Studio's timeline, newest first. */
export function historyEventRoutes(lake: Lake): Hono {
  const routes = new Hono();
  routes.route('/', releaseEventRoutes(lake));

  routes.get('/data/history/:dataset/events/documents/:id', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const id = context.req.param('id');
    const group = publishedId(id);
    const outline = mayReadSomeHistory(caller) ? history.outlineOfGroup(group) : [];
    const events = eventsFor(id, documentEvents(group, outline));
    const search = new URL(context.req.url).searchParams;
    // Counted from the oldest event, so that it stays right while new ones arrive.
    const end = Math.min(wholeNumber(search.get('nextCursor')) ?? events.length, events.length);
    const start = Math.max(0, end - Math.min(wholeNumber(search.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT));
    const page = readable(events.slice(start, end), group, history, caller).toReversed();
    return context.json({ events: { [id]: page }, nextCursor: start > 0 ? String(start) : '' });
  });
  return routes;
}

/**
 * Leaves out what happened to states of the group that the caller may not read. Only for what is shown: looking at every
 * state of a long story would take longer than telling it.
 */
function readable(
  events: readonly DocumentEvent[],
  group: string,
  history: History,
  caller: Caller,
): readonly DocumentEvent[] {
  const commits = history.commits(new Set(events.map(revisionOf)));
  const known = commits.filter(({ changes }) =>
    changes.every(({ id, before, after }) => {
      if (publishedId(id) !== group) return true;
      return [before, after].every((state) => !state || mayReadHistory(caller, state));
    }),
  );
  const revisions = new Set(known.map(({ transactionId }) => transactionId));
  return events.filter((event) => revisions.has(revisionOf(event)));
}

/** Each event names the transaction that it is, or the one that made the state it ended. */
function revisionOf(event: DocumentEvent): string {
  return String(event.revisionId ?? event.versionRevisionId);
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

import { Hono } from 'hono';
import { documentEvents, eventsFor } from '../events/document-events.ts';
import { publishedId } from '../store/ids.ts';
import { mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import type { Lake } from '../lake.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

/** `GET /v…/data/history/<dataset>/events/…`: the rows of Studio's timeline, newest first. */
export function historyEventRoutes(lake: Lake): Hono {
  const routes = new Hono();

  routes.get('/data/history/:dataset/events/documents/:id', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const id = context.req.param('id');
    const group = publishedId(id);
    const all = mayReadSomeHistory(caller) ? history.transactionsOfGroup(group) : [];
    const commits = all.filter(({ changes }) =>
      changes.every(({ before, after }) => {
        const state = after ?? before;
        return !state || publishedId(state._id) !== group || mayReadHistory(caller, state);
      }),
    );
    const events = eventsFor(id, documentEvents(group, commits));
    const search = new URL(context.req.url).searchParams;
    // Counted from the oldest event, so that it stays right while new ones arrive.
    const end = Math.min(wholeNumber(search.get('nextCursor')) ?? events.length, events.length);
    const start = Math.max(0, end - Math.min(wholeNumber(search.get('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT));
    const page = events.slice(start, end).toReversed();
    return context.json({ events: { [id]: page }, nextCursor: start > 0 ? String(start) : '' });
  });

  // Release activity is not derived yet; an empty list is what Studio shows as "no activity".
  routes.get('/data/history/:dataset/events/releases/:release', (context) => {
    lake.datasets.get(context.req.param('dataset'));
    return context.json({ events: [], nextCursor: '' });
  });
  return routes;
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

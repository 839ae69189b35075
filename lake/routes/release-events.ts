import { Hono } from 'hono';
import { memberEvents, stateEvents } from '../events/release-events.ts';
import { mayReadHistory, mayReadSomeHistory } from './history-documents.ts';
import type { Lake } from '../lake.ts';

const DEFAULT_LIMIT = 100;
const MAX_LIMIT = 500;

/** `GET /v…/data/history/<dataset>/events/releases/<name>`: the activity of a release, newest first. */
export function releaseEventRoutes(lake: Lake): Hono {
  return new Hono().get('/data/history/:dataset/events/releases/:name', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const name = context.req.param('name');
    const release = mayReadSomeHistory(caller) ? history.documentAt(`_.releases.${name}`, { last: true }) : undefined;
    if (!release || !mayReadHistory(caller, release)) return context.json({ events: [], nextCursor: '' });

    const own = stateEvents(name, history.transactions([release._id]));
    const told = new Set(own.map(({ id }) => id));
    const members = memberEvents(name, history.outlineOfRelease(name), told);
    const events = [...own, ...members].sort((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
    // Counted from the oldest event, so that it stays right while new ones arrive.
    const end = Math.min(wholeNumber(context.req.query('nextCursor')) ?? events.length, events.length);
    const start = Math.max(0, end - Math.min(wholeNumber(context.req.query('limit')) ?? DEFAULT_LIMIT, MAX_LIMIT));
    const page = events.slice(start, end).flatMap((event) => {
      if (typeof event.versionId !== 'string') return [event];
      const document = history.documentAt(event.versionId, { last: true });
      return document && mayReadHistory(caller, document) ? [{ ...event, documentType: document._type }] : [];
    });
    return context.json({ events: page.toReversed(), nextCursor: start > 0 ? String(start) : '' });
  });
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { publishedId } from '../store/ids.ts';
import { flag, idList } from './request-params.ts';
import { takeTurns } from './turns.ts';
import type { Caller } from '../caller.ts';
import type { Lake } from '../lake.ts';
import type { History, PointInTime } from '../store/history.ts';
import type { StoredDocument } from '../store/types.ts';

/** `GET /v…/data/history/<dataset>/documents/<id,…>`: documents as they once were. */
export function historyDocumentRoutes(lake: Lake): Hono {
  return new Hono().get('/data/history/:dataset/documents/:ids', async (context) => {
    const { history, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const point = pointInTime(new URL(context.req.url).searchParams);
    const ids = mayReadSomeHistory(caller) ? new Set(idList(context.req.param('ids'))) : [];
    const documents = new Map<string, StoredDocument>();
    const turn = takeTurns();
    const written = new Map<string, StoredDocument>();
    for (const id of ids) {
      const document = history.documentAt(id, point) ?? (await writtenThen(history, id, point, written, turn));
      if (document && mayReadHistory(caller, document)) documents.set(document._id, document);
      await turn();
    }
    return context.json({ documents: [...documents.values()] });
  });
}

/**
 * Studio's timeline of a draft also shows how the published document was written without one and what releases published,
 * and asks for such a revision under the draft's id. It can only be viewed, compared and restored when it gets what that
 * transaction did write: the published document or the release's version of it. A transaction that did nothing but delete
 * stands for what it took away (see `eventsFor`), under its own revision: Studio compares that when it restores.
 * @param known what was found for other documents of the same group
 */
async function writtenThen(
  history: History,
  id: string,
  point: PointInTime,
  known: Map<string, StoredDocument>,
  turn: () => Promise<void>,
): Promise<StoredDocument | undefined> {
  const group = publishedId(id);
  if (id === group || !('revision' in point)) return undefined;
  let written = known.get(group);
  if (written) return written;
  let takenAway: StoredDocument | undefined;
  for (const { change } of history.changesOfGroup(group, [point.revision])) {
    if (change.id === group) written = change.after ?? written;
    else written ??= change.after;
    if (!written && (!takenAway || change.id === id)) takenAway = change.before;
    await turn();
  }
  if (written) known.set(group, written);
  return written ?? (takenAway && { ...takenAway, _rev: point.revision });
}

/** Whether the caller may read any history at all: the log is not searched for those who may not. */
export function mayReadSomeHistory(caller: Caller): boolean {
  return caller.grants.some(({ permissions }) => permissions.includes('history'));
}

/** The past of a document may hold what was taken back for a reason: it takes a right of its own. */
export function mayReadHistory(caller: Caller, document: StoredDocument): boolean {
  return caller.may('read', document) && caller.may('history', document);
}

function pointInTime(search: URLSearchParams): PointInTime {
  if (flag(search, 'lastRevision')) return { last: true };
  const revision = search.get('revision');
  if (revision !== null) return { revision };
  const time = isoTime(search, 'time');
  if (time !== undefined) return { time };
  throw new LakeError(400, 'httpBadRequest', 'One of "revision", "time" or "lastRevision=true" is needed.');
}

/** A moment in a URL, in the form the log stores. @throws LakeError 400 */
export function isoTime(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name);
  if (value === null || value === '') return undefined;
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) throw new LakeError(400, 'httpBadRequest', `"${name}" must be a date in ISO 8601.`);
  return time.toISOString();
}

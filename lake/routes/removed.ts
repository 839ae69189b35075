import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { mayReadHistory } from './history-documents.ts';
import { isContent } from './published-changes.ts';
import { assetNameOf } from '../assets/asset-files.ts';
import { publishedId } from '../store/ids.ts';
import type { Lake } from '../lake.ts';
import type { History } from '../store/history.ts';
import type { CommitOutline, StoredDocument } from '../store/types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKED_BACK_MS = 90 * DAY_MS;
const MOST = 200;

/** A document that is there no more. */
interface Removed {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  /** As it was last, drafts included, under its published id. */
  readonly document: StoredDocument;
}

/**
 * `GET /data/removed/<dataset>`: what was deleted within ninety days and is neither published now nor a draft, the last removed first,
 * 200 at most, for whoever may read its history. Assets only while their file is kept. What was erased (LGPD) is not told. The hosted
 * service has no such address.
 *
 * Answers `{documents: [{at, by, document}]}`.
 */
export function removedRoutes(lake: Lake): Hono {
  return new Hono().get('/data/removed/:dataset', async (c) => {
    const { history, reader, access, name } = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, access);
    if (caller.userId === null) throw new LakeError(401, undefined, 'This needs a token.');
    const [from = '', until = ''] = [-LOOKED_BACK_MS, 1000].map((ms) => new Date(Date.now() + ms).toISOString());
    const last = new Map<string, Omit<CommitOutline, 'changes'>>();
    for (const { changes, ...head } of history.outlineOfRemovals(from, until)) {
      for (const { id } of changes) {
        // The last one stands last.
        last.delete(publishedId(id));
        last.set(publishedId(id), head);
      }
    }
    const documents: Removed[] = [];
    for (const [id, { timestamp: at, author: by, transactionId }] of [...last].toReversed()) {
      if (!isContent(id) || reader.get(id) || reader.get(`drafts.${id}`) || documents.length === MOST) continue;
      const document = lastState(history, id, transactionId);
      if (!document || !mayReadHistory(caller, document)) continue;
      const asset = assetNameOf(id);
      if (asset && !(await lake.originals.has({ ...asset, dataset: name }))) continue;
      documents.push({ at, by, document: { ...document, _id: id } });
    }
    return c.json({ documents });
  });
}

/** What a transaction took away: of a document that had a draft, the draft, which is the newer one. */
function lastState(history: History, id: string, transactionId: string): StoredDocument | undefined {
  let state: StoredDocument | undefined;
  for (const { change } of history.changesOfGroup(id, [transactionId])) {
    if (change.id === `drafts.${id}`) return change.before;
    if (change.id === id) state = change.before;
  }
  return state;
}

import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { mayReadHistory } from './history-documents.ts';
import { contentChanges, stateOf } from './published-changes.ts';
import type { Lake } from '../lake.ts';
import type { StoredDocument } from '../store/types.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LOOKED_BACK_MS = 90 * DAY_MS;
const MOST = 200;

/** A published document that is there no more. */
interface Removed {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  /** As it was last. */
  readonly document: StoredDocument;
}

/**
 * `GET /data/removed/<dataset>`: what was published within ninety days and is neither there now nor as a draft, the last removed first,
 * 200 at most, for whoever may read its history. What was erased (LGPD) is not told. The hosted service has no such address.
 *
 * Answers `{documents: [{at, by, document}]}`.
 */
export function removedRoutes(lake: Lake): Hono {
  return new Hono().get('/data/removed/:dataset', async (c) => {
    const { history, reader, access } = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, access);
    if (caller.userId === null) throw new LakeError(401, undefined, 'This needs a token.');
    const [from, until] = [-LOOKED_BACK_MS, 1000].map((ms) => new Date(Date.now() + ms).toISOString());
    const last = new Map(contentChanges(history, from ?? '', until ?? '').map((change) => [change.id, change]));
    const documents: Removed[] = [];
    for (const { id, at, by, isRemoval, transactionId } of [...last.values()].toReversed()) {
      if (!isRemoval || reader.get(id) || reader.get(`drafts.${id}`) || documents.length === MOST) continue;
      const { before: document } = stateOf(history, id, transactionId);
      if (document && mayReadHistory(caller, document)) documents.push({ at, by, document });
    }
    return c.json({ documents });
  });
}

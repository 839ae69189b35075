import { Hono } from 'hono';
import { LakeError } from '#lake/errors.ts';
import { isoTime, mayReadHistory } from '#lake/routes/history-documents.ts';
import { contentChanges, isContent, stateOf } from '#lake/routes/published-changes.ts';
import type { Caller } from '#lake/caller.ts';
import type { Lake } from '#lake/lake.ts';
import type { StoredDocument } from '#lake/store/types.ts';

/** A month, and the hours that a time zone adds to it. */
const LONGEST_MS = 32 * 24 * 60 * 60 * 1000;
/** Each brings a document along. */
const MOST_CHANGES = 2000;

/** Who answers for what the clinic says in public (CFM 2.336/2023, art. 3º), who runs the clinic, and who keeps the site running. */
const READERS = ['administrator', 'manager', 'technical-director'];

/** One change of what is published. */
interface PublishedChange {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Id of the account. */
  readonly by: string;
  readonly action: 'published' | 'changed' | 'removed';
  /** As it was afterwards; as it was before when it was taken away. */
  readonly document: StoredDocument;
}

/**
 * `GET /data/report/<dataset>?from=…&until=…`: what was published, changed and taken away between two moments, the first
 * included, and what was published when they began. For technical directors, managers and administrators. The hosted service has no
 * such address.
 *
 * Answers `{keptSince, before: [document], changes: [{id, at, by, action, document}], isWhole}`. `isWhole` is false when
 * there were more changes than are told. Of erased documents nothing is known.
 */
export function reportRoutes(lake: Lake): Hono {
  return new Hono().get('/data/report/:dataset', async (c) => {
    const { history, reader, access } = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, access);
    assertReader(caller);
    const { from, until } = rangeOf(new URL(c.req.url).searchParams);
    const mayTell = (document: StoredDocument | undefined): document is StoredDocument =>
      document !== undefined && mayReadHistory(caller, document);

    const outline = contentChanges(history, from, until);
    const changes = outline.slice(0, MOST_CHANGES).flatMap(({ id, at, by, isRemoval, transactionId }) => {
      const { before, after } = stateOf(history, id, transactionId);
      const document = after ?? before;
      const action: PublishedChange['action'] = isRemoval ? 'removed' : before ? 'changed' : 'published';
      return mayTell(document) ? [{ id, at, by, action, document } satisfies PublishedChange] : [];
    });
    // What was there at the beginning may be gone since.
    const sinceThen = contentChanges(history, from, new Date(Date.now() + 1000).toISOString());
    const ids = new Set([...reader.everything().entries(), ...sinceThen].map(({ id }) => id));
    const justBefore = new Date(Date.parse(from) - 1).toISOString();
    const before = [...ids]
      .filter(isContent)
      .map((id) => history.documentAt(id, { time: justBefore }))
      .filter(mayTell);
    const isWhole = outline.length <= MOST_CHANGES;
    return c.json({ keptSince: history.keptSince() ?? null, before, changes, isWhole });
  });
}

function assertReader({ userId, roles }: Caller): void {
  if (userId === null) throw new LakeError(401, undefined, 'This needs a token.');
  if (roles.some((role) => READERS.includes(role))) return;
  throw new LakeError(403, undefined, 'The report is for technical directors, managers and administrators.');
}

function rangeOf(search: URLSearchParams): { readonly from: string; readonly until: string } {
  const [from, until] = [isoTime(search, 'from'), isoTime(search, 'until')];
  const length = from && until ? Date.parse(until) - Date.parse(from) : 0;
  if (from && until && length > 0 && length <= LONGEST_MS) return { from, until };
  throw new LakeError(400, 'httpBadRequest', '"from" and "until" must be moments with a month between them at most.');
}

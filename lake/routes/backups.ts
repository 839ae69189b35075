import { Hono } from 'hono';
import { join } from 'node:path';
import { backupSearch, keptBackups } from '../backup/search-backup.ts';
import { LakeError } from '../errors.ts';
import { publishedId } from '../store/ids.ts';
import { assertAdministrator } from './datasets.ts';
import { jsonBody } from './request-body.ts';
import { mayReadHistory } from './history-documents.ts';
import type { Dataset } from '../dataset.ts';
import type { Lake } from '../lake.ts';
import type { StoredDocument } from '../store/types.ts';

/**
 * For administrators; the hosted service has no such addresses.
 *
 * `GET /operations/backups`: which backups there are, the newest first: `{backups: [{name, at}]}`.
 *
 * `GET /operations/backups/<name>/<dataset>?words=…&field=…`: documents in it that have all words in one of the fields:
 * `{documents, more}`, 30 at most; `more` when there are others. What was erased since (LGPD) is not told, nor messages of visitors. Nothing is written: whoever
 * wants one back writes it, with their own rights and into the history.
 */
export function backupRoutes(lake: Lake): Hono {
  const { dataDir, backup } = lake.config;
  const search = backupSearch();
  const routes = new Hono();

  routes.get('/operations/backups', async (c) => {
    await assertAdministrator(c, lake);
    return c.json({ backups: await keptBackups(backup.folder) });
  });

  // Every backup holds every dataset: what the command line asks for one is said of all.
  routes.get('/projects/:project/datasets/:dataset/backups', async (c) => {
    await assertAdministrator(c, lake);
    lake.datasets.get(c.req.param('dataset'));
    const { after = '', before = '~', limit = '100' } = c.req.query();
    const kept = (await keptBackups(backup.folder)).filter(({ at }) => at >= after && at < before);
    return c.json({ backups: kept.slice(0, Number(limit)).map(({ name: id, at: createdAt }) => ({ id, createdAt })) });
  });

  routes.get('/projects/:project/datasets/:dataset/backups/:backup', async (c) => {
    await assertAdministrator(c, lake);
    throw new LakeError(
      409,
      undefined,
      `It is one archive of everything: ${backup.folder}. The command restore puts it in place.`,
    );
  });

  routes.put('/projects/:project/datasets/:dataset/settings/backups', async (c) => {
    await assertAdministrator(c, lake);
    const { enabled } = await jsonBody(c.req.raw);
    if (enabled === backup.scheduled) return c.json({ enabled });
    const [is, how] = backup.scheduled ? ['', 'BACKUP_DIR=off'] : ['not ', 'a folder in BACKUP_DIR'];
    throw new LakeError(409, undefined, `The whole lake is ${is}backed up; ${how} changes that, with a new start.`);
  });

  routes.get('/operations/backups/:name/:dataset', async (c) => {
    await assertAdministrator(c, lake);
    const dataset = lake.datasets.get(c.req.param('dataset'));
    const caller = await lake.callerOf(c.req.raw, dataset.access);
    const words = (c.req.query('words') ?? '').trim().slice(0, 200);
    const fields = c.req.queries('field') ?? [];
    if (!words || fields.length === 0) {
      throw new LakeError(400, 'httpBadRequest', '"words" and at least one "field" are needed.');
    }
    const kept = (await keptBackups(backup.folder)).find(({ name }) => name === c.req.param('name'));
    if (!kept) throw new LakeError(404, undefined, 'There is no such backup; it may have been rotated.');
    const archive = join(backup.folder, kept.name);
    const report = await search({ dataDir, dataset: dataset.name, archive, words, fields }, c.req.raw.signal);
    if (!report.ok) throw new LakeError(500, undefined, `The backup could not be read: ${report.message}`);
    const erased = erasedSince(lake, dataset.name, kept.at);
    const documents = report.documents.filter(
      (document) => mayReadHistory(caller, document) && isKnown(dataset, document) && !erased.has(groupOf(document)),
    );
    return c.json({ documents, more: report.more });
  });
  return routes;
}

const groupOf = ({ _id }: StoredDocument) => publishedId(_id);

/** Of what was erased, the lake knows no past; of all else that a backup can hold, it does. */
function isKnown({ reader, history }: Dataset, document: StoredDocument): boolean {
  const group = groupOf(document);
  return reader.ofGroup(group).length > 0 || history.outlineOfGroup(group).length > 0;
}

/** What stands there again under such an id is another document. */
function erasedSince({ audit }: Lake, dataset: string, at: string): ReadonlySet<string> {
  const entries = audit
    .since(at, ['document.erased', 'document.purged'])
    .filter((one) => one.details.dataset === dataset);
  return new Set(entries.flatMap(({ subject, details }) => [subject, ...listIn(details.ids)]).map(publishedId));
}

const listIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

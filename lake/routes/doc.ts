import { Hono } from 'hono';
import { couldRead } from '../auth/reach.ts';
import { publishedId } from '../store/ids.ts';
import { flag, idList } from './request-params.ts';
import type { Lake } from '../lake.ts';
import type { StoredDocument } from '../store/types.ts';

interface Omitted {
  readonly id: string;
  readonly reason: 'existence' | 'permission';
}

/** `GET /v…/data/doc/<dataset>/<id,…>`: documents as stored, by id. */
export function docRoutes(lake: Lake): Hono {
  return new Hono().get('/data/doc/:dataset/:ids', async (context) => {
    const { reader, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const search = new URL(context.req.url).searchParams;
    const asked = [...new Set(idList(context.req.param('ids')))];
    const ids = flag(search, 'includeAllVersions') ? asked.flatMap((id) => [id, ...groupOf(id)]) : asked;

    const documents: StoredDocument[] = [];
    const omitted: Omitted[] = [];
    for (const id of new Set(ids)) {
      const document = reader.get(id);
      if (document && caller.may('read', document)) documents.push(document);
      // Drafts and versions found by their group were not named by the caller, who may not even know that they exist.
      else if (asked.includes(id)) omitted.push({ id, reason: couldRead(caller, id) ? 'existence' : 'permission' });
    }
    return context.json({ documents: flag(search, 'excludeContent') ? [] : documents, omitted });

    function groupOf(id: string): string[] {
      return reader.ofGroup(publishedId(id)).map((document) => document._id);
    }
  });
}

import { Hono } from 'hono';
import { publishedId } from '../store/ids.ts';
import { flag } from './request-params.ts';
import type { Lake } from '../lake.ts';

/** `GET /v…/data/references/<dataset>/documents/<id>/to`: who points to a document, for Studio's delete dialog. */
export function referenceRoutes(lake: Lake): Hono {
  return new Hono().get('/data/references/:dataset/documents/:id/to', async (context) => {
    const { reader, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const id = context.req.param('id');
    // Studio counts references inside the dataset with a query of its own and asks here for the others: there are none.
    if (flag(new URL(context.req.url).searchParams, 'excludeInternalReferences')) {
      return context.json({ totalCount: 0, references: [] });
    }
    const referrers = reader.referencing(id).filter((referrer) => {
      const document = reader.get(referrer);
      // A document that points to itself does not stand in the way of its own deletion.
      return document !== undefined && publishedId(referrer) !== id && caller.may('read', document);
    });
    const references = referrers.map((documentId) => ({ documentId, datasetName: reader.dataset }));
    return context.json({ totalCount: references.length, references });
  });
}

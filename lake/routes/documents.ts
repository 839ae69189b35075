import { Hono } from 'hono';
import { couldRead } from '../caller.ts';
import { publishedId } from '../store/ids.ts';
import { exported } from './private-files.ts';
import { flag, idList } from './request-params.ts';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { createAnswerBudget, holdAnswer } from '../admission/memory-budget.ts';
import { LakeError } from '../errors.ts';
import type { Lake } from '../lake.ts';
import type { Entry } from '../store/entry.ts';

interface Omitted {
  readonly id: string;
  readonly reason: 'existence' | 'permission';
}

/** `GET /v…/data/doc/<dataset>/<id,…>`: documents as stored, by id. */
export function docRoutes(lake: Lake): Hono {
  const budget = createAnswerBudget();
  const turns = pLimit(1);
  return new Hono().get('/data/doc/:dataset/:ids', async (context) => {
    const { reader, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    const search = new URL(context.req.url).searchParams;
    const asked = [...new Set(idList(context.req.param('ids')))];
    const ids = flag(search, 'includeAllVersions') ? asked.flatMap((id) => [id, ...groupOf(id)]) : asked;

    const documents: string[] = [];
    const omitted: Omitted[] = [];
    const isNamed = new Set(asked);
    let read = 0;
    for (const id of new Set(ids)) {
      // Others have their turn between large documents, those who ask for the same ones included.
      if (read > CHUNK_CHARACTERS) await turns(() => setImmediate());
      if (read > CHUNK_CHARACTERS) read = 0;
      read += reader.entry(id)?.unparsed ?? 0;
      const document = reader.get(id);
      if (document && caller.may('read', document)) documents.push(JSON.stringify(document));
      // Drafts and versions found by their group were not named by the caller, who may not even know that they exist.
      else if (isNamed.has(id)) omitted.push({ id, reason: couldRead(caller, id) ? 'existence' : 'permission' });
    }
    const content = flag(search, 'excludeContent') ? '' : documents.join(',');
    holdAnswer(budget, context, content.length);
    const body = `{"documents":[${content}],"omitted":${JSON.stringify(omitted)}}`;
    return context.body(body, 200, { 'content-type': 'application/json' });

    function groupOf(id: string): string[] {
      return reader.ofGroup(publishedId(id)).map((document) => document._id);
    }
  });
}

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

/** Characters of a chunk: small enough to keep other requests going, large enough to be quick. One document may have more. */
const CHUNK_CHARACTERS = 250_000;

/** `GET /v…/data/export/<dataset>`: every document the caller may read, as stored, one JSON per line. */
export function exportRoutes(lake: Lake): Hono {
  return new Hono().get('/data/export/:dataset', async (context) => {
    const { openSnapshot, access, name } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    if (caller.userId === null) throw new LakeError(401, undefined, 'An export needs a token.');
    const types = new URL(context.req.url).searchParams.get('types')?.split(',').filter(Boolean);
    const snapshot = openSnapshot();
    const wanted = snapshot.documents.everything().entries()[Symbol.iterator]();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        let isOver = false;
        let text = '';
        // A chunk may hold nothing that the caller may read; pulling ends only with the list.
        while (text === '' && !isOver) {
          for (let read = 0; read < CHUNK_CHARACTERS && !isOver;) {
            const entry = wanted.next().value as Entry | undefined;
            isOver = entry === undefined;
            if (!entry) break;
            if (types && !types.includes(entry.type)) continue;
            read += entry.unparsed;
            const document = entry.document();
            if (caller.may('read', document)) text += `${JSON.stringify(exported(lake, access, name, document))}\n`;
          }
          // Whoever may read little would otherwise keep everybody waiting until the first of it is found.
          await setImmediate();
        }
        if (text !== '') controller.enqueue(encoder.encode(text));
        if (!isOver) return;
        snapshot.close();
        controller.close();
      },
      cancel: () => snapshot.close(),
    });
    return context.body(body, 200, { 'content-type': 'application/x-ndjson' });
  });
}

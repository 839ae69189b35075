import { setImmediate } from 'node:timers/promises';
import { Hono } from 'hono';
import { LakeError } from '../errors.ts';
import { sourceOf } from '../query/source.ts';
import type { Lake } from '../lake.ts';

/** Lines per chunk: small enough to keep other requests going, large enough to be quick. */
const BATCH = 200;

/** `GET /v…/data/export/<dataset>`: every document the caller may read, as stored, one JSON per line. */
export function exportRoutes(lake: Lake): Hono {
  return new Hono().get('/data/export/:dataset', async (context) => {
    const { reader, access } = lake.datasets.get(context.req.param('dataset'));
    const caller = await lake.callerOf(context.req.raw, access);
    if (caller.userId === null) throw new LakeError(401, undefined, 'An export needs a token.');
    const types = new URL(context.req.url).searchParams.get('types')?.split(',').filter(Boolean);
    // A copy of the list is a snapshot: commits during a slow download do not change it.
    const wanted = sourceOf(reader)
      .entries.filter(({ type }) => !types || types.includes(type))
      .values();
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        let isOver = false;
        let text = '';
        // A batch may hold nothing that the caller may read; pulling ends only with the list.
        while (text === '' && !isOver) {
          const batch = [...wanted.take(BATCH)];
          isOver = batch.length === 0;
          const documents = batch.map((entry) => entry.read()).filter((document) => caller.may('read', document));
          // Whoever may read little would otherwise keep everybody waiting until the first of it is found.
          await setImmediate();
          text = documents.map((document) => `${JSON.stringify(document)}\n`).join('');
        }
        if (isOver) controller.close();
        else controller.enqueue(encoder.encode(text));
      },
    });
    return context.body(body, 200, { 'content-type': 'application/x-ndjson' });
  });
}

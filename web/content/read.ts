import 'server-only';
import { resolve } from 'node:path';
import { cacheLife, cacheTag } from 'next/cache';
import { client } from './client.ts';
import { lakeHealth } from './lake-health.ts';
import { createLastGood } from './last-good.ts';
import type { QueryParams, Reading } from './reading.ts';
import { createResilientReader } from './resilient.ts';
import { squeeze } from './squeeze.ts';
import { ALL_CONTENT } from './tags.ts';
import { createTurnstile } from './turnstile.ts';

/** The lake's limit for one client is six; pages and route handlers are bundled apart and each have their own. */
const inTurn = createTurnstile(2);

const folder = resolve(/* turbopackIgnore: true */ process.env.DATA_DIR || './.data', 'site', 'last-good');

const ask = createResilientReader({
  ask: async (query, params) => {
    const { result, syncTags } = await inTurn(() =>
      client.fetch<unknown>(
        squeeze(query),
        { ...params },
        {
          filterResponse: false,
          // This file is the one cache; a second one below it would outlive its purges.
          cache: 'no-store',
        },
      ),
    );
    return { result, syncTags: syncTags ?? [] };
  },
  lastGood: createLastGood(folder, console.warn),
  health: lakeHealth(),
});

/**
 * The only cached reader of content: everything the site shows comes through here.
 *
 * @typeParam Data - result of the query, from typegen; the lake evaluates the very query that typegen read
 * @throws ContentUnavailableError when the lake is away and nothing was kept
 */
export async function read<Data>(query: string, params: QueryParams = {}): Promise<Reading<Data>> {
  'use cache';
  const { fresh, data, tags, revision } = await ask(query, params);
  cacheTag(ALL_CONTENT, ...tags);
  if (fresh) cacheLife('content');
  else cacheLife('recovering');
  return { data: data as Data, tags, revision };
}

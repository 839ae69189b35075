import 'server-only';
import { resolve } from 'node:path';
import { cacheLife, cacheTag } from 'next/cache';
import { GUARDED_QUERY } from '#schemas/queries.ts';
import { type Breach, breachesOf } from '#schemas/rules/breaches.ts';
import { sharedStore } from '#web/cache/shared-store.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { readDraft } from '#web/preview/read-draft.ts';
import { client } from './client.ts';
import { lakeHealth } from './lake-health.ts';
import { createLastGood } from './last-good.ts';
import { ContentUnavailableError, type QueryParams, type Reading } from './reading.ts';
import { reportBreaches } from './report-breaches.ts';
import { createResilientReader } from './resilient.ts';
import { revisionOf } from './revision.ts';
import { squeeze } from './squeeze.ts';
import { ALL_CONTENT } from './tags.ts';
import { createTurnstile } from './turnstile.ts';
import { withhold } from './withhold.ts';

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
  lastGood: createLastGood(folder, console.warn, sharedStore),
  health: lakeHealth(),
});

/** What the rules look at; nothing while the lake is away and none of it was ever kept. */
async function guardedDocuments(): Promise<readonly unknown[]> {
  try {
    return (await readPublished<readonly unknown[]>(GUARDED_QUERY)).data;
  } catch {
    // An error has lost its class when it leaves a cache: asked once more without one, it says what it is.
    try {
      return (await ask(GUARDED_QUERY, {})).data as readonly unknown[];
    } catch (error) {
      if (error instanceof ContentUnavailableError) return [];
      throw error;
    }
  }
}

async function breachesNow(): Promise<readonly Breach[]> {
  const breaches = breachesOf(await guardedDocuments());
  reportBreaches(breaches);
  return breaches;
}

/**
 * The only cached reader of content: everything visitors see comes through here, and leaves without what breaks
 * a rule that protects people: not all content came in through Studio.
 */
async function readPublished<Data>(query: string, params: QueryParams = {}): Promise<Reading<Data>> {
  'use cache';
  const { fresh, data, tags, revision } = await ask(query, params);
  cacheTag(ALL_CONTENT, ...tags);
  if (fresh) cacheLife('content');
  else cacheLife('recovering');
  if (query === GUARDED_QUERY) return { data: data as Data, tags, revision };
  const shown = withhold(data, await breachesNow());
  return { data: shown as Data, tags, revision: shown === data ? revision : revisionOf(shown) };
}

/**
 * The door to content. Visitors get what is published, from the cache; a preview gets drafts, past it, and sees also what
 * would be withheld: Studio says beside it what is wrong.
 *
 * @typeParam Data - result of the query, from typegen; the lake evaluates the very query that typegen read
 * @throws ContentUnavailableError when the lake is away and nothing was kept
 */
export async function read<Data>(query: string, params: QueryParams = {}): Promise<Reading<Data>> {
  const preview = await currentPreview();
  return preview ? readDraft<Data>(query, params, preview) : readPublished<Data>(query, params);
}

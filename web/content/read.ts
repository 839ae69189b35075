import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import pLimit from 'p-limit';
import { GUARDED_QUERY, PATHS_QUERY } from '#schemas/queries.ts';
import { type Breach, breachesOf } from '#schemas/rules/breaches.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { readDraft } from './read-draft.ts';
import { client } from './client.ts';
import { copies } from './copies.ts';
import { lakeHealth } from '../cache/lake-health.ts';
import {
  ContentUnavailableError,
  type Outcome,
  type Query,
  type QueryParams,
  type Reading,
  revisionOf,
  minifyQuery,
} from './reading.ts';
import { reportBreaches, withhold } from './withhold.ts';
import { type Answer, createResilientReader } from './resilient.ts';
import { ALL_CONTENT, FROM_A_COPY } from '../cache/tags.ts';

/** The lake's limit for one client is six; pages and route handlers are bundled apart and each have their own. */
const MAX_QUESTIONS = 2;
const limit = pLimit(MAX_QUESTIONS);

const ask = createResilientReader({
  ask: async (query, params) => {
    const { result, syncTags } = await limit(() =>
      client.fetch<unknown>(
        minifyQuery(query),
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
  lastGood: copies(),
  health: lakeHealth(),
});

/** Seconds. That there is no content is in no page; it is asked for again at once. */
const UNAVAILABLE = { stale: 0, revalidate: 1, expire: 300 };

/** What the rules look at; nothing while the lake is away and none of it was ever kept. */
async function guardedDocuments(): Promise<readonly unknown[]> {
  const outcome = await readPublished(GUARDED_QUERY);
  return 'unavailable' in outcome ? [] : outcome.data;
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
async function readPublished<Asked extends Query>(
  query: Asked,
  params: QueryParams = {},
): Promise<Outcome<SanityQueries[Asked]>> {
  'use cache';
  cacheTag(ALL_CONTENT);
  const answer = await answerOf(query, params);
  if ('unavailable' in answer) {
    cacheTag(FROM_A_COPY);
    cacheLife(UNAVAILABLE);
    return answer;
  }
  const { fresh, tags, revision } = answer;
  // The lake evaluates the very query that typegen read.
  const data = answer.data as SanityQueries[Asked];
  cacheTag(...tags);
  if (fresh) cacheLife('content');
  else {
    cacheTag(FROM_A_COPY);
    cacheLife('recovering');
  }
  if (query === GUARDED_QUERY) return { data, tags, revision };
  const shown = withhold(data, await breachesNow());
  return { data: shown, tags, revision: shown === data ? revision : revisionOf(shown) };
}

async function answerOf(query: string, params: QueryParams): Promise<Answer | { readonly unavailable: string }> {
  try {
    return await ask(query, params);
  } catch (error) {
    if (error instanceof ContentUnavailableError) return { unavailable: error.message };
    throw error;
  }
}

/**
 * Asks the lake past the cache, for the copies' sake: a list of all paths in which somebody is missing empties the caches
 * that still show them, even if the webhook that said so was lost.
 */
export async function readPathsAnew(): Promise<void> {
  await ask(PATHS_QUERY, {});
}

/**
 * The door to content. Visitors get what is published, from the cache; a preview gets drafts, past it, and sees also what
 * would be withheld: Studio says beside it what is wrong.
 *
 * @throws ContentUnavailableError when the lake is away and nothing was kept
 */
export async function read<Asked extends Query>(
  query: Asked,
  params: QueryParams = {},
): Promise<Reading<SanityQueries[Asked]>> {
  const preview = await currentPreview();
  if (preview) return readDraft(query, params, preview);
  const outcome = await readPublished(query, params);
  if ('unavailable' in outcome) throw new ContentUnavailableError(outcome.unavailable);
  return outcome;
}

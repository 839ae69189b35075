import 'server-only';
import { cache } from 'react';
import pLimit from 'p-limit';
import type { Preview } from '#web/preview/current-preview.ts';
import { addEditMarks } from '#web/preview/edit-marks.ts';
import { previewClient } from '#web/preview/preview-client.ts';
import { ContentUnavailableError, type Query, type QueryParams, type Reading, revisionOf } from './reading.ts';

const MAX_QUESTIONS = 2;
const limit = pLimit(MAX_QUESTIONS);

/** Layout, head and page of one rendering ask the same; after it, nothing is kept. */
const readOnce = cache(async (query: string, params: string, perspective: string): Promise<Reading<unknown>> => {
  const client = previewClient();
  if (!client) throw new ContentUnavailableError('PREVIEW_TOKEN is not set: drafts cannot be read.');
  try {
    const { result, resultSourceMap, syncTags } = await limit(() =>
      client.fetch<unknown>(query, JSON.parse(params) as Record<string, unknown>, {
        perspective: JSON.parse(perspective) as Preview['perspective'],
        filterResponse: false,
        cache: 'no-store',
      }),
    );
    return {
      data: resultSourceMap ? addEditMarks(result, resultSourceMap) : result,
      tags: syncTags ?? [],
      revision: revisionOf(result),
    };
  } catch (error) {
    throw new ContentUnavailableError(`The Content Lake gives no drafts. ${String(error)}`);
  }
});

/**
 * Reads what the site would show if the drafts (or a release) were published, with notes of where each text and picture is
 * edited. Never cached, and nothing is kept: a preview that is out of date would be worse than none.
 *
 * @throws ContentUnavailableError when the lake does not answer, or refuses
 */
export async function readDraft<Asked extends Query>(query: Asked, params: QueryParams, { perspective }: Preview) {
  return (await readOnce(query, JSON.stringify(params), JSON.stringify(perspective))) as Reading<SanityQueries[Asked]>;
}

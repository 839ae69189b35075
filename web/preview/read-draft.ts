import 'server-only';
import { cache } from 'react';
import type { ContentSourceMap } from '@sanity/client/csm';
import { stegaEncodeSourceMap } from '@sanity/client/stega';
import { ContentUnavailableError, type Query, type QueryParams, type Reading } from '#web/content/reading.ts';
import { revisionOf } from '#web/content/revision.ts';
import { squeeze } from '#web/content/squeeze.ts';
import { createTurnstile } from '#web/content/turnstile.ts';
import type { Preview } from './current-preview.ts';
import { withEditMarks } from './edit-marks.ts';
import { previewClient } from './preview-client.ts';
import { STUDIO_PATH } from './studio-path.ts';
import { isWrittenText } from './written-text.ts';

const inTurn = createTurnstile(2);

function withNotes(result: unknown, map: ContentSourceMap | undefined): unknown {
  if (!map) return result;
  const marked = withEditMarks(result, map);
  return stegaEncodeSourceMap(marked, map, { enabled: true, studioUrl: STUDIO_PATH, filter: isWrittenText });
}

/** Layout, head and page of one rendering ask the same; after it, nothing is kept. */
const readOnce = cache(async (query: string, params: string, perspective: string): Promise<Reading<unknown>> => {
  const client = previewClient();
  if (!client) throw new ContentUnavailableError('PREVIEW_TOKEN is not set: drafts cannot be read.');
  try {
    const { result, resultSourceMap, syncTags } = await inTurn(() =>
      client.fetch<unknown>(squeeze(query), JSON.parse(params) as Record<string, unknown>, {
        perspective: JSON.parse(perspective) as Preview['perspective'],
        filterResponse: false,
        cache: 'no-store',
      }),
    );
    return { data: withNotes(result, resultSourceMap), tags: syncTags ?? [], revision: revisionOf(result) };
  } catch (error) {
    throw new ContentUnavailableError(`The Content Lake gives no drafts. ${String(error)}`);
  }
});

/**
 * Reads what the site would show if the drafts (or a release) were published, with notes of where each text and picture is
 * edited. Never cached, and there is no last good copy: a preview that is out of date would be worse than none.
 *
 * @throws ContentUnavailableError when the lake does not answer, or refuses
 */
export async function readDraft<Asked extends Query>(query: Asked, params: QueryParams, { perspective }: Preview) {
  return (await readOnce(query, JSON.stringify(params), JSON.stringify(perspective))) as Reading<SanityQueries[Asked]>;
}

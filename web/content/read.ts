import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { currentPreview } from '#web/preview/current-preview.ts';
import { pageTag } from '#web/replica/answers.ts';
import { siteContent } from '#web/replica/site-content.ts';
import { readDraft } from './read-draft.ts';
import { ContentUnavailableError, type Query, type QueryParams, type Reading } from './reading.ts';

/**
 * Everything visitors see comes through here: it tells Next what a page was made of, and web/cache/page-cache.ts by that when the
 * page is old. The answers themselves are kept by the replica.
 */
async function readPublished<Asked extends Query>(
  query: Asked,
  params: QueryParams,
): Promise<Reading<SanityQueries[Asked]>> {
  'use cache';
  const { answers } = await siteContent();
  const { data, tag, revision } = answers.read(query, params);
  // With the revision: Next lets whoever asks the same meanwhile wait for this very answer, which may be old by then.
  cacheTag(pageTag(tag, revision));
  cacheLife('content');
  // The replica evaluates the very query that typegen read.
  return { data: data as SanityQueries[Asked], tags: [tag], revision };
}

/**
 * The door to content. Visitors get what is published, from the replica; a preview gets drafts from the Content Lake, and sees also
 * what would be withheld: Studio says beside it what is wrong.
 *
 * @throws ContentUnavailableError when there is no content: the site was started without the Content Lake, and nothing was kept
 */
export async function read<Asked extends Query>(
  query: Asked,
  params: QueryParams = {},
): Promise<Reading<SanityQueries[Asked]>> {
  const preview = await currentPreview();
  if (preview) return readDraft(query, params, preview);
  const { replica } = await siteContent();
  if (!replica.isLoaded) throw new ContentUnavailableError();
  return readPublished(query, params);
}

import 'server-only';
import { currentPreview } from '#web/preview/current-preview.ts';
import { siteContent } from '#web/replica/site-content.ts';
import { readDraft } from './read-draft.ts';
import { ContentUnavailableError, type Query, type QueryParams, type Reading } from './reading.ts';

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
  const { replica, answers, answering } = await siteContent();
  if (!replica.isLoaded) throw new ContentUnavailableError();
  const answer = answers.read(query, params);
  answering.getStore()?.read.add(answer);
  // The replica evaluates the very query that typegen read.
  return { data: answer.data as SanityQueries[Asked], tags: [answer.tag], revision: answer.revision };
}

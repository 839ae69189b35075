import 'server-only';
import type { ContentName } from '#web/live/content-answer.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { contentReaders } from './live-content.ts';

/**
 * The lake's tags of all that browsers read, so that an open page asks for nothing but what changed. All of it is in the
 * cache. Nothing in a preview, which asks the lake: there the tags of the page decide.
 */
export async function contentTags(): Promise<Readonly<Partial<Record<ContentName, readonly string[]>>>> {
  if (await currentPreview()) return {};
  const entries = await Promise.all(
    Object.entries(contentReaders).map(async ([name, read]) => [name, (await read()).tags] as const),
  );
  return Object.fromEntries(entries);
}

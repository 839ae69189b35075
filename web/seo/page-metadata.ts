import type { Metadata } from 'next';
import type { SETTINGS_QUERY_RESULT } from '#schemas/generated/content-types.ts';
import { type Head, metadataOf } from './metadata.ts';
import { previewVersionAt } from './preview/preview-version.ts';

/** The head of one page, for its `generateMetadata`. What is no page shows the clinic's own preview, that of home. */
export async function pageMetadata(settings: SETTINGS_QUERY_RESULT, head: Head): Promise<Metadata> {
  const previewVersion = await previewVersionAt(head.path ?? '/', settings);
  return metadataOf(settings, { ...head, previewVersion });
}

import { revisionOf } from '#web/content/reading.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { sharedLink, type SharedLink } from '#web/content/shared-link.ts';
import type { Settings } from '#schemas/content.ts';
import { siteLook } from '#web/shell/site-look.ts';
import { previewLines } from './preview-lines.ts';

/** Title and picture as a preview shows them: the clinic's own stand in where the page has none. */
export function shownIn(settings: Settings, { title, picture }: SharedLink): SharedLink {
  return {
    title: title ?? settings.seo?.defaultTitle ?? null,
    picture: picture ?? settings.seo?.ogImage ?? null,
  };
}

/** All that the picture is made of, but for its size. */
export function shownValues(settings: Settings, link: SharedLink): readonly unknown[] {
  const { brand = null, font } = siteLook(settings);
  return [
    shownIn(settings, link),
    settings.tradeName,
    previewLines(settings),
    brand,
    font,
    Boolean(settings.logo?.asset),
  ];
}

/**
 * Another one whenever the preview picture of the page would look different. It is part of the picture's address, so that the
 * picture may be kept for ever, and networks fetch a new one after a publish.
 */
export function previewVersion(settings: Settings, link: SharedLink): string {
  return revisionOf(shownValues(settings, link));
}

/** @returns undefined where the page has no picture, and for staff who look at drafts: nobody shares their address */
export async function previewVersionAt(path: string, settings: Settings | null): Promise<string | undefined> {
  // The head of a preview may not wait for more than its page: Next would stream the title into the body.
  if (await currentPreview()) return undefined;
  const link = settings && (await sharedLink(path));
  return link ? previewVersion(settings, link) : undefined;
}

import { LIVE_PATH } from '#web/live/live-events.ts';
import { getSettings } from '#web/content/documents.ts';
import { shownAt } from '#web/content/shown-at.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { PreviewRibbon } from '#web/preview/preview-ribbon.tsx';
import { siteLook } from './site-look.ts';
import { SiteNotices } from './site-notices.tsx';
import { Editing, LiveWatcher } from './islands.tsx';

/**
 * Put into every page that shows content: it then follows what is published while it is open. A preview follows what is
 * typed, by the same way: another stream, the same questions, and drafts for an answer.
 * What every such page shows above its own content comes with it: the notices for its path.
 * @param refreshes false where the browser keeps current what it reads, and nothing else
 */
export async function LivePage({ path, refreshes = true }: { path: string; refreshes?: boolean }) {
  const [shown, preview, { data: settings }] = await Promise.all([shownAt(path), currentPreview(), getSettings()]);
  if (!preview)
    return (
      <>
        {/* For the core, while React sleeps (web/behaviours/follow-changes.ts). */}
        <meta name="page-revision" content={shown.revision} data-events={LIVE_PATH} />
        <LiveWatcher path={path} shown={shown} eventsUrl={LIVE_PATH} refreshes={refreshes} />
        <SiteNotices path={path} />
      </>
    );
  return (
    <>
      <LiveWatcher path={path} shown={shown} eventsUrl="/api/preview/changes" />
      <Editing font={siteLook(settings).font} />
      <PreviewRibbon path={path} until={preview.until} />
      <SiteNotices path={path} />
    </>
  );
}

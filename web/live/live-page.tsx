import { liveEventsUrl } from '#web/content/project.ts';
import { shownAt } from '#web/content/shown-at.ts';
import { currentPreview } from '#web/preview/current-preview.ts';
import { PreviewRibbon } from '#web/preview/preview-ribbon.tsx';
import { LiveWatcher } from './live-watcher.tsx';

/**
 * Put into every page that shows content: it then follows what is published while it is open. A preview follows what is
 * typed, by the same way: another stream, the same question, and drafts for an answer.
 */
export async function LivePage({ path }: { path: string }) {
  const [shown, preview] = await Promise.all([shownAt(path), currentPreview()]);
  if (!preview) return <LiveWatcher path={path} shown={shown} eventsUrl={liveEventsUrl} />;
  return (
    <>
      <LiveWatcher path={path} shown={shown} eventsUrl="/api/preview/changes" editing />
      <PreviewRibbon path={path} until={preview.until} />
    </>
  );
}

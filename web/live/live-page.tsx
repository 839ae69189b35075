import { liveEventsUrl } from '#web/content/project.ts';
import { shownAt } from '#web/content/shown-at.ts';
import { LiveWatcher } from './live-watcher.tsx';

/** Put into every page that shows content: it then follows what is published while it is open. */
export async function LivePage({ path }: { path: string }) {
  return <LiveWatcher path={path} shown={await shownAt(path)} eventsUrl={liveEventsUrl} />;
}

'use client';

import { LinkBehaviour } from '../loading/link-behaviour.tsx';
import { LoadingBarView } from '../loading/loading-bar-view.tsx';
import { OfflineBehaviour } from '../offline/offline-behaviour.tsx';
import { VisitWatcher } from '../vitals/visit-watcher.tsx';
import { HeaderBehaviour } from './header-behaviour.tsx';
import { OnlineStatus } from './online-status.tsx';
import { UiProvider } from './ui-provider.tsx';

/** Everything the frame of a page does in the browser, besides the theme switch. */
export function ShellIslands() {
  return (
    <UiProvider>
      <LoadingBarView />
      <LinkBehaviour />
      <HeaderBehaviour />
      <OnlineStatus />
      <OfflineBehaviour />
      <VisitWatcher />
    </UiProvider>
  );
}

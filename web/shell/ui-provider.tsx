'use client';

import { createContext, type ReactNode, use, useEffect, useMemo, useState } from 'react';
import { watchActivity } from '../live/activity.ts';
import { createLoadingBar, type LoadingBar, type LoadingBarState } from './loading-bar.ts';
import { type Display, readDisplay, watchDisplay } from './display.ts';
import { readOnline, watchOnline } from '../live/connection.ts';

/** What the frame of a page knows and offers in the browser. */
export interface Ui {
  /** Whether there is a connection (B4). */
  readonly online: boolean;
  /** How wide the window is (B7). */
  readonly display: Display;
  /** The bar at the top (B1); navigations and requests of a person move it by themselves. */
  readonly loadingBar: LoadingBar;
  readonly loading: LoadingBarState;
}

/** Something of the interface was used where it is not set up (E5). */
class UiSetupError extends Error {
  override readonly name = 'UiSetupError';

  constructor(hook: string) {
    super(
      `${hook}() was called outside of <UiProvider>, so there is no user interface to speak to. Put the component below ` +
        `<UiProvider> (web/shell/ui-provider.tsx), as web/shell/shell-islands.tsx does for the frame of every page.`,
    );
  }
}

const UiContext = createContext<Ui | undefined>(undefined);

const still: LoadingBarState = { visible: false, percent: 0, failed: false };

/** Sets the interface up for the components below. Only in the browser: it reads the window. */
export function UiProvider({ children }: { readonly children: ReactNode }) {
  const [online, setOnline] = useState(readOnline);
  const [display, setDisplay] = useState(() => readDisplay());
  const [loading, setLoading] = useState(still);
  const [loadingBar] = useState(() => createLoadingBar(setLoading));

  useEffect(() => watchOnline(setOnline), []);
  useEffect(() => watchDisplay(setDisplay), []);
  useEffect(() => {
    // Nothing comes while there is no connection: a bar that moved would lie.
    if (online) loadingBar.resume();
    else loadingBar.pause();
  }, [online, loadingBar]);
  useEffect(
    () =>
      watchActivity({
        begin: () => loadingBar.start(),
        step: (share) => loadingBar.increase(share * 100),
        end: (outcome) => (outcome === 'failed' ? loadingBar.fail() : loadingBar.finish()),
      }),
    [loadingBar],
  );

  const ui = useMemo(() => ({ online, display, loading, loadingBar }), [online, display, loading, loadingBar]);
  return <UiContext value={ui}>{children}</UiContext>;
}

/** @throws UiSetupError outside of `<UiProvider>` */
export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new UiSetupError('useUi');
  return ui;
}

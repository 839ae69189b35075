'use client';

import { type ReactNode, useEffect } from 'react';
import { LinkBehaviour } from './link-behaviour.tsx';
import { LoadingBarView } from './loading-bar-view.tsx';
import { OfflineBehaviour } from '../offline/offline-behaviour.tsx';
import { watchVisit } from '../vitals/watch-visit.ts';
import { HeaderBehaviour } from './header-behaviour.tsx';
import { followButtons } from './page-buttons.ts';
import { OnlineStatus } from './online-status.tsx';
import { UiProvider } from './ui-provider.tsx';

export interface ShellIslandsProps {
  /** Looks of what only React shows (web/ui/awake-style.tsx). */
  readonly style: ReactNode;
  readonly children?: never;
}

/**
 * Everything the frame of a page does in the browser, besides the theme switch. When all of it listens the page says so
 * (`<html data-ready>`): a quiet network or a loaded page is no sign of it, and journeys in the browser wait for this one.
 */
export function ShellIslands({ style }: ShellIslandsProps) {
  useEffect(() => watchVisit(), []);
  useEffect(followButtons, []);
  // A parent's effects run after those of its children.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <UiProvider>
      {style}
      <LoadingBarView />
      <LinkBehaviour />
      <HeaderBehaviour />
      <OnlineStatus />
      <OfflineBehaviour />
    </UiProvider>
  );
}

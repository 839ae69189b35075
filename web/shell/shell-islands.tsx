'use client';

import { type ReactNode, useEffect } from 'react';
import { LinkBehaviour } from './link-behaviour.tsx';
import { LoadingBarView } from './loading-bar-view.tsx';
import { UiProvider } from './ui-provider.tsx';

export interface ShellIslandsProps {
  /** Looks of what only React shows (web/ui/awake-style.tsx). */
  readonly style: ReactNode;
  readonly children?: never;
}

/**
 * What the frame of a page does in the browser with React: going from page to page, and saying that it is on its way. The rest are
 * behaviours (web/behaviours/). When all of it listens the page says so
 * (`<html data-ready>`): a quiet network or a loaded page is no sign of it, and journeys in the browser wait for this one.
 */
export function ShellIslands({ style }: ShellIslandsProps) {
  // A parent's effects run after those of its children.
  useEffect(() => {
    const { documentElement } = document;
    for (const mark of ['data-awake', 'data-ready']) documentElement.setAttribute(mark, '');
    // Pages that are made for one visitor (answers to forms, previews), and those of the development server, come without the core.
    if (!documentElement.hasAttribute('data-behaves'))
      void import('../behaviours/behaviours.ts').then(({ beginBehaviours }) => beginBehaviours());
  }, []);
  return (
    <UiProvider>
      {style}
      <LoadingBarView />
      <LinkBehaviour />
    </UiProvider>
  );
}

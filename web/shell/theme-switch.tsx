'use client';

import type { ReactNode } from 'react';
import { readTheme, setTheme } from './theme-flag.ts';

/**
 * Turns the other theme on. Both words are in the page and the stylesheet shows the one that applies: the button needs
 * no state, so there is nothing to disagree with the server's HTML.
 */
export function ThemeSwitch({ toDark, toLight }: { toDark: ReactNode; toLight: ReactNode }) {
  return (
    <button type="button" className="theme-switch" onClick={() => setTheme(readTheme() === 'dark' ? 'light' : 'dark')}>
      <span className="to-dark">{toDark}</span>
      <span className="to-light">{toLight}</span>
    </button>
  );
}

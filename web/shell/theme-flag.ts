/** The light/dark flag of the whole site: an attribute of `<html>` that the style variables follow. Browser only. */
export type Theme = 'light' | 'dark';

/** Where a visitor's own choice is remembered. */
export const THEME_KEY = 'theme';

/** The theme now shown. */
export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === 'light' || theme === 'dark') return theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows a theme and remembers it as the visitor's choice. */
export function setTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
}

/**
 * Calls back whenever the shown theme changes: by the switch, by the system, or in another tab.
 * @returns the way to stop
 */
export function watchTheme(onChange: (theme: Theme) => void): () => void {
  const observer = new MutationObserver(() => onChange(readTheme()));
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

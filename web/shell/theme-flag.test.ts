import { readTheme, setTheme, watchTheme } from './theme-flag.ts';
import { themeScript } from './theme-code.ts';

let systemIsDark: boolean;
let onSystemChange: () => void;

/** Runs the script of the head in this document, as the browser does before the first paint. */
function load(): void {
  delete document.documentElement.dataset.theme;
  const script = document.createElement('script');
  script.textContent = themeScript;
  document.head.append(script);
}

beforeEach(() => {
  localStorage.clear();
  systemIsDark = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return systemIsDark;
      },
      addEventListener: (_type: string, listener: () => void) => {
        onSystemChange = listener;
      },
    }),
  });
});

it('begins with what the system prefers (B5)', () => {
  systemIsDark = true;
  load();
  expect(readTheme()).toBe('dark');
});

it('remembers what the visitor chose, whatever the system prefers (B5)', () => {
  load();
  setTheme('dark');
  load();
  expect(readTheme()).toBe('dark');
  systemIsDark = false;
  onSystemChange();
  expect(readTheme()).toBe('dark');
});

it('follows a system that changes its mind while there is no choice (B5)', () => {
  load();
  expect(readTheme()).toBe('light');
  systemIsDark = true;
  onSystemChange();
  expect(readTheme()).toBe('dark');
});

it('does not take other values for a choice (B5)', () => {
  localStorage.setItem('theme', 'sepia');
  load();
  expect(readTheme()).toBe('light');
});

it('tells when the theme changes, until it is told to stop (B5)', async () => {
  load();
  const seen: string[] = [];
  const stop = watchTheme((theme) => seen.push(theme));
  setTheme('dark');
  await Promise.resolve();
  stop();
  setTheme('light');
  await Promise.resolve();
  expect(seen).toEqual(['dark']);
});

import { jest } from '@jest/globals';
import { startScript, themeScript } from './inline-code.ts';

describe('the theme', () => {
  let systemIsDark: boolean;
  let onSystemChange: () => void;

  const shown = () => document.documentElement.dataset.theme;
  const button = () => document.querySelector<HTMLButtonElement>('.theme-switch');

  /** A new visit: runs the script of the head in this document, as the browser does before the first paint. */
  function visit(): void {
    listeners.abort();
    listeners = new AbortController();
    delete document.documentElement.dataset.theme;
    const script = document.createElement('script');
    script.textContent = themeScript;
    document.head.append(script);
  }

  // A document that is left takes its listeners along.
  let listeners = new AbortController();
  const addListener = window.addEventListener.bind(window);

  beforeEach(() => {
    localStorage.clear();
    systemIsDark = false;
    document.body.innerHTML = '<button class="theme-switch"><span>Tema escuro</span></button><p>Texto</p>';
    window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
      addListener(type, listener, { signal: listeners.signal });
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

  afterEach(() => {
    listeners.abort();
    window.addEventListener = addListener;
  });

  it('begins with what the system prefers (B5)', () => {
    systemIsDark = true;
    visit();
    expect(shown()).toBe('dark');
  });

  it('remembers what the visitor chose, whatever the system prefers (B5)', () => {
    visit();
    button()?.querySelector('span')?.click();
    expect(shown()).toBe('dark');
    visit();
    expect(shown()).toBe('dark');
    onSystemChange();
    expect(shown()).toBe('dark');
    button()?.click();
    expect(shown()).toBe('light');
  });

  it('follows a system that changes its mind while there is no choice (B5)', () => {
    visit();
    document.querySelector('p')?.click();
    expect(shown()).toBe('light');
    systemIsDark = true;
    onSystemChange();
    expect(shown()).toBe('dark');
  });

  it('does not take other values for a choice (B5)', () => {
    localStorage.setItem('theme', 'sepia');
    visit();
    expect(shown()).toBe('light');
  });

  it('changes with a choice made in another tab (B5)', () => {
    visit();
    localStorage.setItem('theme', 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(shown()).toBe('dark');
  });

  afterAll(() => {
    window.addEventListener = addListener;
  });
});

describe('the start', () => {
  let paint: () => void;
  const asked = () => [...document.querySelectorAll('head script')].map((script) => script.getAttribute('src'));

  beforeEach(() => {
    jest.useFakeTimers();
    document.head.innerHTML = '';
    document.body.innerHTML = '<script data-src="/_site/core-1.js" id="core"></script>';
    window.requestAnimationFrame = (callback) => {
      paint = () => callback(0);
      return 1;
    };
    const script = document.createElement('script');
    script.textContent = startScript;
    document.body.append(script);
  });
  afterEach(() => jest.useRealTimers());

  it('fetches the core when the first paint is done, once', () => {
    paint();
    expect(asked()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(asked()).toEqual(['/_site/core-1.js']);
    jest.advanceTimersByTime(60_000);
    expect(asked()).toHaveLength(1);
  });

  it('fetches it in a tab that is not painted, too', () => {
    jest.advanceTimersByTime(2_000);
    expect(asked()).toEqual(['/_site/core-1.js']);
  });

  it('asks again where it did not come (S4)', () => {
    paint();
    jest.advanceTimersByTime(1);
    document.querySelector('head script')?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(29_999);
    expect(asked()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(asked()).toHaveLength(2);
  });
});

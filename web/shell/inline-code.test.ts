import { themeScript } from './inline-code.ts';

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

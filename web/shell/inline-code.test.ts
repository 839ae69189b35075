import { themeScript, fontScript } from './inline-code.ts';

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

describe('the font', () => {
  interface Visit {
    readonly connection?: { readonly effectiveType: string; readonly saveData: boolean };
    /** Whether the browser was here before. */
    readonly again?: boolean;
  }

  const FACE = '@font-face { font-family: dmSans; src: url(/_next/static/media/dm.abc.woff2)format("woff2"); }';
  const FILE = '<link as="font" type="font/woff2" crossorigin="" href="/_next/static/media/dm.abc.woff2" rel="';

  function load({ connection, again = false }: Visit = {}): void {
    const serviceWorker = { controller: again ? {} : null };
    for (const [name, value] of Object.entries({ connection, serviceWorker }))
      Object.defineProperty(navigator, name, { value, configurable: true });
    const script = document.createElement('script');
    script.textContent = fontScript;
    document.head.append(script);
  }

  const links = () => [...document.querySelectorAll('link')].map(({ outerHTML }) => outerHTML);
  const rules = () =>
    [...(document.querySelector('style')?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, 2));

  beforeEach(() => {
    sessionStorage.clear();
    document.head.innerHTML = `<style>.a{color:red}${FACE}</style>`;
  });

  it.each<[string, Visit]>([
    ['of a fast connection', { connection: { effectiveType: '4g', saveData: false } }],
    ['that does not tell of connections', {}],
  ])('a browser %s asks for the font at once', (_name, visit) => {
    load(visit);
    expect(links()).toEqual([`${FILE}preload">`]);
    expect(rules()).toEqual(['.a', '@f']);
  });

  describe.each([
    { effectiveType: '3g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ])('on a connection to be spared, %j', (connection) => {
    it('a first visit does without the font, and fetches it after everything else', () => {
      load({ connection });
      expect([links(), rules()]).toEqual([[], ['.a']]);
      window.dispatchEvent(new Event('load'));
      expect(links()).toEqual([`${FILE}prefetch">`]);
    });

    it('the next page of that visit has it at once', () => {
      load({ connection });
      window.dispatchEvent(new Event('load'));
      document.querySelector('link')?.dispatchEvent(new Event('load'));
      document.head.innerHTML = `<style>.a{color:red}${FACE}</style>`;
      load({ connection });
      expect([links(), rules()]).toEqual([[`${FILE}preload">`], ['.a', '@f']]);
    });

    it('a later visit has it, and asks for it when it is used', () => {
      load({ connection, again: true });
      window.dispatchEvent(new Event('load'));
      expect([links(), rules()]).toEqual([[], ['.a', '@f']]);
    });
  });

  it('does without where styles are files (while developing)', () => {
    document.head.innerHTML = '';
    load();
    expect(links()).toEqual([]);
  });
});

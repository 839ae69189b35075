import { fontScript } from './font-code.ts';

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

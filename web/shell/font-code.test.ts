import { fontScript } from './font-code.ts';

function load(connection?: { readonly effectiveType: string; readonly saveData: boolean }): HTMLLinkElement | null {
  Object.assign(navigator, { connection });
  const script = document.createElement('script');
  script.textContent = fontScript;
  document.head.append(script);
  return document.querySelector('link');
}

beforeEach(() => {
  document.head.innerHTML =
    '<style>@font-face{font-family:dmSans;src:url(/_next/static/media/dm.abc.woff2)format("woff2")}</style>';
});

it.each<[string, Parameters<typeof load>]>([
  ['of a fast connection', [{ effectiveType: '4g', saveData: false }]],
  ['that does not tell of connections', []],
])('a browser %s asks for the font at once', (_name, connection) => {
  const link = load(...connection);
  expect(link?.outerHTML).toBe(
    '<link rel="preload" as="font" type="font/woff2" crossorigin="" href="/_next/static/media/dm.abc.woff2">',
  );
});

it.each([
  { effectiveType: '3g', saveData: false },
  { effectiveType: 'slow-2g', saveData: false },
  { effectiveType: '4g', saveData: true },
])('a page comes before its font: %j', (connection) => {
  expect(load(connection)).toBeNull();
});

it('does without where styles are files (while developing)', () => {
  document.head.innerHTML = '';
  expect(load()).toBeNull();
});

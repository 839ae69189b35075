import { watchVisit } from './watch-visit.ts';

interface Sent {
  readonly path: string;
  readonly device: string;
  readonly errors: readonly { readonly message: string; readonly source: string }[];
}

function hide(): void {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('sends one report when the page is put away, with the errors of our own scripts', () => {
  // jsdom measures nothing; what is measured, browsers show in e2e/faults/faults.test.ts.
  performance.getEntriesByType = () => [];
  globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;
  const sent: Sent[] = [];
  watchVisit((body) => void sent.push(JSON.parse(body) as Sent));
  dispatchEvent(
    new ErrorEvent('error', { message: 'quebrou', filename: `${location.origin}/_next/a.js`, lineno: 3, colno: 7 }),
  );
  dispatchEvent(new ErrorEvent('error', { message: 'de outros', filename: 'chrome-extension://x/y.js' }));
  const reason = new Error('recusado');
  reason.stack = `Error: recusado\n    at f (${location.origin}/_next/b.js:1:2)`;
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(sent).toEqual([]);
  hide();
  hide();
  expect(sent).toEqual([
    {
      path: '/',
      device: 'phone',
      measures: expect.any(Object),
      errors: [
        { message: 'quebrou', source: '/_next/a.js:3:7' },
        { message: 'recusado', source: '/_next/b.js:1:2' },
      ],
    },
  ]);
});

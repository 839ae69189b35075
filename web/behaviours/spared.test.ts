import { isSpared } from './spared.ts';

interface Device {
  readonly connection?: Readonly<Record<string, unknown>>;
  readonly deviceMemory?: number;
  /** What the browser measured of the page: milliseconds and bytes. */
  readonly came?: { readonly responseStart: number; readonly responseEnd: number; readonly encodedBodySize: number };
}

function isSparedOn({ connection, deviceMemory, came }: Device): boolean {
  performance.getEntriesByType = () => (came ? [came as unknown as PerformanceEntry] : []);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true });
  return isSpared();
}

it.each<[string, Device]>([
  ['data are to be saved', { connection: { saveData: true, effectiveType: '4g' } }],
  ['the connection is slow', { connection: { effectiveType: '3g', downlink: 5 } }],
  ['the connection carries little', { connection: { effectiveType: '4g', downlink: 1.6 } }],
  ['memory is small', { deviceMemory: 2 }],
  ['the page came slowly', { came: { responseStart: 600, responseEnd: 680, encodedBodySize: 15_000 } }],
  ['the page is still coming', { came: { responseStart: 1, responseEnd: 0, encodedBodySize: 0 } }],
])('spares a browser where %s', async (_why, device) => {
  await new Promise((done) => setTimeout(done, 50));
  expect(isSparedOn(device)).toBe(true);
});

it('spares a browser that shows a copy: what React needs may not be kept with it', () => {
  document.documentElement.setAttribute('data-copy', '');
  expect(isSparedOn({ connection: { effectiveType: '4g', downlink: 10 } })).toBe(true);
  document.documentElement.removeAttribute('data-copy');
});

it.each<[string, Device]>([
  ['says nothing', {}],
  ['is on a good connection', { connection: { effectiveType: '4g', downlink: 10 }, deviceMemory: 4 }],
  ['had the page fast', { came: { responseStart: 100, responseEnd: 150, encodedBodySize: 15_000 } }],
  ['had it too fast for a measure', { came: { responseStart: 100, responseEnd: 139, encodedBodySize: 300 } }],
  ['had it out of a cache', { came: { responseStart: 0, responseEnd: 0, encodedBodySize: 0 } }],
])('spares no browser that %s', (_what, device) => {
  expect(isSparedOn(device)).toBe(false);
});

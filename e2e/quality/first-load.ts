import type { Browser, CDPSession } from 'playwright-core';
import { fontsOf } from './fonts-of.ts';

/** Something that a page asked for by itself. */
interface LoadRequest {
  readonly url: string;
  /** As the browser names it: `Document`, `Script`, `Font`, `EventSource`, … */
  readonly type: string;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
}

export interface FirstLoad {
  readonly requests: readonly LoadRequest[];
  /** Sum of all layout shifts, without the grouping by time that makes it smaller. */
  readonly shift: number;
  /** Names of the fonts that the page's title is drawn with. */
  readonly fonts: string;
  /** Milliseconds from the first paint to one with every font. */
  readonly fontAfter: number;
}

interface LoadOptions {
  readonly width: number;
  /** As Lighthouse slows a phone down: 1.6 Mbit/s, 150 ms, a processor four times slower. */
  readonly slow?: boolean;
}

/** Lighthouse's own figures: it makes up for what a browser's throttling leaves out (handshakes, what is said beside the content). */
const SLOW_LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

/** Slows a page down as Lighthouse does a phone. */
export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 2_000;

/**
 * Loads a page as a visitor does who has never been here and touches nothing, and waits until nothing more comes. Counted
 * as Lighthouse counts: every request of the page over HTTP, the favicon and streams that stay open included.
 */
export async function firstLoad(
  browser: Browser,
  url: string,
  { width, slow = false }: LoadOptions,
): Promise<FirstLoad> {
  const isPhone = width < 600;
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 1.75 : 1,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const watched = await watchRequests(session);
    if (slow) await slowDown(session);
    await page.addInitScript(() => {
      document.fonts.addEventListener('loadingdone', () => {
        requestAnimationFrame((time) => Object.assign(globalThis, { fontsPainted: time }));
      });
    });
    await page.goto(url, { waitUntil: 'load' });
    await watched.quiet();
    const fontAfter = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return Number(Reflect.get(globalThis, 'fontsPainted')) - Number(paint?.startTime);
    });
    const shift = await page.evaluate(shiftSoFar);
    return { requests: watched.requests(), shift, fonts: await fontsOf(page, 'h1'), fontAfter };
  } finally {
    await context.close();
  }
}

/** Runs in the page: the sum of its layout shifts. Not of a space between two words that goes to the next line: nobody sees it. */
export async function shiftSoFar(): Promise<number> {
  return await new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = Reflect.get(entry, 'sources') as readonly { readonly node: Node | null }[];
        const isSeen = ({ node }: { readonly node: Node | null }) =>
          node?.nodeName !== '#text' || node.textContent?.trim() !== '';
        if (sources.length === 0 || sources.some(isSeen)) sum += Number(Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 200);
  });
}

async function watchRequests(session: CDPSession) {
  const seen = new Map<string, { url: string; type: string; bytes: number }>();
  let last = Date.now();
  const add = (id: string, bytes: number) => {
    const request = seen.get(id);
    if (request) request.bytes += bytes;
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request: { url }, type = 'Other' }) => {
    if (!/^https?:/.test(url)) return;
    seen.set(requestId, { url, type, bytes: 0 });
    last = Date.now();
  });
  // What has come so far; streams never end. The last word of a request that ends is the exact one.
  session.on('Network.responseReceived', ({ requestId, response }) => add(requestId, response.encodedDataLength));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (request) request.bytes = encodedDataLength;
    last = Date.now();
  });
  await session.send('Network.enable');
  return {
    requests: (): readonly LoadRequest[] => [...seen.values()],
    async quiet(): Promise<void> {
      while (Date.now() - last < QUIET) await new Promise((done) => setTimeout(done, 100));
    },
  };
}

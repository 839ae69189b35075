import type { Browser, CDPSession } from 'playwright-core';

/** Something that a page asked for by itself. */
export interface LoadRequest {
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
}

interface LoadOptions {
  readonly width: number;
  /** Milliseconds that fonts are held back: what stands in for them is then seen, and the change, too. */
  readonly fontDelay?: number;
}

/** Milliseconds without a request after which nothing more is expected. */
const QUIET = 2_000;

/**
 * Loads a page as a visitor does who has never been here and touches nothing, and waits until nothing more comes. Counted
 * as Lighthouse counts: every request of the page over HTTP, the favicon and streams that stay open included.
 */
export async function firstLoad(browser: Browser, url: string, { width, fontDelay }: LoadOptions): Promise<FirstLoad> {
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
    const watched = await watchRequests(await context.newCDPSession(page));
    if (fontDelay !== undefined) {
      await page.route('**/*.woff2', async (route) => {
        await new Promise((done) => setTimeout(done, fontDelay));
        await route.continue();
      });
    }
    await page.goto(url, { waitUntil: 'load' });
    await watched.quiet();
    const shift = await page.evaluate(shiftSoFar);
    return { requests: watched.requests(), shift };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function shiftSoFar(): Promise<number> {
  return await new Promise((done) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
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

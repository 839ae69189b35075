/** What a visitor sees of a page that comes in pieces, as on a line that stalls. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { eventually } from '../eventually.ts';
import { openSite, type Site } from '../site.ts';
import { shiftSoFar } from './first-load.ts';
import { fontsOf } from './fonts-of.ts';

let site: Site;
let server: Server;
let html: string;
let page: Page;
/** The answer to the page, which each test sends piece by piece. */
let answer: ServerResponse;

beforeAll(async () => {
  site = await openSite();
  html = await (await fetch(site.url)).text();
  server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    answer = response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    answer.flushHeaders();
  }).listen(0);
});

afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await site?.close();
});

beforeEach(async () => {
  page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
});

afterEach(async () => {
  await page.close();
});

/**
 * Sends the page up to and with the next such text.
 * @param sent how much of it is sent already
 * @returns how much of it is sent now
 */
function sendUntil(text: string, sent = 0, search = sent): number {
  const end = html.indexOf(text, search) + text.length;
  expect(end).toBeGreaterThan(search + text.length);
  answer.write(html.slice(sent, end));
  return end;
}

const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
/** Time for a browser to paint, if it would. */
const rest = () => page.waitForTimeout(500);

it('is painted for the first time when the header is whole, with DM Sans, and moves nothing after that (B9)', async () => {
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  const inHeader = sendUntil('<summary', 0, html.indexOf('<header'));
  await page.locator('header').waitFor({ state: 'attached' });
  await rest();
  expect(await paints()).toBe(0);
  const inBanner = sendUntil('<h1', inHeader);
  await eventually(async () => (await paints()) > 0, true);
  answer.end(html.slice(inBanner));
  await page.waitForLoadState('load');
  await rest();
  expect(await page.evaluate(shiftSoFar)).toBe(0);
  expect(await fontsOf(page, 'header a')).toMatch(/^DM Sans[^,]*$/);
});

it('moves nothing wherever the line stalls in what is seen first (B9)', async () => {
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: 'commit' });
  let sent = sendUntil('<summary', 0, html.indexOf('<header'));
  const end = html.indexOf('</section>', html.indexOf('<h1'));
  while (sent < end) {
    const next = html.indexOf('>', sent) + 1;
    answer.write(html.slice(sent, next));
    sent = next;
    // Time for two frames.
    await page.waitForTimeout(40);
  }
  answer.end(html.slice(sent));
  await page.waitForLoadState('load');
  await rest();
  expect(await page.evaluate(shiftSoFar)).toBe(0);
});

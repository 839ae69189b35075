/** @jest-environment node */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import { eventually } from '../../e2e/eventually.ts';
import { getMemoryCache } from 'next/dist/server/lib/incremental-cache/memory-cache.external.js';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import PageCache from './page-cache.ts';
import { takeTagTimes } from './tag-times.ts';

type Of<Name extends 'get' | 'set'> = Parameters<PageCache[Name]>;

const build = mkdtempSync(join(tmpdir(), 'page-cache-'));
afterAll(() => rmSync(build, { recursive: true }));

const context = {
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: build,
  maxMemoryCacheSize: 1e6,
  revalidatedTags: [],
};
const cache = new PageCache(context as unknown as ConstructorParameters<typeof PageCache>[0]);

// Next's names of kinds are const enums, which only its own compiler can read.
const APP_PAGE = 'APP_PAGE';
const asked = { kind: APP_PAGE, isFallback: false } as unknown as Of<'get'>[1];
const shown = async (path: string) => {
  const page = await cache.get(path, asked);
  return page?.value && 'html' in page.value ? page.value.html : undefined;
};
const rendered = (path: string, html: string, tag: string) =>
  cache.set(
    path,
    {
      kind: APP_PAGE,
      html,
      rscData: undefined,
      postponed: undefined,
      headers: { 'x-next-cache-tags': tag },
      status: 200,
      segmentData: undefined,
    } as unknown as Of<'set'>[1],
    { cacheControl: { revalidate: 300, expire: 86_400 }, isFallback: false },
  );
/** As a webhook does, with room on both sides: its time is of the wall clock, that of pages of the one that goes on evenly. */
async function publish(tag: string): Promise<void> {
  await new Promise((done) => setTimeout(done, 10));
  takeTagTimes(new Map([[tag, Date.now()]]));
  await new Promise((done) => setTimeout(done, 10));
}

/** As `next build` leaves a page. */
function built(path: string, tags: string): void {
  const file = join(build, 'app', `${path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, 'of the build');
  writeFileSync(file.replace(/html$/, 'rsc'), '');
  const headers = { 'x-next-cache-tags': tags };
  writeFileSync(file.replace(/html$/, 'meta'), JSON.stringify({ status: 200, headers }));
}

it('V1: gives no page of the build that shows content, which may have changed since; what shows none is given', async () => {
  built('/home', 'content,s1:home');
  built('/plain', '_N_T_/plain');
  expect(await shown('/plain')).toBe('of the build');
  expect(await shown('/home')).toBeUndefined();
  // Nor the second time, when Next has it in memory.
  expect(await shown('/home')).toBeUndefined();
  await rendered('/home', 'published', 'content,s1:home');
  expect(await shown('/home')).toBe('published');
});

it('V9: forgets all pages when something was withdrawn', async () => {
  await rendered('/ana', 'Ana', 'content,s1:ana');
  expect(await shown('/ana')).toBe('Ana');
  for (const forget of globalThis.forgetMade ?? []) forget();
  expect(await shown('/ana')).toBeUndefined();
});

it('does not keep a page for new that was being rendered while something was published (R9)', async () => {
  expect(await shown('/held')).toBeUndefined();
  await publish('s1:held');
  await rendered('/held', 'before', 's1:held');
  expect(await shown('/held')).toBeUndefined();
  await rendered('/held', 'after', 's1:held');
  expect(await shown('/held')).toBe('after');
});

it('V11: keeps no page with the words of a visitor in its address', async () => {
  await rendered('/route-cache/APP_PAGE/build/$/profissional/search/palavra', 'found', 's1:professional');
  expect(await shown('/route-cache/APP_PAGE/build/$/profissional/search/palavra')).toBeUndefined();
  // Nor does it take the room of others: it is not even there.
  expect([...getMemoryCache(0)].filter(([key]) => key.includes('palavra'))).toEqual([]);
  await rendered('/profissional', 'everyone', 's1:professional');
  expect(await shown('/profissional')).toBe('everyone');
});

it('has the front forget a page again that was given away old after its purge, and only then (R9)', async () => {
  let purges = 0;
  const front = createServer((_request, response) => response.end(String((purges += 1)))).listen(0, '127.0.0.1');
  await once(front, 'listening');
  process.env.FRONT_PURGE_URL = `http://127.0.0.1:${(front.address() as AddressInfo).port}/purge`;
  await shown('/given');
  await rendered('/given', 'current', 's1:given');
  await shown('/given-old');
  await publish('s1:given-old');
  await rendered('/given-old', 'before', 's1:given-old');
  await eventually(async () => purges, 1);
  delete process.env.FRONT_PURGE_URL;
  front.close();
  front.closeAllConnections();
});

it('keeps a page that nothing was published for, and one whose rendering began after the publish', async () => {
  expect(await shown('/other')).toBeUndefined();
  await publish('s1:unrelated');
  await rendered('/other', 'as it is', 's1:other');
  expect(await shown('/other')).toBe('as it is');
  await publish('s1:other');
  expect(await shown('/other')).toBeUndefined();
  await rendered('/other', 'newer', 's1:other');
  expect(await shown('/other')).toBe('newer');
});

it('is not misled by a clock that is set ahead and back: what is published afterwards shows (E6)', async () => {
  const real = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + 86_400_000);
  await shown('/ahead');
  await rendered('/ahead', 'before', 's1:ahead');
  clock.mockRestore();
  await publish('s1:ahead');
  expect(await shown('/ahead')).toBeUndefined();
});

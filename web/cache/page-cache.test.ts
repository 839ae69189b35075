/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { LRUCache } from 'lru-cache';
import { eventually } from '../../e2e/eventually.ts';
import PageCache from './page-cache.ts';
import { takeTagTimes } from './tag-times.ts';

const keptInMemory = jest.spyOn(LRUCache.prototype, 'set');
const cache = new PageCache();
const asked = { kind: 'APP_PAGE' };
const shown = async (path: string) => {
  const page = await cache.get(path, asked);
  return page?.value?.html;
};
const rendered = (path: string, html: string, tag: string) =>
  cache.set(
    path,
    { html, headers: { 'x-next-cache-tags': tag } },
    { cacheControl: { revalidate: 300, expire: 86_400 } },
  );
/** As a webhook does, with room on both sides: its time is of the wall clock, that of pages of the one that goes on evenly. */
async function publish(tag: string): Promise<void> {
  await new Promise((done) => setTimeout(done, 10));
  takeTagTimes(new Map([[tag, Date.now()]]));
  await new Promise((done) => setTimeout(done, 10));
}

it('V1: gives nothing that was not rendered since the start: what is shown may have changed since the build', async () => {
  expect(await shown('/home')).toBeUndefined();
  await rendered('/home', 'published', 'content,s1:home');
  expect(await shown('/home')).toBe('published');
});

it('V9: forgets all pages when something was withdrawn', async () => {
  await rendered('/ana', 'Ana', 'content,s1:ana');
  expect(await shown('/ana')).toBe('Ana');
  for (const clear of globalThis.clearRenderedCaches ?? []) clear();
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
  expect(keptInMemory).toHaveBeenCalled();
  expect(keptInMemory).not.toHaveBeenCalledWith(expect.stringContaining('palavra'), expect.anything());
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

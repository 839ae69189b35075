/** @jest-environment node */
import type { CacheEntry } from 'next/cache';
import readCache from './read-cache.ts';
import { steadyNow as now, takeTagTimes } from './tag-times.ts';

function entry(text: string, change: Partial<CacheEntry> = {}): CacheEntry {
  const value = new Blob([text]).stream();
  return { value, tags: ['s1:exam'], stale: 0, timestamp: now(), revalidate: 300, expire: 86_400, ...change };
}

async function readOf(key: string): Promise<string | undefined> {
  const found = await readCache.get(key, []);
  return found && (await new Response(found.value).text());
}

it('gives what was read to everybody who asks, also to who asks while it is being read', async () => {
  let finish = (_entry: CacheEntry): void => {};
  const set = readCache.set('exams', new Promise((resolve) => (finish = resolve)));
  const early = readOf('exams');
  finish(entry('Sangue'));
  await set;
  expect([await early, await readOf('exams'), await readOf('exams')]).toEqual(['Sangue', 'Sangue', 'Sangue']);
});

it('gives nothing whose tag has expired since, whose time is over, or that was withdrawn', async () => {
  await readCache.set('expired', Promise.resolve(entry('a', { tags: ['s1:expired'] })));
  await readCache.set('kept', Promise.resolve(entry('b', { tags: ['s1:kept'] })));
  await readCache.updateTags(['s1:expired'], { expire: 0 });
  expect([await readOf('expired'), await readOf('kept')]).toEqual([undefined, 'b']);
  expect(await readCache.getExpiration(['s1:kept'])).toBe(0);
  expect(await readCache.getExpiration(['s1:kept', 's1:expired'])).toBeGreaterThan(now() - 60_000);

  await readCache.set('due', Promise.resolve(entry('c', { timestamp: now() - 2_000, revalidate: 1 })));
  expect(await readOf('due')).toBeUndefined();

  for (const clear of globalThis.clearRenderedCaches ?? []) clear();
  expect(await readOf('kept')).toBeUndefined();
});

it('gives nothing that was read before another instance was told of a publish', async () => {
  await readCache.set('told', Promise.resolve(entry('a', { tags: ['s1:told'], timestamp: now() - 1_000 })));
  takeTagTimes(new Map([['s1:told', Date.now() - 500]]));
  expect(await readOf('told')).toBeUndefined();
});

it('keeps nothing of a read that broke off, and does not keep others waiting for it', async () => {
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('lake away')) });
  await readCache.set('broken', Promise.resolve(entry('', { value: broken })));
  expect(await readOf('broken')).toBeUndefined();
});

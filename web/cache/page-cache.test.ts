/** @jest-environment node */
import { jest } from '@jest/globals';
import { LRUCache } from 'lru-cache';
import { eventually } from '../../e2e/eventually.ts';
import type { Answer } from '../replica/answers.ts';
import { emptyContent } from '../replica/empty-content.ts';

const content = emptyContent();
globalThis.clinicSite = content;
const { default: PageCache } = await import('./page-cache.ts');

const keptInMemory = jest.spyOn(LRUCache.prototype, 'set');
const cache = new PageCache();
const asked = { kind: 'APP_PAGE' };
const shown = async (path: string) => {
  const page = await cache.get(path, asked);
  return page?.value?.html;
};
/** A page made of the answer to one question: what a document is called. */
const rendered = (path: string, html: string, id: string) => madeOf(titleOf(id), path, html);
const madeOf = (answer: Answer, path: string, html: string) =>
  askedFor(path, () => cache.set(path, { html }, { cacheControl: { revalidate: 300 } }), answer);
const askedFor = (url: string, work: () => Promise<void>, ...read: Answer[]) =>
  content.answering.run({ url, read: new Set(read) }, work);
const titleOf = (id: string) => content.answers.read('*[_id == $id][0].title', { id });
let publishes = 0;
function publish(id: string): void {
  publishes += 1;
  const title = `Versão ${publishes}`;
  const _rev = String(publishes);
  content.replica.apply(id, { _id: id, _type: 'topic', _rev, _createdAt: '', _updatedAt: '', title });
}

it('V1: gives nothing that was not rendered since the start: what is shown may have changed since the build', async () => {
  expect(await shown('/home')).toBeUndefined();
  await rendered('/home', 'published', 'home');
  expect(await shown('/home')).toBe('published');
});

it('V9: forgets a page when what it shows was withdrawn, whether or not anybody asks', async () => {
  await rendered('/ana', 'Ana', 'ana');
  expect(await shown('/ana')).toBe('Ana');
  const forgotten = jest.spyOn(LRUCache.prototype, 'delete');
  publish('ana');
  await eventually(async () => forgotten.mock.calls.some(([key]) => key === '/ana'), true);
  expect(await shown('/ana')).toBeUndefined();
});

it('does not keep a page for new that was made of what there was before a publish (R9)', async () => {
  const before = titleOf('held');
  publish('held');
  await madeOf(before, '/held', 'before');
  expect(await shown('/held')).toBeUndefined();
  await rendered('/held', 'after', 'held');
  expect(await shown('/held')).toBe('after');
});

it('V11: keeps no page with the words of a visitor in its address', async () => {
  const keep = (key: string, url: string) => askedFor(url, () => cache.set(key, { html: 'found' }, {}));
  await keep('/profissional/search/palavra', '/profissional?q=palavra');
  await keep('/profissional', '/profissional?q=palavra');
  await keep('/_not-found', '/palavra');
  for (const key of ['/profissional/search/palavra', '/profissional', '/_not-found'])
    expect(await shown(key)).toBeUndefined();
  // Nor does it take the room of others: it is not even there.
  expect(keptInMemory).toHaveBeenCalled();
  expect(keptInMemory).not.toHaveBeenCalledWith(expect.stringContaining('palavra'), expect.anything());
  await keep('/profissional', '/profissional?_rsc=1');
  await keep('/_not-found', '/_not-found');
  expect([await shown('/profissional'), await shown('/_not-found')]).toEqual(['found', 'found']);
});

it('keeps a page that nothing was published for, and one whose rendering began after the publish', async () => {
  titleOf('other');
  expect(await shown('/other')).toBeUndefined();
  publish('unrelated');
  await rendered('/other', 'as it is', 'other');
  expect(await shown('/other')).toBe('as it is');
  publish('other');
  expect(await shown('/other')).toBeUndefined();
  await rendered('/other', 'newer', 'other');
  expect(await shown('/other')).toBe('newer');
});

it('is not misled by a clock that is set ahead and back: what is published afterwards shows (E6)', async () => {
  const real = Date.now;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + 86_400_000);
  await shown('/ahead');
  await rendered('/ahead', 'before', 'ahead');
  clock.mockRestore();
  publish('ahead');
  expect(await shown('/ahead')).toBeUndefined();
});

it('keeps no page that was made for one browser', async () => {
  await rendered('/contato', '<script nonce="a">1</script>', 'contato');
  expect(await shown('/contato')).toBeUndefined();
});

it('keeps no page of which a part is left for each visitor', async () => {
  await cache.set('/half', { html: 'half', postponed: 'rest' }, { cacheControl: { revalidate: 300 } });
  expect(await shown('/half')).toBeUndefined();
});

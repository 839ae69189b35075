/** What was taken away within ninety days, so that it can be brought back. */
import { rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { originalPath } from '../assets/asset-files.ts';
import { administrator } from '../store/testing.ts';
import { assetsOf, colour } from './testing-assets.ts';
import { openTestLake } from './testing.ts';
import type { Ask, TestLake } from './testing.ts';
import type { Mutation } from '../store/types.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake();
});
afterEach(() => lake.close());

const write = (...mutations: Mutation[]) => lake.dataset.transactor.mutate({ mutations, caller: administrator });
const page = (_id: string, title = _id) => ({ create: { _id, _type: 'page', title } });
const remove = (id: string) => ({ delete: { id } });
async function removed(options: Ask = { as: 'editor' }) {
  const reply = await lake.ask('/data/removed/production', options);
  const { documents } = (await reply.json()) as { documents?: { document: { _id: string; title?: string } }[] };
  return documents?.map(({ document }) => document.title ?? document._id) ?? reply.status;
}

test('M7: tells what is gone as it was last, the last removed first; not what is there again, or a message', async () => {
  write(page('a', 'Um'), page('b'), page('c'), page('messages.e'));
  write({ patch: { id: 'a', set: { title: 'Dois' } } });
  write(remove('a'), remove('messages.e'));
  write(remove('b'), remove('c'));
  write(page('c'));
  expect(await removed()).toEqual(['b', 'Dois']);
  // Somebody has brought it back, and not published it yet.
  write(page('drafts.b'));
  expect(await removed()).toEqual(['Dois']);
});

test('M7: tells nothing of what was erased for good', async () => {
  write(page('a'));
  write(remove('a'));
  await lake.lake.erasure.erase('production', 'a');
  expect(await removed()).toEqual([]);
});

test('M7: it is for those who may read history', async () => {
  write(page('a'));
  write(remove('a'));
  expect(await removed({ as: 'viewer' })).not.toEqual([]);
  expect(await removed({})).toBe(401);
});

test('Z5: a draft that was never published is told, and what was written into a draft last; not a draft that was published', async () => {
  write(page('drafts.a', 'Só rascunho'));
  write(remove('drafts.a'));
  write(page('b', 'No ar'), page('drafts.b', 'Mais novo'));
  write(remove('b'), remove('drafts.b'));
  write(page('drafts.c'));
  write(page('c'), remove('drafts.c'));
  expect(await removed()).toEqual(['Mais novo', 'Só rascunho']);
});

test('Z4: a deleted picture is told while its file is kept', async () => {
  const { stored } = assetsOf(() => lake);
  const picture = await stored('images', await colour('#c01030'));
  write(remove(picture._id));
  expect(await removed()).toEqual([picture._id]);
  await rm(originalPath(lake.config.dataDir, 'image', 'production', basename(picture.path)));
  expect(await removed()).toEqual([]);
});

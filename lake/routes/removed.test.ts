/** What was taken away within ninety days, so that it can be brought back. */
import { administrator } from '../store/testing.ts';
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

test('M7: tells what is gone as it was last, the last removed first; not what is there again, a draft, or a message', async () => {
  write(page('a', 'Um'), page('b'), page('c'), page('drafts.d'), page('messages.e'));
  write({ patch: { id: 'a', set: { title: 'Dois' } } });
  write(remove('a'), remove('drafts.d'), remove('messages.e'));
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

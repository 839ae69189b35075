import { jest } from '@jest/globals';
import { administrator, testDatasets, visitor } from '../store/testing.ts';
import { createListenHub } from './listen-hub.ts';
import { createSharedFilters } from '../query/listen-filter.ts';
import type { Dataset } from '../dataset.ts';
import type { ListenHub } from './listen-hub.ts';
import type { ListenOptions } from './listener.ts';
import type { EventSink } from './sse.ts';

const datasets = testDatasets();
const filters = createSharedFilters();
let dataset: Dataset;
let hub: ListenHub;
beforeEach(() => {
  dataset = datasets.open();
  hub = createListenHub(dataset);
});
afterEach(() => {
  hub.close();
  datasets.cleanUp();
});

const everything = { allVersions: true, includeResult: true, includePreviousRevision: false } as const;
function options(query = '*', caller = administrator): ListenOptions {
  return {
    ...everything,
    matches: filters(query, {}, caller.userId ?? ''),
    caller,
    includeMutations: true,
    includeEffects: false,
    visibility: 'transaction',
  };
}

function reader(): EventSink & { readonly chunks: Uint8Array[]; ended: boolean } {
  const chunks: Uint8Array[] = [];
  return {
    chunks,
    ended: false,
    send: () => undefined,
    write: (chunk) => void chunks.push(chunk),
    end() {
      this.ended = true;
    },
  };
}

const idsIn = (chunks: readonly Uint8Array[]) =>
  chunks.flatMap((chunk) =>
    [...new TextDecoder().decode(chunk).matchAll(/"documentId":"([^"]+)"/g)].map(([, id]) => id),
  );
const write = (...ids: readonly string[]) =>
  dataset.transactor.mutate({
    mutations: ids.map((_id) => ({ createOrReplace: { _id, _type: 'page' } })),
    caller: administrator,
  });
/** The hub works in turns of the event loop, a few at most; how long they take is the machine's affair. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('listeners that are to hear the same share one text, and each document is judged once', async () => {
  const matches = jest.fn(() => true);
  const shared = { ...options(), matches };
  const readers = Array.from({ length: 50 }, reader);
  for (const sink of readers) hub.join(shared, sink);
  write('a');
  await settled();
  expect(readers.every(({ chunks }) => idsIn(chunks).join() === 'a')).toBe(true);
  expect(new Set(readers.map(({ chunks }) => chunks[0])).size).toBe(1);
  expect(matches).toHaveBeenCalledTimes(1);
});

test('different callers hear different things of the same commit', async () => {
  const [member, stranger] = [reader(), reader()];
  hub.join(options(), member);
  hub.join(options('*', visitor), stranger);
  write('a', 'drafts.b');
  await settled();
  expect([idsIn(member.chunks), idsIn(stranger.chunks)]).toEqual([['a', 'drafts.b'], ['a']]);
});

test('the writer is answered before listeners are told, and who joins in between hears only what follows', async () => {
  const [early, late] = [reader(), reader()];
  hub.join(options(), early);
  write('a');
  expect(early.chunks).toEqual([]);
  hub.join(options(), late);
  write('b');
  await settled();
  expect([idsIn(early.chunks), idsIn(late.chunks)]).toEqual([['a', 'b'], ['b']]);
});

test('events come in the order of the commits, however many groups and slices there are', async () => {
  const readers = Array.from({ length: 200 }, (_, index) => {
    const sink = reader();
    hub.join(options(`*[_type == "page" && ${index} == ${index}]`), sink);
    return sink;
  });
  const ids = Array.from({ length: 30 }, (_, index) => `d${index}`);
  for (const id of ids) write(id);
  while ((readers.at(-1)?.chunks.length ?? 0) < ids.length) await settled();
  for (const { chunks } of readers) expect(idsIn(chunks)).toEqual(ids);
});

test('listeners whose rights cannot be judged are ended, and the others hear on', async () => {
  const [odd, even] = [reader(), reader()];
  const may = () => {
    throw new Error('no such right');
  };
  hub.join(options('*', { ...administrator, may }), odd);
  hub.join(options(), even);
  write('a');
  await settled();
  write('b');
  await settled();
  expect([odd.ended, idsIn(odd.chunks), idsIn(even.chunks)]).toEqual([true, [], ['a', 'b']]);
});

test('who has left hears no more; closing ends the others', async () => {
  const [gone, there] = [reader(), reader()];
  const leave = hub.join(options(), gone);
  hub.join(options(), there);
  leave();
  write('a');
  await settled();
  expect([idsIn(gone.chunks), idsIn(there.chunks)]).toEqual([[], ['a']]);
  hub.close();
  expect([gone.ended, there.ended]).toEqual([false, true]);
});

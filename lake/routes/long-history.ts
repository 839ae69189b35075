import { administrator } from '../store/testing.ts';
import { openTestLake } from './testing.ts';
import type { TestLake } from './testing.ts';

export const EDITS = 10_000;

/** What is read of a long story, below `/data/history/<dataset>/`. */
export const NEWEST_EVENTS = 'events/documents/drafts.a?limit=100';
export const NEWEST_TRANSACTIONS = 'transactions/a,drafts.a?limit=50&reverse=true&effectFormat=mendoza';

/** For tests and the benchmark: a lake with a document that was edited ten thousand times, each second time as a draft. */
export async function openLongHistory(): Promise<TestLake> {
  const lake = openTestLake();
  const { transactor } = lake.dataset;
  const text = 'Texto de uma página da clínica. '.repeat(30);
  for (const _id of ['a', 'drafts.a']) {
    transactor.mutate({ mutations: [{ create: { _id, _type: 'page', text } }], caller: administrator });
  }
  const edits = Array.from({ length: EDITS }, (_, n) => {
    const patch = { id: n % 2 === 0 ? 'a' : 'drafts.a', set: { title: `Título ${n}` } };
    return transactor.queued(() => transactor.mutate({ mutations: [{ patch }], caller: administrator }));
  });
  await Promise.all(edits);
  return lake;
}

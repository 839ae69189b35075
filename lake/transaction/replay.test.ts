import * as fc from 'fast-check';
import { applyPatch as applyEffects } from 'mendoza';
import { Mutation as StudioMutation } from '@sanity/mutator';
import { LakeError } from '../errors.ts';
import { mutationEvents } from '../events/listener.ts';
import { administrator, testDatasets } from '../store/testing.ts';
import type { ListenOptions } from '../events/listener.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
afterEach(() => datasets.cleanUp());

const key = fc.constantFrom('k1', 'k2', 'k3');
const path = fc.oneof(
  fc.constantFrom('title', 'a.b', 'rows', 'rows[0]', 'rows[-1].n'),
  key.map((k) => `rows[_key=="${k}"].n`),
);
const value = fc.oneof(
  fc.integer(),
  fc.string(),
  fc.constant(null),
  key.map((_key) => [{ _key, n: 1 }]),
);
const id = fc.constantFrom('a', 'drafts.a');

const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc
    .record({ _id: id, title: fc.string() })
    .map((document) => ({ createOrReplace: { ...document, _type: 'page', rows: [{ _key: 'k1', n: 1 }] } })),
  id.map((_id) => ({ createIfNotExists: { _id, _type: 'page' } })),
  id.map((target) => ({ delete: { id: target } })),
  fc.tuple(id, path, value).map(([target, at, set]) => ({ patch: { id: target, set: { [at]: set } } })),
  fc.tuple(id, path, value).map(([target, at, set]) => ({ patch: { id: target, setIfMissing: { [at]: set } } })),
  fc.tuple(id, path).map(([target, at]) => ({ patch: { id: target, unset: [at] } })),
  fc
    .tuple(id, key)
    .map(([target, _key]) => ({ patch: { id: target, insert: { after: 'rows[-1]', items: [{ _key, n: 0 }] } } })),
);

const start: Mutation = {
  create: {
    _id: 'a',
    _type: 'page',
    rows: [
      { _key: 'k1', n: 1 },
      { _key: 'k2', n: 2 },
    ],
  },
};

const options: ListenOptions = {
  matches: () => true,
  caller: administrator,
  allVersions: true,
  includeResult: false,
  includePreviousRevision: false,
  includeMutations: true,
  includeEffects: true,
  visibility: 'transaction',
};

type StudioDocument = ReturnType<StudioMutation['apply']>;

test('whatever is written, two ways of following the events lead to the stored document', () => {
  fc.assert(
    fc.property(fc.array(fc.array(mutation, { minLength: 1, maxLength: 4 }), { maxLength: 12 }), (transactions) => {
      const dataset = datasets.open();
      const [replayed, patched] = [new Map<string, StudioDocument>(), new Map<string, unknown>()];
      dataset.commits.subscribe((commit) => {
        for (const { data } of mutationEvents(commit, options)) {
          const event = structuredClone(data) as ConstructorParameters<typeof StudioMutation>[0] & {
            documentId: string;
          };
          const before = structuredClone(replayed.get(event.documentId)) ?? null;
          replayed.set(event.documentId, new StudioMutation(event).apply(before));
          const effects = event.effects?.apply as unknown[];
          patched.set(event.documentId, applyEffects(patched.get(event.documentId) ?? null, effects));
        }
      });
      dataset.transactor.mutate({ mutations: [start], caller: administrator });
      for (const mutations of transactions)
        attempt(() => dataset.transactor.mutate({ mutations, caller: administrator }));

      for (const target of ['a', 'drafts.a']) {
        const stored = dataset.reader.get(target);
        expect(replayed.get(target) ?? undefined).toEqual(stored);
        expect(patched.get(target) ?? undefined).toEqual(stored && { ...stored, _rev: undefined });
      }
      dataset.close();
    }),
    { numRuns: 60 },
  );
});

/** Random transactions may fail; what matters is that nothing is heard of those that do. */
function attempt(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof LakeError) || error.status !== 409) throw error;
  }
}

import * as fc from 'fast-check';
import { applyPatch as applyEffects } from 'mendoza';
import { makePatches, stringifyPatches } from '@sanity/diff-match-patch';
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
  fc.constantFrom('title', 'a.b', 'rows', 'rows[0]', 'rows[-1].n', 'rows[0:2]', '..n', '_createdAt', 'constructor'),
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
    .tuple(id, key, fc.constantFrom('before', 'after', 'replace'), fc.constantFrom('rows[-1]', 'rows[0]', 'rows[0:2]'))
    .map(([target, _key, where, at]) => ({ patch: { id: target, insert: { [where]: at, items: [{ _key, n: 0 }] } } })),
  fc
    .tuple(id, fc.constantFrom('inc', 'dec'), fc.integer({ max: 9 }))
    .map(([target, kind, by]) => ({ patch: { id: target, [kind]: { 'rows[0].n': by } } })),
  fc.tuple(id, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })).map(([target, from, to]) => ({
    patch: { id: target, diffMatchPatch: { title: stringifyPatches(makePatches(from, to)) } },
  })),
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

test('whatever several writers do at once, two ways of following the events lead to the stored document', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(mutation, { minLength: 1, maxLength: 4 }), { maxLength: 12 }),
      async (transactions) => {
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
        const waiting = [...transactions];
        // Three writers, each waiting for its answer before it goes on.
        const writer = async () => {
          for (let mutations = waiting.shift(); mutations; mutations = waiting.shift()) {
            const request = { mutations, caller: administrator };
            await attempt(() => dataset.transactor.queued(() => dataset.transactor.mutate(request)));
          }
        };
        await Promise.all([writer(), writer(), writer()]);

        for (const target of ['a', 'drafts.a']) {
          const stored = dataset.reader.get(target);
          expect(replayed.get(target) ?? undefined).toEqual(stored);
          expect(patched.get(target) ?? undefined).toEqual(stored && { ...stored, _rev: undefined });
        }
        dataset.close();
      },
    ),
    { numRuns: 60 },
  );
});

/** Random transactions may fail; what matters is that nothing is heard of those that do. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof LakeError) || ![400, 409].includes(error.status)) throw error;
  }
}

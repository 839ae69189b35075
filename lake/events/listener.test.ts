import { createCaller } from '../caller.ts';
import { effectsOf } from '../store/mendoza.ts';
import { mutationEvents } from './listener.ts';
import type { Commit, StoredDocument } from '../store/types.ts';

const open = createCaller({
  userId: 'ana',
  roles: [],
  grants: [{ filter: 'secret != true', permissions: ['read'] }],
});

function state(content: object): StoredDocument {
  const date = '2026-01-01T00:00:00Z';
  return { _id: 'a', _type: 'page', _rev: 'r', _createdAt: date, _updatedAt: date, ...content };
}

function dataOf(before: StoredDocument, after: StoredDocument): unknown {
  const mutations = [{ createOrReplace: after }];
  const commit: Commit = {
    sequence: 1,
    transactionId: 'tx',
    timestamp: after._updatedAt,
    author: 'bia',
    changes: [{ id: 'a', before, after, mutations, effects: effectsOf(before, after) }],
  };
  const [event] = mutationEvents(commit, {
    matches: () => true,
    caller: open,
    allVersions: true,
    includeResult: true,
    includePreviousRevision: true,
    includeMutations: true,
    includeEffects: true,
    visibility: 'transaction',
  });
  return event?.data;
}

test('a listener hears a document go, and nothing of the state that it may no longer read', () => {
  const data = dataOf(state({ title: 'Olá' }), state({ secret: true, title: 'Segredo' }));
  expect(data).toMatchObject({ transition: 'disappear', previous: { title: 'Olá' }, mutations: [] });
  expect(JSON.stringify(data)).not.toContain('Segredo');
});

test('a listener hears a document come, and nothing of the state that it could not read', () => {
  const data = dataOf(state({ secret: true, title: 'Segredo' }), state({ title: 'Olá' }));
  expect(data).toMatchObject({ transition: 'appear', result: { title: 'Olá' } });
  expect(JSON.stringify(data)).not.toContain('Segredo');
});

/** Content as it was at a moment; nothing leaves the history. */
import { setTimeout as wait } from 'node:timers/promises';
import { systemCaller } from '../caller.ts';
import { administrator, testDatasets } from '../store/testing.ts';
import { rewind } from './rewind.ts';
import type { Dataset } from '../dataset.ts';
import type { Mutation } from '../store/types.ts';

const datasets = testDatasets();
let dataset: Dataset;

beforeEach(() => {
  dataset = datasets.open();
});
afterEach(() => datasets.cleanUp());

const write = (...mutations: Mutation[]) => dataset.transactor.mutate({ mutations, caller: administrator });
const create = (_id: string, more: object = {}) => write({ create: { _id, _type: 'page', ...more } });
const set = (id: string, attributes: Record<string, unknown>) => write({ patch: { id, set: attributes } });
const title = (id: string) => dataset.reader.get(id)?.title;

/** A moment between what was written and what will be. */
async function moment(): Promise<string> {
  await wait(5);
  const now = new Date().toISOString();
  await wait(5);
  return now;
}

const options = { keep: ['message'], migrations: [] };

it('brings back what was changed and deleted, takes away what came later, and a later moment undoes it', async () => {
  create('a', { title: 'antes' });
  create('drafts.a', { title: 'rascunho' });
  create('b', { title: 'apagada', to: { _type: 'reference', _ref: 'a' } });
  create('c', { title: 'como sempre' });
  const { _createdAt: born } = dataset.reader.get('b') ?? {};
  const then = await moment();
  set('a', { title: 'depois' });
  write({ delete: { id: 'drafts.a' } }, { delete: { id: 'b' } });
  create('d', { title: 'nova' });
  // What was changed and changed back has the same content, and is left alone.
  set('c', { title: 'outra' });
  set('c', { title: 'como sempre' });
  const { _rev: revision } = dataset.reader.get('c') ?? {};
  const afterwards = await moment();

  expect(rewind(dataset, then, options)).toEqual({ changed: 1, back: 2, gone: 1, left: [] });
  expect(['a', 'drafts.a', 'b', 'd'].map(title)).toEqual(['antes', 'rascunho', 'apagada', undefined]);
  expect(dataset.reader.get('b')?._createdAt).toBe(born);
  expect(dataset.reader.get('c')?._rev).toBe(revision);
  expect(dataset.history.documentAt('d', { last: true })?.title).toBe('nova');
  expect(rewind(dataset, then, options)).toEqual({ changed: 0, back: 0, gone: 0, left: [] });

  expect(rewind(dataset, afterwards, options)).toEqual({ changed: 1, back: 1, gone: 2, left: [] });
  expect(['a', 'drafts.a', 'b', 'd'].map(title)).toEqual(['depois', undefined, undefined, 'nova']);
});

it('leaves what visitors sent, pictures that came later, and versions of a release', async () => {
  create('a');
  create('message-1', { _type: 'message', state: 'novo' });
  const then = await moment();
  set('message-1', { state: 'respondido' });
  create('message-2', { _type: 'message' });
  create('image-1', { _type: 'sanity.imageAsset' });
  write({ delete: { id: 'a' } });
  const releaseId = 'r';
  const made = { actionType: 'sanity.action.release.create', releaseId, metadata: { releaseType: 'asap' } };
  dataset.transactor.act({ actions: [made], caller: systemCaller });
  create('versions.r.b');

  expect(rewind(dataset, then, options)).toEqual({ changed: 0, back: 1, gone: 0, left: [] });
  const ids = dataset.reader.all().map(({ _id }) => _id);
  expect(ids).toEqual(
    expect.arrayContaining(['a', 'message-1', 'message-2', 'image-1', 'versions.r.b', '_.releases.r']),
  );
  expect(dataset.reader.get('message-1')?.state).toBe('respondido');
});

it('brings back nothing that was erased', async () => {
  create('a', { title: 'pessoal' });
  create('b');
  const then = await moment();
  write({ delete: { id: 'a', purge: true } });
  expect(rewind(dataset, then, options)).toEqual({ changed: 0, back: 0, gone: 0, left: [] });
  expect(dataset.reader.get('a')).toBeUndefined();
});

it('leaves out what refers to something erased, and lends no view that was taken back', async () => {
  create('b');
  create('a', { title: 'antes', to: { _type: 'reference', _ref: 'b' } });
  create('c', { title: 'antes' });
  create('secret', { _type: 'sanity.previewUrlSecret', secret: 'x' });
  const then = await moment();
  write({ patch: { id: 'a', set: { title: 'depois' }, unset: ['to'] } });
  set('c', { title: 'depois' });
  write({ delete: { id: 'b', purge: true } }, { delete: { id: 'secret' } });
  expect(rewind(dataset, then, options)).toEqual({ changed: 1, back: 0, gone: 0, left: ['a'] });
  expect(['a', 'c', 'secret'].map(title)).toEqual(['depois', 'antes', undefined]);
  expect(dataset.reader.get('secret')).toBeUndefined();
});

it('carries over what comes back in an older form', async () => {
  create('a', { name: 'antiga' });
  const then = await moment();
  write({ patch: { id: 'a', set: { title: 'nova' }, unset: ['name'] } });
  const renamed = {
    id: '1-renamed',
    mutations: (documents: readonly { _id: string; name?: unknown }[]) =>
      documents
        .filter(({ name }) => name !== undefined)
        .map(({ _id, name }) => ({ patch: { id: _id, set: { title: name }, unset: ['name'] } })),
  };
  rewind(dataset, then, { keep: [], migrations: [renamed] });
  expect(dataset.reader.get('a')).toMatchObject({ title: 'antiga' });
  expect(dataset.reader.get('a')).not.toHaveProperty('name');
});

it('changes nothing where something that stays needs what would go, and before the history begins', async () => {
  const early = await moment();
  create('a');
  const then = await moment();
  create('b');
  create('m', { _type: 'message', to: { _type: 'reference', _ref: 'b' } });
  set('a', { title: 'nova' });
  expect(() => rewind(dataset, then, options)).toThrow(/"b"/);
  expect(title('a')).toBe('nova');
  expect(() => rewind(dataset, early, options)).toThrow(/begins on .* it does not know .* Nothing was changed/);
  expect(() => rewind(datasets.open(), early, options)).toThrow(/is empty/);
});

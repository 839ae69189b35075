/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLastGood } from './last-good.ts';
import { revisionOf } from './revision.ts';

let folder: string;
let store: Map<string, Buffer> | undefined;
const shared = () =>
  store && {
    get: async (key: string) => store?.get(key),
    set: (key: string, value: Buffer) => void store?.set(key, value),
  };
const instance = (name: string) => createLastGood(join(folder, name), console.error, shared);
const reading = (data: unknown) => ({ data, tags: [], revision: revisionOf(data) });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  store = new Map();
});
afterEach(() => rm(folder, { recursive: true }));

it('gives the newest reading of all instances, also where the own copy is older (E6)', async () => {
  const [first, second] = [instance('a'), instance('b')];
  await second.keep('home', reading('old'));
  await first.keep('home', reading('new'));
  expect((await second.find('home'))?.data).toBe('new');
  // What comes back is new again, though this instance has seen it before.
  await second.keep('home', reading('old'));
  expect((await first.find('home'))?.data).toBe('old');
});

it('gives the own copy while nothing is shared, and over what cannot be read', async () => {
  const own = instance('a');
  await own.keep('home', reading('kept'));
  store?.set([...store.keys()][0] ?? '', Buffer.from('{"data"'));
  expect((await own.find('home'))?.data).toBe('kept');
  store = undefined;
  expect((await own.find('home'))?.data).toBe('kept');
  expect((await instance('a').find('home'))?.data).toBe('kept');
});

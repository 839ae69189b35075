/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAddressBook } from './address-book.ts';

let folder: string;
let warnings: string[];
const open = (file = join(folder, 'site', 'addresses.json')) =>
  createAddressBook(file, (message) => warnings.push(message));

const fail = (message: string) => warnings.push(message);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'addresses-'));
  warnings = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('knows under which names something was seen before (R2)', async () => {
  const book = open();
  await book.record([{ id: 'ana', path: '/profissional/ana' }]);
  await book.record([{ id: 'ana', path: '/profissional/ana-maria' }]);
  await expect(book.findByFormerPath('/profissional/ana')).resolves.toBe('ana');
  await expect(book.findByFormerPath('/profissional/ninguem')).resolves.toBeUndefined();
});

it('knows what another instance of the site has seen', async () => {
  const kept = new Map<string, Buffer>();
  const shared = () => ({
    get: async (key: string) => kept.get(key),
    set: (key: string, value: Buffer) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  });
  const [first, second] = ['a.json', 'b.json'].map((name) => createAddressBook(join(folder, name), fail, shared));
  await first?.record([{ id: 'ana', path: '/profissional/ana' }]);
  await expect(second?.findByFormerPath('/profissional/ana')).resolves.toBe('ana');
  await expect(second?.findByFormerPath('/profissional/ninguem')).resolves.toBeUndefined();
});

it('V9: forgets where something was that is nowhere any more', async () => {
  const kept = new Map<string, Buffer>();
  const shared = () => ({
    get: async (key: string) => kept.get(key),
    set: (key: string, value: Buffer) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  });
  const file = join(folder, 'addresses.json');
  const book = createAddressBook(file, fail, shared);
  await book.record([{ id: 'ana', path: '/profissional/ana' }]);
  await book.record([{ id: 'ana', path: '/profissional/ana-maria' }]);
  await book.record([{ id: 'bruno', path: '/profissional/bruno' }]);
  await expect(readFile(file, 'utf8')).resolves.toBe('{"/profissional/bruno":"bruno"}');
  expect(kept.size).toBe(1);
});

it('outlives a restart', async () => {
  await open().record([{ id: 'ana', path: '/profissional/ana' }]);
  await expect(open().findByFormerPath('/profissional/ana')).resolves.toBe('ana');
});

it('goes by the last one seen at an address that changed hands', async () => {
  const book = open();
  await book.record([{ id: 'old', path: '/promo' }]);
  await book.record([
    { id: 'old', path: '/antiga' },
    { id: 'new', path: '/promo' },
  ]);
  await expect(book.findByFormerPath('/promo')).resolves.toBe('new');
});

it('begins anew with a damaged file, and writes only when something changed', async () => {
  const file = join(folder, 'addresses.json');
  await writeFile(file, '{"half');
  const book = open(file);
  await book.record([{ id: 'a', path: '/a' }]);
  await writeFile(file, 'untouched');
  await book.record([{ id: 'a', path: '/a' }]);
  await expect(readFile(file, 'utf8')).resolves.toBe('untouched');
});

it('says once that it cannot write, and goes on from memory', async () => {
  await writeFile(join(folder, 'site'), 'a file where a folder belongs');
  const book = open();
  await book.record([{ id: 'a', path: '/a' }]);
  await book.record([
    { id: 'a', path: '/a' },
    { id: 'b', path: '/b' },
  ]);
  expect(warnings).toHaveLength(1);
  await expect(book.findByFormerPath('/a')).resolves.toBe('a');
});

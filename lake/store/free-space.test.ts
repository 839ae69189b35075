import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDocumentWriter } from './index/document-writer.ts';
import { inTransaction, openReadOnly, openWritable } from './database.ts';
import { erasedContentOf, markDirty } from './free-space.ts';
import { heldWrites } from './held-writes.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-free-space-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isOnDisk = (text: string) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text));

test('L14: a large file is written anew in a thread: it is read meanwhile, and who writes is told to try again', async () => {
  const database = openWritable(join(folder, 'a.db'));
  const reader = openReadOnly(join(folder, 'a.db'));
  const writeDocument = createDocumentWriter(database);
  const json = '{"_type":"note","text":"Paciente"}';
  const write = (id: string) =>
    inTransaction(database, () => writeDocument({ id, json, before: undefined, after: undefined }));
  for (let n = 0; n < 1000; n += 1) write(`d${n}`);
  inTransaction(database, () => {
    markDirty(database);
    database.exec('DELETE FROM doc');
  });
  const erased = erasedContentOf(database, 0);
  const done = erased.overwrite();
  expect(() => write('meanwhile')).toThrow(expect.objectContaining({ status: 503, options: { retryAfter: 1 } }));
  expect(reader.prepare('SELECT count(*) AS n FROM doc').get()?.n).toBe(0);
  const pause = heldWrites(database);
  expect([await done, erased.isReadable(), isOnDisk('Paciente')]).toEqual([true, false, false]);
  await pause;
  write('afterwards');
  expect(isOnDisk('Paciente')).toBe(true);
  reader.close();
  database.close();
});

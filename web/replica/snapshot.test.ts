/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../e2e/eventually.ts';
import { Replica } from './replica.ts';
import { keepSnapshot, readSnapshot } from './snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const topic = {
  _id: 'a',
  _type: 'topic',
  _rev: '1',
  _createdAt: '2026-01-01',
  _updatedAt: '2026-01-01',
  title: 'Exames',
};

function keep(file: string) {
  const replica = new Replica();
  const warnings: string[] = [];
  const formerPaths = () => ({ '/antes': 'a' });
  keepSnapshot(file, 'clinica', { replica, formerPaths, warn: (message) => warnings.push(message) });
  return { replica, warnings };
}

const kept = async (file: string) => JSON.stringify((await readSnapshot(file, 'clinica'))?.documents);

it('keeps what is published, with former addresses, and nothing of what was withdrawn (E6, R2)', async () => {
  const file = join(folder, 'site', 'replica.json');
  const { replica } = keep(file);
  replica.replace([topic]);
  await eventually(() => kept(file), JSON.stringify([topic]));
  expect((await readSnapshot(file, 'clinica'))?.formerPaths).toEqual({ '/antes': 'a' });
  expect(await readSnapshot(file, 'another project')).toBeUndefined();
  replica.apply('a', undefined);
  await eventually(() => kept(file), '[]');
});

it('goes on from memory when the file cannot be written, and says so once (E6)', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const { replica, warnings } = keep(join(blocked, 'replica.json'));
  replica.replace([topic]);
  await eventually(async () => warnings.length, 1);
  replica.apply('a', undefined);
  replica.replace([topic]);
  await new Promise((done) => setTimeout(done, 500));
  expect(warnings).toEqual([expect.stringMatching(/^Pages will not outlive a restart without the Content Lake/)]);
  expect(replica.documents()).toEqual([topic]);
});

it.each(['', '{"project":"clin', 'null', '{"project":"clinica","documents":{}}'])(
  'N10: takes a file that is torn for none: %j',
  async (text) => {
    const file = join(folder, 'torn.json');
    writeFileSync(file, text);
    expect(await readSnapshot(file, 'clinica')).toBeUndefined();
  },
);

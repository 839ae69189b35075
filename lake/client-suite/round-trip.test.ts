/** Content that moves with Sanity's own export and import, there and back, and is the same in the end (L3). */
import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDataset } from '@sanity/export';
import { sanityImport } from '@sanity/import';
import { canonical, filesIn } from './archive-content.ts';
import { writeDataset } from './dataset-content.ts';
import { type LakeProcess, startLakeProcess } from './lake-process.ts';

let here: LakeProcess;
let there: LakeProcess;
const folder = mkdtempSync(join(tmpdir(), 'lake-round-trip-'));

beforeAll(async () => {
  [here, there] = await Promise.all([startLakeProcess(), startLakeProcess()]);
  await writeDataset(here.client);
});

afterAll(async () => {
  await Promise.all([here?.stop(), there?.stop()]);
  rmSync(folder, { recursive: true });
});

async function exported({ client }: LakeProcess, name: string): Promise<Map<string, Buffer>> {
  const outputPath = join(folder, name);
  await exportDataset({ client, dataset: 'production', outputPath });
  return await filesIn(outputPath);
}

async function imported({ client }: LakeProcess, name: string): Promise<void> {
  const source = createReadStream(join(folder, name));
  const { warnings } = await sanityImport(source, {
    client,
    operation: 'createOrReplace',
    releasesOperation: 'replace',
  });
  expect(warnings).toEqual([]);
}

it('is exported from the second home byte for byte as from the first: documents, drafts, versions, files (L3)', async () => {
  const first = await exported(here, 'first.tar.gz');
  await imported(there, 'first.tar.gz');
  const second = await exported(there, 'second.tar.gz');
  expect([...first.keys()]).toEqual(
    expect.arrayContaining([
      'assets.json',
      'data.ndjson',
      expect.stringMatching(/^images\//),
      expect.stringMatching(/^files\//),
    ]),
  );
  expect([...canonical(second)]).toEqual([...canonical(first)]);
});

it('comes back into its first home without changing anything there (L3)', async () => {
  const before = await exported(here, 'before.tar.gz');
  await exported(there, 'back.tar.gz');
  await imported(here, 'back.tar.gz');
  const after = await exported(here, 'after.tar.gz');
  expect([...canonical(after)]).toEqual([...canonical(before)]);
});

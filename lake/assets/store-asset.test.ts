import { systemCaller } from '../caller.ts';
import { openTestLake } from '../routes/testing.ts';
import { storeAsset } from './store-asset.ts';
import type { Validate } from '../transaction/validate.ts';

const upload = { kind: 'file', content: [Buffer.from('x')], filename: 'a.txt', mimeType: 'text/plain' } as const;

test('N11: an asset that is deleted while the same file is uploaded again is there afterwards', async () => {
  const lake = openTestLake();
  const { dataset } = lake;
  const { _id } = await storeAsset(lake.lake, dataset, upload, systemCaller);
  const remove = () => dataset.transactor.mutate({ mutations: [{ delete: { id: _id } }], caller: systemCaller });
  // Asked in the middle of an upload.
  const may = () => dataset.reader.get(_id) === undefined || remove() !== undefined;
  expect(await storeAsset(lake.lake, dataset, upload, { ...systemCaller, may })).toMatchObject({ _id });
  expect(dataset.reader.get(_id)).toMatchObject({ _id });
  lake.close();
});

const refuse: Validate = ({ changes }) => changes.map(({ id }) => ({ id, refused: 'No files today.' }));

test('an upload whose document is refused leaves no file', async () => {
  const lake = openTestLake({}, { validate: { module: '', validate: refuse } });
  const caller = { ...systemCaller };
  await expect(storeAsset(lake.lake, lake.dataset, upload, caller)).rejects.toThrow('No files today.');
  const kept = lake.lake.originals.list('file', 'production');
  expect(await kept[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  lake.close();
});

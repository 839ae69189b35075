import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { systemCaller } from '../caller.ts';
import { originalPath } from '../assets/asset-files.ts';
import { openTestLake } from '../routes/testing.ts';
import { openSnapshots } from '../query/workers/snapshot.ts';
import { openReadOnly } from '../store/database.ts';
import { collectFiles, GRACE_MS } from './asset-files.ts';
import { leftIn } from './testing.ts';
import type { Mutation } from '../store/types.ts';
import type { TestLake } from '../routes/testing.ts';

let lake: TestLake;
beforeEach(() => {
  lake = openTestLake({}, { erasedWith: (id) => [`approval.${id}`] });
});
afterEach(() => lake.close());

const mutate = (...mutations: Mutation[]) => lake.dataset.transactor.mutate({ mutations, caller: systemCaller });
const dataFile = () => join(lake.config.dataDir, 'datasets', 'production.db');

async function upload(color: string): Promise<{ readonly _id: string; readonly path: string }> {
  const image = { create: { width: 60, height: 40, channels: 3 as const, background: color } };
  const reply = await lake.app(
    new Request('http://lake.test/v2021-06-07/assets/images/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token('editor')}`, 'content-type': 'image/png' },
      body: new Uint8Array(await sharp(image).png().toBuffer()),
    }),
  );
  return ((await reply.json()) as { document: { _id: string; path: string } }).document;
}

const get = async (path: string) => (await lake.app(new Request(`http://lake.test/${path}`))).status;
const show = (_ref: string) => ({ _type: 'image', asset: { _type: 'reference', _ref } });

test('K1: of a hundred erased documents nothing is left in any file of the data folder', async () => {
  const texts = Array.from({ length: 300 }, (_, number) => `Paciente ${number} ${randomUUID()}`);
  for (const [number, text] of texts.entries()) {
    const long = `${text} `.repeat(1 + ((number * 37) % 160));
    mutate({ create: { _id: `m${(number * 7919) % 1000}`, _type: 'note', text: long } });
  }
  for (const { _id } of lake.dataset.reader.all()) mutate({ patch: { id: _id, set: { seen: true } } });
  const gone = texts.filter((_, number) => number % 3 === 0);
  for (const [number] of gone.entries()) await lake.lake.erasure.erase('production', `m${(number * 3 * 7919) % 1000}`);
  expect(leftIn(lake.config.dataDir, gone)).toEqual([]);
  expect(lake.dataset.reader.all()).toHaveLength(200);
  expect(leftIn(lake.config.dataDir, texts).length).toBeGreaterThan(0);
});

test('K1: while somebody reads an older state it is said that it is still there, and it is gone afterwards', async () => {
  mutate({ create: { _id: 'a', _type: 'note', text: 'segredo guardado' } });
  const reader = openReadOnly(dataFile());
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM doc').get();
  const erasing = lake.lake.erasure.erase('production', 'a');
  expect(await erasing).toMatchObject({ overwritten: false });
  expect(lake.dataset.erased.isReadable()).toBe(true);
  reader.close();
  expect(await lake.lake.erasure.overwrite()).toBe(true);
  expect(leftIn(lake.config.dataDir, ['segredo guardado'])).toEqual([]);
});

test('K3: the draft, the versions, the past of each and what people said about it go too', async () => {
  const { transactor, history, reader } = lake.dataset;
  mutate({ create: { _id: 'drafts.a', _type: 'note', text: 'nome no rascunho' } });
  transactor.act({
    actions: [{ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }],
    caller: systemCaller,
  });
  mutate(
    { create: { _id: 'versions.r1.a', _type: 'note', text: 'nome na versão' } },
    { create: { _id: 'b', _type: 'note', text: 'outro documento' } },
    { create: { _id: 'drafts.approval.a', _type: 'approval', documentId: 'a', note: 'recado sobre nome' } },
  );
  const comments = lake.lake.datasets.create('c', { aclMode: 'private', profile: 'comments' }, 'production');
  const about = (id: string) => ({ target: { document: { _type: 'crossDatasetReference', _ref: id } } });
  comments.transactor.mutate({
    mutations: [
      { create: { _id: 'c1', _type: 'comment', message: 'comentário sobre nome', ...about('a') } },
      { create: { _id: 'c2', _type: 'comment', message: 'sobre outro', ...about('b') } },
    ],
    caller: systemCaller,
  });
  expect(await lake.lake.erasure.erase('production', 'drafts.a')).toMatchObject({
    id: 'a',
    documents: ['a', 'versions.r1.a'],
    remarks: 1,
    overwritten: true,
  });
  expect(reader.all().map(({ _id }) => _id)).toEqual(['b']);
  expect(comments.reader.all().map(({ _id }) => _id)).toEqual(['c2']);
  expect(history.transactions(['a', 'drafts.a', 'versions.r1.a'])).toEqual([]);
  const texts = ['nome no rascunho', 'nome na versão', 'comentário sobre nome', 'recado sobre nome'];
  expect(leftIn(lake.config.dataDir, texts)).toEqual([]);
});

test('K3: what was deleted long ago can be erased by its history; what nobody knows is refused', async () => {
  mutate({ create: { _id: 'drafts.a', _type: 'note', text: 'apagado em 2020' } });
  mutate({ delete: { id: 'drafts.a' } });
  expect(await lake.lake.erasure.erase('production', 'a')).toMatchObject({ documents: [], revisions: 2 });
  expect(leftIn(lake.config.dataDir, ['apagado em 2020'])).toEqual([]);
  await expect(lake.lake.erasure.erase('production', 'a')).rejects.toThrow('There is no document "a"');
  await expect(lake.lake.erasure.erase('production', '_.groups.viewer')).rejects.toThrow('belongs to the system');
});

test('F5: what people said of a document that is gone already, since it was purged, goes as well', async () => {
  mutate({ create: { _id: 'a', _type: 'note', text: 'nome' } });
  const comments = lake.lake.datasets.create('c', { aclMode: 'private', profile: 'comments' }, 'production');
  const target = { document: { _type: 'crossDatasetReference', _ref: 'a' } };
  comments.transactor.mutate({
    mutations: [{ create: { _id: 'c1', _type: 'comment', message: 'palavras sobre nome', target } }],
    caller: systemCaller,
  });
  mutate({ delete: { id: 'a', purge: true } });
  expect(await lake.lake.erasure.erase('production', 'a')).toMatchObject({ documents: [], revisions: 0, remarks: 1 });
  expect(comments.reader.all()).toEqual([]);
  expect(leftIn(lake.config.dataDir, ['palavras sobre nome'])).toEqual([]);
  await expect(lake.lake.erasure.erase('production', 'a')).rejects.toThrow('There is no document "a"');
});

test('K3: an asset that only the erased document used goes with its pictures; one in use stays', async () => {
  const [own, shared] = [await upload('#aa0000'), await upload('#00aa00')];
  mutate(
    { create: { _id: 'a', _type: 'note', photo: show(own._id), other: show(shared._id) } },
    { create: { _id: 'b', _type: 'note', photo: show(shared._id) } },
  );
  expect(await get(`${own.path}?w=20`)).toBe(200);
  expect(await lake.lake.erasure.erase('production', 'a')).toMatchObject({ assets: [own._id], files: 2 });
  expect([await get(own.path), await get(`${own.path}?w=20`), await get(shared.path)]).toEqual([404, 404, 200]);
  const name = own.path.split('/').at(-1) ?? '';
  const names = readdirSync(lake.config.dataDir, { recursive: true }).map(String);
  expect(names.filter((path) => path.includes(name))).toEqual([]);
});

test('K4: a deleted asset is not served any more, and its file goes when the grace is over', async () => {
  const { _id, path } = await upload('#0000aa');
  expect([await get(path), await get(`${path}?w=20`)]).toEqual([200, 200]);
  mutate({ delete: { id: _id } });
  expect([await get(path), await get(`${path}?w=20`), await get(`${path}?w=21`)]).toEqual([404, 404, 404]);
  const collect = (now: number) => collectFiles({ ...lake.lake, now });
  expect(await collect(Date.now() + GRACE_MS / 2)).toBe(0);
  const file = originalPath(lake.config.dataDir, 'image', 'production', path.split('/').at(-1) ?? '');
  utimesSync(file, 0, 0);
  expect(await collect(Date.now())).toBe(0);
  expect(await collect(Date.now() + 2 * GRACE_MS)).toBe(2);
  expect(readdirSync(join(lake.config.dataDir, 'derived', 'by-source', 'production'))).toEqual([]);
  await upload('#0000aa');
  expect(await get(path)).toBe(200);
});

test('K1: of the words of erased documents nothing is left in the index either', async () => {
  const words = Array.from({ length: 60 }, () => randomUUID().replaceAll('-', ''));
  mutate(
    ...words.map((word, n) => ({ create: { _id: `m${n}`, _type: 'note', text: `Paciente ${word}`, name: word } })),
  );
  const ordered = { query: '*[_type == "note"] | order(name asc)[0..1]._id', caller: systemCaller };
  for (let times = 0; times < 2; times += 1) await lake.dataset.queries.ask(ordered);
  const reader = openReadOnly(dataFile());
  const isRead = reader.prepare('SELECT NOT EXISTS (SELECT 1 FROM unread) AS yes');
  while (isRead.get()?.yes !== 1) await pause(20);
  reader.close();
  const gone = words.slice(0, 20);
  for (const [n] of gone.entries()) await lake.lake.erasure.erase('production', `m${n}`);
  const written = (word: string) => [
    word,
    word.toUpperCase(),
    Buffer.from(word, 'utf16le').swap16().toString('latin1'),
  ];
  expect(leftIn(lake.config.dataDir, gone.flatMap(written))).toEqual([]);
  expect(leftIn(lake.config.dataDir, words.slice(20))).toHaveLength(40);
});

test('K1: a process that follows the file for large queries does not go on knowing what was erased', async () => {
  mutate({ create: { _id: 'a', _type: 'note', text: 'segredo' } }, { create: { _id: 'b', _type: 'note' } });
  const snapshots = openSnapshots(dataFile(), 'production');
  const known = () => snapshots.read((documents) => documents.all().map(({ _id }) => _id));
  expect(known()).toEqual(['a', 'b']);
  await lake.lake.erasure.erase('production', 'a');
  expect(known()).toEqual(['b']);
  snapshots.close();
});

test('a listener that was away during an erasure has to start anew, a webhook is told the deletion by id', async () => {
  const { history, reader } = lake.dataset;
  mutate({ create: { _id: 'a', _type: 'note', text: 'segredo' } });
  const before = reader.sequence;
  expect(history.isWholeSince(before)).toBe(true);
  await lake.lake.erasure.erase('production', 'a');
  expect([history.isWholeSince(before), history.isWholeSince(reader.sequence)]).toEqual([false, true]);
  const [commit] = history.since(before, 10);
  expect(commit?.changes).toMatchObject([{ id: 'a', before: { _type: 'note' }, after: undefined }]);
  expect(JSON.stringify(commit)).not.toContain('segredo');
});

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackup } from '../backup/create-backup.ts';
import { systemCaller } from '../caller.ts';
import { openTestLake } from './testing.ts';
import type { Mutation } from '../store/types.ts';
import type { TestLake } from './testing.ts';

const NAME = '2026-11-20T06-00-00Z.tar.gz';
const TITLE = 'Ecocardiografia';

let lake: TestLake;
let folder: string;

beforeEach(async () => {
  lake = openTestLake();
  folder = join(lake.config.dataDir, 'backups');
  mutate(
    { create: { _id: 'e', _type: 'exam', title: TITLE, text: 'Como era.' } },
    { create: { _id: 'drafts.e', _type: 'exam', title: TITLE, text: 'Rascunho de então.' } },
    { create: { _id: 'drafts.f', _type: 'exam', title: `${TITLE} fetal` } },
    { create: { _id: 'p', _type: 'person', name: 'Ana Eco' } },
    { create: { _id: 'messages.m', _type: 'message', name: 'Eco da Silva' } },
    { create: { _id: 'versions.r.e', _type: 'exam', title: 'Eco em outra versão' } },
  );
  await createBackup(lake.config.dataDir, join(folder, NAME));
});
afterEach(() => lake.close());

const mutate = (...mutations: Mutation[]) => lake.dataset.transactor.mutate({ mutations, caller: systemCaller });

interface Answer {
  readonly status: number;
  readonly documents?: readonly { readonly _id: string; readonly text?: string }[];
  readonly more?: boolean;
}

async function search(words: string, name = NAME, as: 'administrator' | 'editor' = 'administrator'): Promise<Answer> {
  const path = `/operations/backups/${name}/production?field=title&field=name&words=${encodeURIComponent(words)}`;
  const reply = await lake.ask(path, { as });
  return { status: reply.status, ...((await reply.json()) as object) };
}
const ids = async (words: string) => (await search(words)).documents?.map(({ _id }) => _id).toSorted();

test('M7: administrators alone see which backups there are, and what one of them says', async () => {
  writeFileSync(join(folder, 'notes.tar.gz'), '');
  const reply = await lake.ask('/operations/backups', { as: 'administrator' });
  expect(await reply.json()).toEqual({ backups: [{ name: NAME, at: '2026-11-20T06:00:00.000Z' }] });
  expect((await lake.ask('/operations/backups', { as: 'editor' })).status).toBe(403);
  expect((await lake.ask('/operations/backups')).status).toBe(401);
  expect((await search('eco', NAME, 'editor')).status).toBe(403);
});

test('M7: a document is found by its title, as the site showed it then, whatever became of it', async () => {
  mutate({ delete: { id: 'drafts.e' } }, { patch: { id: 'e', set: { title: 'Outro nome', text: 'Como está.' } } });
  mutate({ delete: { id: 'drafts.f' } });
  const before = readFileSync(join(folder, NAME));
  expect(await search('écocardio')).toMatchObject({
    status: 200,
    documents: [
      { _id: 'e', text: 'Como era.' },
      { _id: 'drafts.f', title: `${TITLE} fetal` },
    ],
  });
  expect(await ids('eco FETAL')).toEqual(['drafts.f']);
  expect(await ids('nada')).toEqual([]);
  // Nothing of it is left beside the backup, and that is as it was.
  expect(readdirSync(folder)).toEqual([NAME]);
  expect(readFileSync(join(folder, NAME)).equals(before)).toBe(true);
});

test('M7, K1: what was erased since does not come back, not even under an id that was taken again', async () => {
  expect(await ids('eco')).toEqual(['drafts.f', 'e', 'p']);
  await lake.lake.erasure.erase('production', 'p');
  expect(await ids('eco')).toEqual(['drafts.f', 'e']);
  expect((await lake.ask('/data/erase/production', { as: 'administrator', body: { id: 'f' } })).status).toBe(200);
  const purge = { mutations: [{ delete: { id: 'e', purge: true } }] };
  mutate({ delete: { id: 'drafts.e' } }, { delete: { id: 'versions.r.e' } });
  expect((await lake.ask('/data/mutate/production', { as: 'administrator', body: purge })).status).toBe(200);
  mutate(
    { create: { _id: 'e', _type: 'exam', title: 'Novo' } },
    { create: { _id: 'f', _type: 'exam', title: 'Novo' } },
  );
  expect(await ids('eco')).toEqual([]);
});

test('M7: what is no backup, is gone or damaged is told, and nothing of it stays', async () => {
  for (const name of ['2026-11-21T06-00-00Z.tar.gz', '..%2F..%2Fversion.json', 'notes.tar.gz']) {
    expect((await search('eco', name)).status).toBe(404);
  }
  expect((await search(' ')).status).toBe(400);
  writeFileSync(join(folder, NAME), readFileSync(join(folder, NAME)).subarray(0, 2000));
  expect((await search('eco')).status).toBe(500);
  expect(readdirSync(folder)).toEqual([NAME]);
});

test('M7: thirty are told at most, and that there are others', async () => {
  const titles = Array.from({ length: 31 }, (_, number) => `Exame ${number + 1}`);
  mutate(...titles.map((title): Mutation => ({ create: { _id: title.replace(' ', '-'), _type: 'exam', title } })));
  const all = '2026-11-21T06-00-00Z.tar.gz';
  await createBackup(lake.config.dataDir, join(folder, all));
  const { documents, more } = await search('exame', all);
  expect([documents?.length, more]).toEqual([30, true]);
  expect((await search('exame 1', all)).more).toBe(false);
});

test('M7: several at once are answered one after the other', async () => {
  const answers = await Promise.all(['eco', 'fetal', 'ana'].map(ids));
  expect(answers).toEqual([['drafts.f', 'e', 'p'], ['drafts.f'], ['p']]);
});

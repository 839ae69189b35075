/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLastGood } from './last-good.ts';
import { revisionOf } from './reading.ts';

let folder: string;
let store: Map<string, Buffer> | undefined;
let emptied: number;
const shared = () =>
  store && {
    get: async (key: string) => store?.get(key),
    set: (key: string, value: Buffer) => void store?.set(key, value),
    remove: (key: string) => void store?.delete(key),
    removeMade: () => void (emptied += 1),
  };
const instance = (name: string, carried?: string) =>
  createLastGood({
    folder: join(folder, name),
    warn: console.error,
    shared,
    directory: 'PATHS.x',
    owner: { name: 'SETTINGS.x', of: (data) => data },
    onWithdrawn: () => (emptied += 1),
    ...(carried === undefined ? {} : { carried: join(folder, carried) }),
  });
const reading = (data: unknown) => ({ data, tags: [], revision: revisionOf(data) });
const copy = (name: string, shape = 'now') => ({ name: `${name}.x`, shape });
const everything = async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name), 'utf8'));
  return [...(await Promise.all(texts)), ...[...(store?.values() ?? [])].map(String)].join('\n');
};

const HOME = copy('HOME');
const PATHS = copy('PATHS');
const ana = { _id: 'ana', fullName: 'Ana Silva' };
const bruno = { _id: 'bruno', fullName: 'Bruno Costa' };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'last-good-'));
  store = new Map();
  emptied = 0;
});
afterEach(() => rm(folder, { recursive: true }));

it('gives the newest reading of all instances, also where the own copy is older (E6)', async () => {
  const [first, second] = [instance('a'), instance('b')];
  await second.keep(HOME, reading('old'));
  await first.keep(HOME, reading('new'));
  expect((await second.find(HOME))?.data).toBe('new');
  // What comes back is new again, though this instance has seen it before.
  await second.keep(HOME, reading('old'));
  expect((await first.find(HOME))?.data).toBe('old');
});

it('gives the own copy while nothing is shared, and over what cannot be read', async () => {
  const own = instance('a');
  await own.keep(HOME, reading('kept'));
  store?.set([...store.keys()][0] ?? '', Buffer.from('{"data"'));
  expect((await own.find(HOME))?.data).toBe('kept');
  store = undefined;
  expect((await own.find(HOME))?.data).toBe('kept');
  expect((await instance('a').find(HOME))?.data).toBe('kept');
});

describe('V2: a deployment carries its last good reads', () => {
  beforeEach(() => (store = undefined));

  it('V2: an empty data folder is answered for by what the build read', async () => {
    await instance('build').keep(HOME, reading({ title: 'Built' }));
    expect((await instance('data', 'build').find(HOME))?.data).toEqual({ title: 'Built' });
  });

  it('V2: what was kept since is given before what the build read', async () => {
    await instance('build').keep(HOME, reading({ title: 'Built' }));
    await instance('data').keep(HOME, reading({ title: 'Published' }));
    expect((await instance('data', 'build').find(HOME))?.data).toEqual({ title: 'Published' });
  });

  it('V2: a copy of the version before is given where it holds all that this version shows', async () => {
    await instance('build').keep(
      { name: 'PAGE.other', shape: 'new' },
      reading({ title: 'Other', list: [{ _type: 'a', text: 'x' }] }),
    );
    const kept = instance('data', 'build');
    await kept.keep(copy('PAGE', 'old'), reading({ title: 'Kept', list: [{ _type: 'a', text: 'y', more: 1 }] }));
    expect((await kept.find(copy('PAGE', 'new')))?.data).toMatchObject({ title: 'Kept' });
    for (const less of [{ title: 'Kept' }, { title: 'Kept', list: 'x' }, { title: 'Kept', list: [{ _type: 'a' }] }]) {
      await kept.keep(copy('PAGE', 'old'), reading(less));
      expect(await kept.find(copy('PAGE', 'new'))).toBeUndefined();
    }
  });

  it('V2: what was built beside the content of somebody else is not given where there is own content', async () => {
    const built = instance('build');
    await built.keep(copy('SETTINGS'), reading('Demonstration'));
    await built.keep(HOME, reading({ title: 'Of the demonstration' }));
    expect((await instance('empty', 'build').find(HOME))?.data).toEqual({ title: 'Of the demonstration' });
    await instance('data').keep(copy('SETTINGS'), reading('Clinic'));
    expect(await instance('data', 'build').find(HOME)).toBeUndefined();
    await instance('data').keep(copy('SETTINGS'), reading('Demonstration'));
    expect((await instance('data', 'build').find(HOME))?.data).toEqual({ title: 'Of the demonstration' });
  });

  it('V2: who was withdrawn since the build is not brought back by it', async () => {
    const built = instance('build');
    await built.keep(PATHS, reading({ people: [ana, bruno] }));
    await built.keep(copy('LIST'), reading([ana, bruno]));
    await built.keep(copy('ANA'), reading(ana));
    await instance('data').keep(PATHS, reading({ people: [bruno] }));
    const site = instance('data', 'build');
    expect((await site.find(copy('LIST')))?.data).toEqual([bruno]);
    expect(await site.find(copy('ANA'))).toBeUndefined();
  });
});

describe('V9: what is withdrawn leaves every copy', () => {
  it('V9: its own, and all that mention it, in memory, on disk and in Redis', async () => {
    const site = instance('a');
    await site.keep(PATHS, reading({ people: [ana, bruno] }));
    await site.keep(copy('ANA'), reading(ana));
    await site.keep(copy('LIST'), reading([ana, bruno]));
    await site.keep(copy('POST'), reading({ _id: 'post', title: 'Sono', author: ana }));
    expect(await everything()).toContain('Ana Silva');
    await site.keep(PATHS, reading({ people: [bruno] }));
    expect(await everything()).not.toMatch(/Ana|ana/);
    expect(await site.find(copy('ANA'))).toBeUndefined();
    expect((await site.find(copy('LIST')))?.data).toEqual([bruno]);
    expect((await site.find(copy('POST')))?.data).toEqual({ _id: 'post', title: 'Sono', author: null });
    // Pages that were made of it, in this process and in Redis.
    expect(emptied).toBe(2);
  });

  it('V9: on an instance that only hears of it, too', async () => {
    const [first, second] = [instance('a'), instance('b')];
    for (const site of [first, second]) {
      await site.keep(PATHS, reading({ people: [ana] }));
      await site.keep(copy('ANA'), reading(ana));
    }
    await first.keep(PATHS, reading({ people: [] }));
    expect(await everything()).toContain('Ana');
    await second.takeOver();
    expect(await everything()).not.toContain('Ana');
  });

  it('V9: nothing is left of writing that was cut off, nor of versions with other names', async () => {
    await mkdir(join(folder, 'a'));
    const anHourAgo = new Date(Date.now() - 3_600_000);
    for (const name of ['HOME.x.123.4.tmp', 'q0aB-_fedcba9876.json']) {
      await writeFile(join(folder, 'a', name), 'Ana Silva');
      await utimes(join(folder, 'a', name), anHourAgo, anHourAgo);
    }
    await instance('a').keep(HOME, reading('kept'));
    await instance('a').removeLeftovers();
    expect(await readdir(join(folder, 'a'))).toEqual(['HOME.x.json']);
  });

  it('V9: nothing is left of writing that ended with its process, at once', async () => {
    const { pid: ended } = spawnSync(process.execPath, ['--version']);
    await mkdir(join(folder, 'a'));
    const underWay = `HOME.x.${process.pid}.4.tmp`;
    for (const name of [`HOME.x.${ended}.4.tmp`, underWay]) await writeFile(join(folder, 'a', name), 'Ana Silva');
    await instance('a').removeLeftovers();
    expect(await readdir(join(folder, 'a'))).toEqual([underWay]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { systemCaller } from '../caller.ts';
import { readConfig } from '../config/config.ts';
import { openProject } from '../project/open-project.ts';

const folder = mkdtempSync(join(tmpdir(), 'lake-schedule-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openProject(readConfig({ DATA_DIR: folder }), () => undefined);

test('two documents scheduled together go out in one transaction, although the lake was down at their time', async () => {
  const first = open();
  const publishAt = new Date(Date.now() + 30).toISOString();
  const versions = ['a', 'b'].map((id) => ({
    actionType: 'sanity.action.document.version.create',
    publishedId: id,
    document: { _id: `versions.rOne.${id}`, _type: 'page', title: 'novo' },
  }));
  first.datasets.get('production').transactor.act({
    caller: systemCaller,
    actions: [
      { actionType: 'sanity.action.release.create', releaseId: 'rOne' },
      ...versions,
      { actionType: 'sanity.action.release.schedule', releaseId: 'rOne', publishAt },
    ],
  });
  first.close();
  while (Date.now() <= Date.parse(publishAt)) await new Promise((resolve) => setTimeout(resolve, 10));

  const second = open();
  const { reader, commits } = second.datasets.get('production');
  expect(reader.get('a')).toBeUndefined();
  await new Promise<void>((resolve) => commits.subscribe(() => resolve()));
  expect(reader.get('a')).toMatchObject({ title: 'novo' });
  expect(reader.get('b')?._rev).toBe(reader.get('a')?._rev);
  expect(reader.get('_.releases.rOne')).toMatchObject({ state: 'published', _rev: reader.get('a')?._rev });
  second.close();
});

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openClinicLake } from './testing.ts';
import type { TestLake } from '#lake/routes/testing.ts';

let lake: TestLake | undefined;
afterEach(() => lake?.close());

test('M2: weeks of all processes are added up, for staff who publish and nobody else', async () => {
  lake = openClinicLake();
  const folder = join(lake.lake.config.dataDir, 'site', 'visits');
  expect(await (await lake.ask('/visits', { as: 'administrator' })).json()).toEqual({ weeks: [] });
  mkdirSync(folder, { recursive: true });
  const week = { from: { search: 2 }, leads: { call: 1 }, pages: { '/': 2 } };
  const write = (name: string, weeks: object) =>
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ format: 1, weeks }));
  write('one', { '2026-11-23': week, '2026-11-16': week });
  write('other', {
    '2026-11-23': { from: { search: 1, direct: 4 }, leads: {}, pages: { '/': 3, '/exames': 2 }, missed: { unimed: 3 } },
  });
  writeFileSync(join(folder, 'damaged.json'), '{"format":');
  expect((await lake.ask('/visits')).status).toBe(401);
  expect((await lake.ask('/visits', { as: 'viewer' })).status).toBe(403);
  expect(await (await lake.ask('/visits', { as: 'editor' })).json()).toEqual({
    weeks: [
      { week: '2026-11-16', ...week, missed: {} },
      {
        week: '2026-11-23',
        from: { search: 3, direct: 4 },
        leads: { call: 1 },
        pages: { '/': 5, '/exames': 2 },
        missed: { unimed: 3 },
      },
    ],
  });
});

/** The steps of `schemas/migrations` over HTTP, as in a hosted project; here a lake answers that was told of none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { pino } from 'pino';
import { createApp } from '#lake/app.ts';
import { readConfig } from '#lake/config/config.ts';
import { openLake } from '#lake/open-lake.ts';
import { carryOverHosted } from './carry-over-hosted.ts';

test('C1: content is carried over with drafts, and a second run finds nothing to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
  const logger = pino({ level: 'silent' });
  const open = await openLake(readConfig({ DATA_DIR: folder }), logger, 'senha para o teste');
  try {
    const app = createApp({ ...open, logger });
    const client = createClient({
      projectId: 'clinica',
      dataset: 'production',
      apiHost: 'http://lake.invalid',
      apiVersion: '2025-02-19',
      useProjectHostname: false,
      useCdn: false,
      token: open.accounts.robots.create('test', 'administrator', undefined).token,
      resolveFetch: () => async (url, init) => app.fetch(new Request(url, init)),
    });
    const settings = { _type: 'siteSettings', tradeName: 'Clínica', timeZone: 'America/Belem' };
    const notice = { _key: 'a', _type: 'noticeBar', variant: 'informacao', title: 'Recesso' };
    await client
      .transaction()
      .create({ ...settings, _id: 'siteSettings' })
      .create({ ...settings, _id: 'drafts.siteSettings', timeZone: 'America/Manaus' })
      .create({ _id: 'home', _type: 'page', title: 'Início', sections: [notice] })
      .commit();

    expect(await carryOverHosted(client)).toEqual(['0001-clinic-hours', '0002-notices']);
    const stored = await client.getDocuments(['clinicHours', 'drafts.clinicHours', 'siteSettings', 'notice-home-a']);
    expect(stored).toMatchObject([
      { timeZone: 'America/Belem' },
      { timeZone: 'America/Manaus' },
      { tradeName: 'Clínica' },
      { title: 'Recesso', scope: 'pages' },
    ]);
    expect(stored[2]).not.toHaveProperty('timeZone');
    expect(await carryOverHosted(client)).toEqual([]);
  } finally {
    open.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

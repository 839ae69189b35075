/** Steps of the content model over HTTP, as in a hosted project; here a lake answers that was told of none. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@sanity/client';
import { pino } from 'pino';
import { createApp } from '#lake/http.ts';
import { readConfig } from '#lake/config/config.ts';
import { openLake } from '#lake/open-lake.ts';
import { carryOverHosted } from './carry-over-hosted.ts';
import type { ContentMigration } from '#schemas/migrations/index.ts';
import type { SanityClient, SanityDocumentStub } from '@sanity/client';
import type { OpenLake } from '#lake/open-lake.ts';

/** Moves a field into a document of its own. */
const hours: ContentMigration = {
  id: '1-hours',
  mutations: (documents) =>
    documents
      .filter(({ _type, timeZone }) => _type === 'siteSettings' && timeZone !== undefined)
      .flatMap(({ _id, timeZone }) => [
        { create: { _id: _id.replace('siteSettings', 'clinicHours'), _type: 'clinicHours', timeZone } },
        { patch: { id: _id, unset: ['timeZone'] } },
      ]),
};
const title: ContentMigration = {
  id: '2-title',
  mutations: (documents) =>
    documents
      .filter(({ _type, name }) => _type === 'page' && name !== undefined)
      .map(({ _id, name }) => ({ patch: { id: _id, set: { title: name }, unset: ['name'] } })),
};
const steps = [hours, title];

let folder: string;
let open: OpenLake;
let client: SanityClient;

async function start(limits: Record<string, string> = {}): Promise<void> {
  folder = mkdtempSync(join(tmpdir(), 'carry-over-'));
  const logger = pino({ level: 'silent' });
  open = await openLake(readConfig({ ...limits, DATA_DIR: folder }), logger, 'senha para o teste');
  const app = createApp({ ...open, logger });
  client = createClient({
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
  const documents: SanityDocumentStub<Record<string, unknown>>[] = [
    { ...settings, _id: 'siteSettings' },
    { ...settings, _id: 'drafts.siteSettings', timeZone: 'America/Manaus' },
    { _id: 'home', _type: 'page', name: 'Início' },
  ];
  for (const document of documents) await client.create(document);
}
afterEach(() => {
  open.close();
  rmSync(folder, { recursive: true, force: true });
});

async function expectCarriedOver(): Promise<void> {
  const stored = await client.getDocuments(['clinicHours', 'drafts.clinicHours', 'siteSettings', 'home']);
  expect(stored).toMatchObject([
    { timeZone: 'America/Belem' },
    { timeZone: 'America/Manaus' },
    { tradeName: 'Clínica' },
    { title: 'Início' },
  ]);
  expect(stored[2]).not.toHaveProperty('timeZone');
}

test('C1: content is carried over with drafts, and a second run finds nothing to do', async () => {
  await start();
  expect(await carryOverHosted(client, steps)).toEqual(['1-hours', '2-title']);
  await expectCarriedOver();
  expect(await carryOverHosted(client, steps)).toEqual([]);
});

test('N9: a step that is more than one transaction may be is done in several', async () => {
  await start({ LAKE_MAX_MUTATIONS: '1' });
  await expect(carryOverHosted(client, steps)).rejects.toThrow('at most 1 mutations');
  expect(await carryOverHosted(client, steps, 1)).toEqual(['1-hours', '2-title']);
  await expectCarriedOver();
});

test('N9: what stops half way says that the copy has to be put back', async () => {
  await start();
  const mutate = client.mutate.bind(client);
  let left = 1;
  Object.assign(client, {
    mutate: (...given: Parameters<typeof mutate>) =>
      (left -= 1) < 0 ? Promise.reject(new Error('no connection')) : mutate(...given),
  });
  const reason = '"1-hours" stopped half way: put the copy back that was exported before. no connection';
  await expect(carryOverHosted(client, steps, 1)).rejects.toThrow(reason);
});

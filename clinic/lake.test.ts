import { createPerson, PageReader, PASSWORD } from '#lake/accounts/pages/testing.ts';
import { systemCaller } from '#lake/caller.ts';
import { readClinicConfig } from './lake.ts';
import { openClinicLake } from './testing.ts';
import type { TestLake } from '#lake/routes/testing.ts';

let lake: TestLake | undefined;
afterEach(() => lake?.close());

const settingsOf = (env: Readonly<Record<string, string>>) => {
  const { language, timeZone, auth } = readClinicConfig(env);
  return { language, timeZone, siteName: auth.siteName, firstEmail: auth.firstEmail };
};
const BRAZILIAN = {
  language: 'pt-BR',
  timeZone: 'America/Cuiaba',
  siteName: 'Site da clínica',
  firstEmail: 'admin@clinica.local',
};

test('the lake of a clinic speaks Portuguese and tells the time of Cuiabá, also where a variable is empty', () => {
  expect(settingsOf({})).toEqual(BRAZILIAN);
  expect(settingsOf({ LAKE_SITE_NAME: '', LAKE_LANGUAGE: '', ADMIN_EMAIL: '' })).toEqual(BRAZILIAN);
});

test('what the environment says counts more than what is usual for a clinic', () => {
  const env = { LAKE_SITE_NAME: 'Vida Plena', LAKE_TIME_ZONE: 'America/Belem', ADMIN_EMAIL: 'ti@clinica.example' };
  expect(settingsOf(env)).toEqual({
    ...BRAZILIAN,
    siteName: 'Vida Plena',
    timeZone: 'America/Belem',
    firstEmail: 'ti@clinica.example',
  });
});

test('C9: the audit log calls what was approved by its name, also once it is published', async () => {
  lake = openClinicLake();
  const { accounts, dataset, config } = lake;
  const documents = [
    { _id: 'drafts.e', _type: 'exam', title: 'Ultrassom' },
    { _id: 'p', _type: 'professional', fullName: 'Ana' },
  ];
  dataset.transactor.mutate({ caller: systemCaller, mutations: documents.map((create) => ({ create })) });
  const { id, email } = await createPerson(lake, 'administrator');
  for (const subject of ['drafts.e', 'drafts.p', 'drafts.gone']) {
    accounts.audit.write('document.approved', { id, address: '' }, subject, { dataset: config.dataset });
  }
  const page = await new PageReader(lake).open('/accounts/login');
  await page.submit('', { email, password: PASSWORD });
  const { html } = await page.open('/accounts/audit');
  for (const name of ['Ultrassom', 'Ana', 'gone']) expect(html).toContain(`>rascunho de ${name}<`);
});

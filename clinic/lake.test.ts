import { readClinicConfig } from './lake.ts';

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

import { readConfig } from './config.ts';
import type { Environment } from './environment.ts';

test('allowed origins are compared as browsers write them, however they were typed', () => {
  const { allowedOrigins } = readConfig({
    SITE_URL: 'https://Clinica.example/',
    LAKE_ALLOWED_ORIGINS: 'http://localhost:3333, https://studio.example/edit/,',
  });
  expect(allowedOrigins).toEqual(['https://clinica.example', 'http://localhost:3333', 'https://studio.example']);
});

test('an origin that is none is reported with the name of its variable', () => {
  expect(() => readConfig({ LAKE_ALLOWED_ORIGINS: 'studio.example' })).toThrow(/LAKE_ALLOWED_ORIGINS/);
});

test.each<[name: string, env: Record<string, string>, address: string, origin: string]>([
  ['alone', {}, 'http://localhost:4000', 'http://localhost:4000'],
  ['on another port', { LAKE_PORT: '4100', PORT: '3100' }, 'http://localhost:4100', 'http://localhost:4100'],
  ['on one interface', { LAKE_HOST: '10.0.0.5' }, 'http://10.0.0.5:4000', 'http://10.0.0.5:4000'],
  ['on one interface of IPv6', { LAKE_HOST: 'fd00::5' }, 'http://[fd00::5]:4000', 'http://[fd00::5]:4000'],
  ['below a site', { SITE_URL: 'https://clinica.example/' }, 'https://clinica.example/lake', 'https://clinica.example'],
  ['as it is told', { LAKE_PUBLIC_URL: 'https://lake.example/' }, 'https://lake.example', 'https://lake.example'],
])('K21: the address of a lake %s', (_, env, address, origin) => {
  const { publicUrl, assetUrl, allowedOrigins } = readConfig(env);
  expect({ publicUrl, assetUrl, allowedOrigins }).toEqual({
    publicUrl: address,
    assetUrl: address,
    allowedOrigins: [origin],
  });
});

test.each([
  [{ SANITY_DATASET: 'My Data' }, /"My Data" cannot be the name of a dataset: 1 to 55 small letters/],
  [{ SANITY_DATASET: 'a'.repeat(56) }, /cannot be the name of a dataset/],
  [{ SANITY_PROJECT_ID: 'Bad Id' }, /SANITY_PROJECT_ID must be letters/],
])('a name that cannot be used is refused before anything is made: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test('pages are in English and times in UTC unless something else is set', () => {
  const read = (env: Environment) => {
    const { language, timeZone, auth } = readConfig({ SITE_URL: 'https://site.example', SMTP_URL: 'smtp://x', ...env });
    return [language, timeZone, auth.mail?.from];
  };
  expect(read({})).toEqual(['en', 'UTC', 'no-reply@site.example']);
  expect(read({ LAKE_LANGUAGE: '', LAKE_TIME_ZONE: '' })).toEqual(['en', 'UTC', 'no-reply@site.example']);
  const set = { LAKE_LANGUAGE: 'pt-BR', LAKE_TIME_ZONE: 'America/Cuiaba' };
  expect(read(set)).toEqual(['pt-BR', 'America/Cuiaba', 'nao-responda@site.example']);
});

test('roles of its own have names in the language of the lake, and the same rights', () => {
  const [english, portuguese] = ['en', 'pt-BR'].map((LAKE_LANGUAGE) =>
    Object.entries(readConfig({ LAKE_LANGUAGE }).roles),
  );
  const grantsOf = (roles = english) =>
    roles?.map(([name, { grants, programsComment }]) => [name, grants, programsComment]);
  expect(grantsOf(portuguese)).toEqual(grantsOf());
  expect(english?.map(([, { title }]) => title)).toEqual(['Administrator', 'Editor', 'Contributor', 'Viewer']);
  expect(portuguese?.map(([, { title }]) => title)).toEqual(['Administrador', 'Editor', 'Colaborador', 'Leitor']);
  expect(portuguese?.every(([, { description }]) => /conteúdo|contas/.test(description))).toBe(true);
});

test.each([
  [{ LAKE_LANGUAGE: 'pt' }, 'LAKE_LANGUAGE must be "en" or "pt-BR", not "pt".'],
  [{ LAKE_TIME_ZONE: 'Cuiaba' }, /^LAKE_TIME_ZONE must be a time zone such as .*, not "Cuiaba"\.$/],
])('a language or time zone that there is not is refused by name: %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

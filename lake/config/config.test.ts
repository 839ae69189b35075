import { readConfig } from './config.ts';

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

/** @jest-environment node */
import { jest } from '@jest/globals';

async function policies(apiHost?: string) {
  jest.resetModules();
  delete process.env.SANITY_API_HOST;
  if (apiHost) process.env.SANITY_API_HOST = apiHost;
  const { sitePolicy, studioPolicy } = await import('./content-policy.ts');
  const directive = (policy: string, name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1];
  return {
    site: (name: string) => directive(sitePolicy(), name),
    studio: (name: string) => directive(studioPolicy(), name),
  };
}

afterAll(() => {
  delete process.env.SANITY_API_HOST;
});

it('lets pages call and load nothing but their own origin, and the map that a visitor asks for', async () => {
  const { site, studio } = await policies();
  expect([site('connect-src'), site('img-src'), site('frame-src'), site('form-action')]).toEqual([
    "'self'",
    "'self' data:",
    'https://www.openstreetmap.org',
    "'self'",
  ]);
  expect([studio('connect-src'), studio('script-src')]).toEqual(["'self' blob: data:", "'self'"]);
});

it('V18: lets pages ask the address that is configured for their requests, whatever path it has (B2)', async () => {
  process.env.HTTP_BASE_URL = 'https://api.clinica.example:8443/v1/';
  try {
    const { site, studio } = await policies();
    expect(site('connect-src')).toBe("'self' https://api.clinica.example:8443");
    expect(studio('connect-src')).toBe("'self' blob: data:");
  } finally {
    delete process.env.HTTP_BASE_URL;
  }
});

it('lets pages and Studio reach a hosted project, each what it needs', async () => {
  const { site, studio } = await policies('https://api.sanity.io');
  // Pages have what is published from the site itself.
  expect(site('connect-src')).toBe("'self'");
  expect(site('img-src')).toContain('https://cdn.sanity.io');
  expect(studio('connect-src')).toMatch(/ https:\/\/\*\.sanity\.io .*wss:\/\/\*\.sanity\.io/);
});

import { adviceAbout, contentElsewhere, SetupError, studioEnvironment } from './settings.ts';

const hosted = { SANITY_API_HOST: 'https://api.sanity.io/', SANITY_PROJECT_ID: 'abc12345' };

it('starts a lake of its own when nothing is said, also under another project name', () => {
  expect(contentElsewhere({})).toBeUndefined();
  expect(contentElsewhere({ SANITY_PROJECT_ID: 'abc12345', SANITY_API_HOST: '', LAKE_URL: '' })).toBeUndefined();
});

it('takes a hosted project from its host and its id', () => {
  expect(contentElsewhere(hosted)).toEqual({
    kind: 'hosted',
    apiHost: 'https://api.sanity.io',
    projectId: 'abc12345',
    dataset: 'production',
  });
});

it('takes a lake that somebody else keeps running', () => {
  expect(contentElsewhere({ LAKE_URL: 'http://10.0.0.5:4000' })).toEqual({
    kind: 'lake',
    lakeUrl: 'http://10.0.0.5:4000',
  });
});

it.each([
  ['SANITY_API_HOST', { ...hosted, SANITY_API_HOST: 'api.sanity.io' }],
  ['SANITY_API_HOST', { ...hosted, SANITY_API_HOST: 'http://api.sanity.io' }],
  ['SANITY_API_HOST', { ...hosted, SANITY_API_HOST: 'https://abc12345.api.sanity.io' }],
  ['SANITY_API_HOST', { ...hosted, SANITY_API_HOST: 'https://api.sanity.io/v1' }],
  ['SANITY_PROJECT_ID', { SANITY_API_HOST: 'https://api.sanity.io' }],
  ['SANITY_PROJECT_ID', { ...hosted, SANITY_PROJECT_ID: 'a.b' }],
  ['LAKE_URL', { LAKE_URL: 'lake:4000' }],
])('names %s when it cannot be used (%#)', (name, env) => {
  expect(() => contentElsewhere(env)).toThrow(SetupError);
  expect(() => contentElsewhere(env)).toThrow(name);
});

it('gives Studio the same project, and no host for a lake', () => {
  expect(studioEnvironment(contentElsewhere(hosted), hosted)).toEqual({
    SANITY_STUDIO_PROJECT_ID: 'abc12345',
    SANITY_STUDIO_API_HOST: 'https://api.sanity.io',
  });
  expect(studioEnvironment(undefined, {})).toEqual({});
});

it('says where the content is and what each missing setting costs, and nothing about those that are there', () => {
  const elsewhere = { kind: 'lake', lakeUrl: 'http://10.0.0.5:4000' } as const;
  const lines = adviceAbout(elsewhere, { CONTACT_TOKEN: 't', READ_TOKEN: 't' });
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain('http://10.0.0.5:4000');
  expect(lines[1]).toMatch(/^PREVIEW_TOKEN is not set/);
  expect(adviceAbout(elsewhere, {})).toHaveLength(4);
  expect(adviceAbout(elsewhere, {})[1]).toMatch(/^READ_TOKEN is not set/);
});

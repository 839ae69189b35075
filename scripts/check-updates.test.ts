import { withVersions } from './check-updates.ts';

it('changes what is named, wherever it is named, and nothing else', () => {
  const manifest = {
    name: 'clinic',
    dependencies: { next: '16.4.6', react: '19.3.1' },
    devDependencies: { jest: '^30.0.0' },
    overrides: { sanity: '6.16.0' },
  };
  const versions = new Map([
    ['next', '16.5.0'],
    ['jest', '31.0.0'],
    ['sanity', '6.17.0'],
    ['swr', '3.0.0'],
  ]);
  expect(withVersions(manifest, versions)).toEqual({
    name: 'clinic',
    dependencies: { next: '16.5.0', react: '19.3.1' },
    devDependencies: { jest: '^31.0.0' },
    overrides: { sanity: '6.17.0' },
  });
});

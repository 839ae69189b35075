/** @jest-environment node */
import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { previewVersion } from './preview-version.ts';

const page = { title: 'A clínica', picture: null };
const version = previewVersion(settingsFixture, page);

it('V13: gives a preview picture another address when it is published anew (R10)', () => {
  expect(previewVersion(settingsFixture, { ...page, title: 'Quem somos' })).not.toBe(version);
  expect(previewVersion({ ...settingsFixture, tradeName: 'Clínica Nova' }, page)).not.toBe(version);
});

it('V13: leaves the address when something is published that the picture does not show', () => {
  expect(previewVersion({ ...settingsFixture, tagline: 'Outra frase' }, { ...page })).toBe(version);
});

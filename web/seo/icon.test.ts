import { settingsFixture } from '#web/shell/settings.fixture.ts';
import { iconAddress, iconSvg } from './icon.ts';

const logo = { asset: { _id: 'image-a', url: 'https://x/a.png' } } as NonNullable<typeof settingsFixture.logo>;

it('S2: a clinic with a logo of its own has its first letter in the tab, under another address, and not the mark', () => {
  const own = { ...settingsFixture, logo, tradeName: '“Órion” Saúde' };
  expect(iconSvg(own)).toContain('>Ó</text>');
  expect(iconSvg(own)).not.toContain('<path');
  expect(iconSvg(settingsFixture)).toContain('<path');
  expect(iconAddress(own)).not.toBe(iconAddress({ ...own, logo: null }));
  expect(iconAddress(own)).not.toBe(iconAddress({ ...own, tradeName: 'Vida' }));
});

/** @jest-environment node */
import { ask } from '../testing.ts';
import { PICTURE_FRAGMENT } from './parts.query.ts';

it.each([
  ['a photograph', true, 'data:a'],
  ['a picture of which nothing is known', undefined, 'data:a'],
  ['a logo with a transparent ground, through which it would be seen', false, null],
])('the first impression of %s', async (_, isOpaque, lqip) => {
  const asset = { _id: 'image-a', _type: 'sanity.imageAsset', metadata: { lqip: 'data:a', isOpaque } };
  const settings = { _id: 's', _type: 'siteSettings', logo: { asset: { _ref: 'image-a' } } };
  const logo = await ask(`*[_id == "s"][0].logo{${PICTURE_FRAGMENT}}`, [asset, settings]);
  expect(logo).toMatchObject({ asset: { _id: 'image-a', lqip } });
});

import type { SanityClient } from '@sanity/client';

import { ask } from '../../schemas/testing.ts';
import { validationOf } from '../../schemas/validation-testing.ts';
import { drawnPlaces } from './drawn-places.ts';
import { keyOf, swapMutations, usedPhotos, usesOf, type UsedPhoto } from './swap-photo.ts';

const OLD = 'image-old-600x750-jpg';
const NEW = 'image-new-600x750-jpg';
const picture = {
  _type: 'picture',
  asset: { _type: 'reference', _ref: OLD },
  alt: 'Recepção',
  hotspot: { x: 0.1 },
  crop: { top: 0.1 },
  peopleConsent: 'staff',
};
const ana = { _id: 'ana', _type: 'professional', fullName: 'Ana Exemplo', photo: picture };
const page = {
  _id: 'home',
  _type: 'page',
  title: 'Início',
  sections: [{ _key: 'a', _type: 'imageText', image: { ...picture, decorative: true } }],
};
const draft = { ...ana, _id: 'drafts.ana', fullName: 'Ana Exemplo Nova' };
const assets = [OLD, NEW].map((_id) => ({ _id, _type: 'sanity.imageAsset', url: `/${_id}`, originalFilename: _id }));
const wanted = { assetId: NEW, alts: { 'ana photo': 'Ana na sala' }, peopleConsent: '', credit: '' };

async function photoIn(...documents: readonly object[]): Promise<UsedPhoto> {
  const client = { fetch: (query: string) => ask(query, [...assets, ...documents]) };
  const photos = await usedPhotos(client as unknown as SanityClient);
  expect(photos.map(({ _id }) => _id)).toEqual([OLD]);
  const [photo] = photos;
  if (!photo) throw new Error('No photo is used.');
  return photo;
}

test('T10: a photo that content shows is offered with each of its places, drafts and published told once', async () => {
  const uses = usesOf(await photoIn(ana, draft, page, { ...ana, _id: 'versions.r.ana' }));
  expect(uses.map((use) => [keyOf(use), use.alt])).toEqual([
    ['ana photo', 'Recepção'],
    ['home sections[_key=="a"].image', undefined],
  ]);
});

test('S14: a logo has no description to check, nobody is seen on it, and it comes from nowhere else', async () => {
  const settings = { _id: 'siteSettings', _type: 'siteSettings', tradeName: 'Clínica', logo: { ...picture, alt: '' } };
  expect(usesOf(await photoIn(settings))).toMatchObject([{ path: 'logo', alt: undefined, isLogo: true }]);
  expect(usesOf(await photoIn(ana))).toMatchObject([{ path: 'photo', alt: 'Recepção', isLogo: false }]);
});

test('T10: who publishes changes what is on the site and the draft alike, and publishes nothing of the draft', async () => {
  const patches = swapMutations(await photoIn(ana, draft, page), wanted, true);
  expect(patches.map((one) => ('patch' in one ? one.patch.id : 'created'))).toEqual(['ana', 'drafts.ana', 'home']);
  expect(patches[0]).toEqual({
    patch: {
      id: 'ana',
      set: { 'photo.asset._ref': NEW, 'photo.alt': 'Ana na sala', 'photo.isStock': false },
      unset: ['photo.hotspot', 'photo.crop', 'photo.peopleConsent', 'photo.credit'],
    },
  });
});

test('T10: who may not publish leaves drafts for somebody who does; a draft without the photo stays as it is', async () => {
  const mutations = swapMutations(await photoIn(ana, page, { ...page, _id: 'drafts.home' }), wanted, false);
  expect(
    mutations.map((one) => ('patch' in one ? `patch ${one.patch.id}` : `create ${one.createIfNotExists._id}`)),
  ).toEqual(['create drafts.ana', 'patch drafts.ana', 'patch drafts.home']);
  expect(mutations[0]).not.toHaveProperty('createIfNotExists.hasDraft');
  const without = { _id: 'drafts.ana', _type: 'professional', fullName: 'Ana Exemplo' };
  expect(swapMutations(await photoIn(ana, without), wanted, false)).toEqual([]);
});

test('T10: where a bought photo comes from is written with it, and the cut of the old one goes', async () => {
  const [first] = swapMutations(await photoIn(ana), { ...wanted, credit: 'Banco X', peopleConsent: 'none' }, true);
  expect(first).toMatchObject({
    patch: { set: { 'photo.isStock': true, 'photo.credit': 'Banco X', 'photo.peopleConsent': 'none' } },
  });
});

test('T10: permission of the old photo is no permission of the new one: Studio asks again (L8)', async () => {
  const photo = { ...picture, peopleConsent: undefined };
  expect((await validationOf({ _id: 'professional-ana-exemplo', photo: picture })).warnings).not.toContain('photo');
  expect((await validationOf({ _id: 'professional-ana-exemplo', photo })).warnings).toContain('photo');
});

const drawnHome = {
  _id: 'home',
  _type: 'page',
  title: 'Início',
  sections: [
    { _key: 'a', _type: 'banner', variant: 'principal', title: 'Perto de você' },
    { _key: 'b', _type: 'banner', variant: 'interno', title: 'Só palavras' },
    { _key: 'c', _type: 'imageText', header: { title: 'A casa' }, image: picture },
    { _key: 'd', _type: 'imageText', header: { title: 'Escondida' }, hidden: true },
    {
      _key: 'e',
      _type: 'features',
      variant: '2',
      header: { title: 'Como funciona' },
      items: [{ _key: 'f', title: 'Agende' }],
    },
  ],
};

async function drawnIn(...documents: readonly object[]) {
  return await drawnPlaces({ fetch: (query: string) => ask(query, [...documents]) } as unknown as SanityClient);
}

test('S15: where the site draws because there is no picture, one can be put; the first page comes first', async () => {
  const exam = { _id: 'exame', _type: 'exam', title: 'Raio-X' };
  const gone = { _id: 'bia', _type: 'professional', fullName: 'Bia Exemplo', status: 'ex-membro' };
  const found = await drawnIn(exam, gone, { ...ana, photo: { _type: 'picture' } }, drawnHome, page);
  expect(found.map((photo) => usesOf(photo).map(({ title, path }) => [title, path]))).toEqual([
    [['Início: Perto de você', 'sections[_key=="a"].image']],
    [['Início: Agende', 'sections[_key=="e"].items[_key=="f"].image']],
    [['Ana Exemplo', 'photo']],
    [['Raio-X', 'image']],
  ]);
});

test('S15: the picture goes where the drawing was, published and draft alike, with all that is said of it', async () => {
  const [opening] = await drawnIn(drawnHome, { ...drawnHome, _id: 'drafts.home' });
  if (!opening) throw new Error('Nothing is drawn.');
  const [use] = usesOf(opening);
  expect(use).toMatchObject({ id: 'home', alt: '', isLogo: false });
  const alts = { [keyOf(use ?? { id: '', path: '' })]: 'Recepção' };
  const picture = {
    _type: 'picture',
    asset: { _type: 'reference', _ref: NEW },
    alt: 'Recepção',
    isStock: false,
    peopleConsent: 'none',
  };
  const set = { 'sections[_key=="a"].image': picture };
  expect(swapMutations(opening, { ...wanted, alts, peopleConsent: 'none' }, true)).toEqual([
    { patch: { id: 'home', set, unset: [] } },
    { patch: { id: 'drafts.home', set, unset: [] } },
  ]);
  const draftsOnly = swapMutations(opening, { ...wanted, alts }, false);
  expect(draftsOnly.map((one) => ('patch' in one ? one.patch.id : 'created'))).toEqual(['drafts.home']);
});

test('S15: a draft that has a picture there already is somebody’s choice', async () => {
  const [first, ...rest] = drawnHome.sections;
  const draft = { ...drawnHome, _id: 'drafts.home', sections: [{ ...first, image: picture }, ...rest] };
  const [opening] = await drawnIn(drawnHome, draft);
  if (!opening) throw new Error('Nothing is drawn.');
  expect(swapMutations(opening, wanted, true).map((one) => 'patch' in one && one.patch.id)).toEqual(['home']);
});

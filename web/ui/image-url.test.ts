import { imageUrl } from './image-url.ts';

const asset = { _id: `image-${'a'.repeat(40)}-2000x1000-jpg` };

function partsOf(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  return { pathname, params: Object.fromEntries(searchParams) };
}

it('asks the lake behind the site for the wanted width, in the format the browser prefers', () => {
  expect(partsOf(imageUrl({ asset }, { width: 640 }))).toEqual({
    pathname: `/lake/images/clinica/production/${'a'.repeat(40)}-2000x1000.jpg`,
    params: { w: '640', auto: 'format', fit: 'max' },
  });
});

it('cuts to a frame around the hotspot', () => {
  const { params } = partsOf(
    imageUrl({ asset, hotspot: { x: 0.9, y: 0.5, width: 0.2, height: 0.2 } }, { width: 400, height: 400 }),
  );
  // A square from the right end of a picture twice as wide as high.
  expect(params).toMatchObject({ rect: '1000,0,1000,1000', w: '400', h: '400' });
});

it('leaves out what the editor cropped away', () => {
  const crop = { left: 0.25, right: 0.25, top: 0, bottom: 0 };
  expect(partsOf(imageUrl({ asset, crop }, { width: 500 })).params).toMatchObject({ rect: '500,0,1000,1000' });
});

it('takes missing numbers of a crop or hotspot for none', () => {
  const source = { asset, crop: { left: null }, hotspot: { x: null } };
  expect(imageUrl(source, { width: 500 })).toBe(imageUrl({ asset }, { width: 500 }));
});

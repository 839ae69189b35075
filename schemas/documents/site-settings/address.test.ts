import { addressLines, googleMapsHref, wazeHref } from './address.ts';

const address = {
  street: 'Avenida Exemplo',
  number: 's/n',
  complement: null,
  district: 'Centro',
  city: 'Cidade Exemplo',
  uf: 'MT' as const,
  cep: '78000000',
  referencePoint: null,
};

it('writes an address in three lines', () => {
  expect(addressLines(address)).toEqual(['Avenida Exemplo, s/n, Centro', 'Cidade Exemplo/MT', 'CEP 78000-000']);
});

const place = { address, geo: null, mapsUrl: null, wazeUrl: null };

it('routes by coordinates where there are some', () => {
  const known = { ...place, geo: { lat: -10.5, lng: -55.25 } };
  expect(googleMapsHref(known)).toMatch(/destination=-10\.5%2C-55\.25$/);
  expect(wazeHref(known)).toBe('https://waze.com/ul?ll=-10.5%2C-55.25&navigate=yes');
});

it('routes by address where there are none', () => {
  expect(googleMapsHref({ ...place, geo: { lat: null, lng: null } })).toMatch(/destination=Avenida%20Exemplo/);
  expect(wazeHref(place)).toMatch(/q=Avenida%20Exemplo/);
});

it('leads to the clinic’s own entry in an app where staff gave it', () => {
  const listed = { ...place, mapsUrl: 'https://maps.app.goo.gl/exemplo', wazeUrl: 'https://waze.com/ul/hexemplo' };
  expect(googleMapsHref(listed)).toBe('https://maps.app.goo.gl/exemplo');
  expect(wazeHref(listed)).toBe('https://waze.com/ul/hexemplo');
});

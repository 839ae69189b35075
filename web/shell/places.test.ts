import { addressLines, googleMapsHref, wazeHref } from './places.ts';

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

it('routes by coordinates where there are some', () => {
  expect(googleMapsHref(address, { lat: -10.5, lng: -55.25 })).toMatch(/destination=-10\.5%2C-55\.25$/);
  expect(wazeHref(address, { lat: -10.5, lng: -55.25 })).toBe('https://waze.com/ul?ll=-10.5%2C-55.25&navigate=yes');
});

it('routes by address where there are none', () => {
  expect(googleMapsHref(address, { lat: null, lng: null })).toMatch(/destination=Avenida%20Exemplo/);
  expect(wazeHref(address, null)).toMatch(/q=Avenida%20Exemplo/);
});

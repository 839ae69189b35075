import { expect, test } from '@jest/globals';

import { mapAddressProblem } from './map-address.ts';

test.each([
  ['https://maps.app.goo.gl/exemplo', 'Google Maps'],
  ['https://www.google.com/maps/place/exemplo', 'Google Maps'],
  ['https://waze.com/ul/hexemplo', 'Waze'],
])('%s is of %s', (url, app) => {
  expect(mapAddressProblem(url, app)).toBe(true);
});

test.each([
  ['https://waze.com/ul/hexemplo', 'Google Maps'],
  ['https://google.com.exemplo.invalid/maps', 'Google Maps'],
  ['https://maps.app.goo.gl/exemplo', 'Waze'],
])('%s is not of %s, which the button names', (url, app) => {
  expect(mapAddressProblem(url, app)).toBe(`Este link não é do ${app}.`);
});

test('an empty field is fine: the site makes the route itself', () => {
  expect(mapAddressProblem(undefined, 'Waze')).toBe(true);
});

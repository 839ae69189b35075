import type { SchemaType } from 'sanity';

import { compiledSchema } from '../schemas/testing.ts';
import { isAsInserted } from './as-inserted.ts';

const typeOf = (name: string) => compiledSchema.get(name) as SchemaType;

test.each([
  ['councilRegistration', { _key: 'a', _type: 'councilRegistration' }],
  ['councilRegistration', { _key: 'a', _type: 'councilRegistration', uf: 'MT', isPrimary: true }],
  ['menuItem', { _key: 'a', _type: 'menuItem', link: { _type: 'link', kind: 'page' } }],
  ['specialDate', undefined],
])('S20: a new item is as it was inserted: %s %j', (type, value) => {
  expect(isAsInserted(value, typeOf(type))).toBe(true);
});

test.each([
  ['councilRegistration', { _key: 'a', uf: 'SP', isPrimary: true }],
  ['councilRegistration', { _key: 'a', council: 'CRM' }],
  ['menuItem', { _key: 'a', link: { kind: 'url' } }],
  ['menuItem', { _key: 'a', link: { kind: 'page', page: { _ref: 'sobre' } } }],
])('S20: an item into which somebody wrote is not: %s %j', (type, value) => {
  expect(isAsInserted(value, typeOf(type))).toBe(false);
});

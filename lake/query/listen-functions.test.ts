import { LakeError } from '../errors.ts';
import { listenFilter } from './listen-filter.ts';
import type { StoredDocument } from '../store/types.ts';

function unit(content: Record<string, unknown>): StoredDocument {
  const date = '2026-01-01T00:00:00Z';
  return { _id: 'a', _type: 'unit', _rev: 'r', _createdAt: date, _updatedAt: date, ...content };
}

const near = unit({ place: { lat: 0, lng: 0 } });
const far = unit({ place: { lat: 10, lng: 0 } });

test('functions that groq-js lacks decide like in queries', () => {
  const geo = listenFilter('*[geo::distance(place, geo::latLng(0, 0)) < 1000]', {}, 'ana');
  expect([geo(near), geo(far)]).toEqual([true, false]);
  const diff = listenFilter('*[diff::changedAny($before, @, place.lat)]', { before: near }, 'ana');
  expect([diff(near), diff(far)]).toEqual([false, true]);
});

test('a condition that one document cannot answer lets it through, rather than miss an event', () => {
  expect(listenFilter('*[documents::incomingRefCount() > 3]', {}, 'ana')(near)).toBe(true);
});

test('a function that cannot be supported is told at once', () => {
  expect(() => listenFilter('*[user::attributes().a == 1]', {}, 'ana')).toThrow(LakeError);
});

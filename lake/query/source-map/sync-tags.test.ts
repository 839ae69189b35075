import { runQuery } from '../run-query.ts';
import { documentTag, tagsOfCommit, typeTag } from './sync-tags.ts';
import { everyone, readerOf } from '../testing.ts';
import type { Commit, StoredDocument } from '../../store/types.ts';

const stamps = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const reader = readerOf([
  { _id: 'home', _type: 'page', sections: [{ who: { _ref: 'ana' } }, { who: { _ref: 'lost' } }] },
  { _id: 'ana', _type: 'person', name: 'Ana' },
]);

function tagsOf(query: string): readonly string[] {
  return runQuery(reader, { query, caller: everyone }).syncTags;
}

function commitOf(id: string, before: string | undefined, after: string | undefined): Commit {
  const state = (_type: string | undefined): StoredDocument | undefined =>
    _type ? { _id: id, _type, ...stamps } : undefined;
  const change = { id, before: state(before), after: state(after), mutations: [], effects: { apply: [], revert: [] } };
  return { sequence: 1, transactionId: 't', timestamp: stamps._createdAt, author: 'u', changes: [change] };
}

function isTouched(query: string, commit: Commit): boolean {
  const changed = tagsOfCommit(commit);
  return tagsOf(query).some((tag) => changed.includes(tag));
}

test('tags are short and opaque', () => {
  expect(typeTag('page')).toMatch(/^s1:[\w-]{8}$/);
  expect(typeTag('page')).not.toBe(documentTag('page'));
});

test.each([
  ['a type', '*[_type == "page"]{title}', [typeTag('page')]],
  ['several types', '*[_type in ["page", "person"]]', [typeTag('page'), typeTag('person')].sort()],
  ['an alternative', '*[_type == "page" || _id == "x"]', [typeTag('page'), documentTag('x')].sort()],
  ['an id, also one that does not exist yet', '*[_id == "siteSettings"][0]', [documentTag('siteSettings')]],
  ['the smaller of two', '*[_type in ["page", "person"] && _id == "home"]', [documentTag('home')]],
])('a query that names %s depends on it', (_, query, tags) => {
  expect(tagsOf(query)).toEqual(tags);
});

test('followed references count with the type they led to, broken ones with their id', () => {
  expect(tagsOf('*[_id == "home"]{"people": sections[].who->name}')).toEqual(
    [documentTag('home'), typeTag('person'), documentTag('lost')].sort(),
  );
});

test('subqueries count too', () => {
  expect(tagsOf('*[_id == "home"][0]{"all": *[_type == "person"]}')).toEqual(
    [documentTag('home'), typeTag('person')].sort(),
  );
});

test.each(['count(*)', '*[references("ana")]', '*[_type == "page" || defined(name)]', '*[_type == ^.x]'])(
  '%s depends on everything',
  (query) => {
    expect(tagsOf(query)).toHaveLength(1);
    expect(isTouched(query, commitOf('whatever', undefined, 'new-type'))).toBe(true);
  },
);

test('a commit touches queries over its type or id, before and after, and no others', () => {
  const edit = commitOf('ana', 'person', 'person');
  expect(isTouched('*[_type == "person"]', edit)).toBe(true);
  expect(isTouched('*[_id == "ana"]', edit)).toBe(true);
  expect(isTouched('*[_id == "home"]{"people": sections[].who->name}', edit)).toBe(true);
  expect(isTouched('*[_type == "page"]{title}', edit)).toBe(false);
  expect(isTouched('*[_type == "person"]', commitOf('ana', 'person', undefined))).toBe(true);
  expect(isTouched('*[_id == "home"]{"people": sections[].who->name}', commitOf('lost', undefined, 'thing'))).toBe(
    true,
  );
});

test('an edited draft touches queries for the published id', () => {
  expect(isTouched('*[_id == "ana"]', commitOf('drafts.ana', undefined, 'person'))).toBe(true);
});

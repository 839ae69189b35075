import { jest } from '@jest/globals';
import { listenFilter } from './listen-filter.ts';
import type { StoredDocument } from '../store/types.ts';

afterEach(() => jest.restoreAllMocks());

const date = '2026-01-01T00:00:00Z';
const document = (content: object = {}): StoredDocument => ({
  _id: 'a',
  _type: 'page',
  _rev: 'r',
  _createdAt: date,
  _updatedAt: date,
  ...content,
});

test.each([
  ['*', true],
  ['*[_type == "page"]{title} | order(title)[0...3]', true],
  ['*[_type == "page"][title == "Olá"]', true],
  ['*[_id in path("drafts.**")]', false],
  ['*[sanity::versionOf("a")]', true],
  ['*[references("b")]', true],
  ['*[title match text::query("ola")]', true],
  ['*[author == identity()]', true],
])('%s is about the document: %s', (query, expected) => {
  const matches = listenFilter(query, {}, 'ana');
  expect(matches(document({ title: 'Olá', to: { _ref: 'b' }, author: 'ana' }))).toBe(expected);
});

test.each(['{"a": 1}', 'count(*)', '*[_type =='])('%s is nothing to listen to', (query) => {
  expect(() => listenFilter(query, {}, '')).toThrow(expect.objectContaining({ status: 400, type: 'queryParseError' }));
});

test('a stranger cannot keep the lake reading its filter; a long one needs a token', () => {
  const query = `*[${Array(400).fill('a==1').join('||')}]`;
  expect(() => listenFilter(query, {}, '')).toThrow(expect.objectContaining({ status: 400, type: 'queryParseError' }));
  expect(listenFilter(query, {}, 'ana')(document({ a: 1 }))).toBe(true);
});

test('a filter made to stop the lake costs little, and then nothing', () => {
  const many = `[${Array(300).fill(1).join()}]`;
  const matches = listenFilter(`*[count(${many}[count(${many}[count(${many}) > 0]) > 0]) > 0]`, {}, '');
  // Each evaluation looks at the clock, which stands still: it is stopped by the work that it does.
  const looks = jest.spyOn(performance, 'now').mockReturnValue(0);
  const isEvaluated = Array.from({ length: 50 }, () => {
    looks.mockClear();
    expect(matches(document())).toBe(true);
    return looks.mock.calls.length > 0;
  });
  expect(isEvaluated).toEqual([true, true, true, ...Array.from({ length: 47 }, () => false)]);
});

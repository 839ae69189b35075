import { perspectiveOf } from './perspective.ts';
import { callerWho, everyone } from './testing.ts';

const anonymous = callerWho(() => true, null);

test.each([
  [undefined, '2025-02-19', []],
  [undefined, '2026-05-04', []],
  [undefined, '2025-02-18', 'raw'],
  [undefined, '1', 'raw'],
  [undefined, 'X', 'raw'],
  ['raw', '2025-02-19', 'raw'],
  ['published', '1', []],
  ['drafts', '1', ['drafts']],
  ['previewDrafts', '1', ['drafts']],
  ['verao,drafts', '1', ['verao', 'drafts']],
  ['verao, drafts ,published', '1', ['verao', 'drafts']],
  ['published,drafts', '1', []],
])('perspective=%s with version %s is %j', (parameter, version, expected) => {
  expect(perspectiveOf(parameter, version, everyone)).toEqual(expected);
});

test.each(['raw,drafts', 'drafts,raw', 'a b', 'drafts,,'])('perspective=%s is refused', (parameter) => {
  expect(() => perspectiveOf(parameter, '1', everyone)).toThrow(expect.objectContaining({ status: 400 }));
});

test('anonymous callers see published content and raw, nothing else', () => {
  expect(perspectiveOf('published', '1', anonymous)).toEqual([]);
  expect(perspectiveOf('raw', '1', anonymous)).toBe('raw');
  expect(() => perspectiveOf('drafts', '1', anonymous)).toThrow(expect.objectContaining({ status: 401 }));
});

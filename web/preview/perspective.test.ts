import { parsePerspective } from './perspective.ts';

it.each([
  ['drafts', 'drafts'],
  ['published', 'published'],
  ['rNatal,drafts', ['rNatal', 'drafts']],
  ['rNatal', ['rNatal']],
])('reads %s', (text, wanted) => {
  expect(parsePerspective(text)).toEqual(wanted);
});

it.each([undefined, '', 'raw', 'rNatal,raw', 'a b', 'a,,b', '../x', Array(40).fill('r').join(',')])(
  'takes %p for drafts',
  (text) => {
    expect(parsePerspective(text)).toBe('drafts');
  },
);

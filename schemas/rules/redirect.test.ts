import { expect, test } from '@jest/globals';

import { redirectProblem, redirectSourceProblem } from './redirect.ts';

test('an old address is a path of this site', () => {
  expect(redirectSourceProblem('/contatos')).toBe(true);
  expect(redirectSourceProblem('/a/b')).toBe(true);
  for (const from of ['contatos', '//evil.invalid', '/a?b', '/a#b', '/a b']) {
    expect(redirectSourceProblem(from)).toContain('Comece');
  }
});

test('the home page and the site’s own addresses stay where they are', () => {
  expect(redirectSourceProblem('/')).toContain('inicial');
  expect(redirectSourceProblem('/studio/structure')).toContain('próprio site');
  expect(redirectSourceProblem('/studios')).toBe(true);
});

test('it leads to a path or to an https address, and not in a circle', () => {
  const from = { document: { from: '/a' } };
  expect(redirectProblem('/b#horarios', from)).toBe(true);
  expect(redirectProblem('https://exemplo.invalid/', from)).toBe(true);
  expect(redirectProblem('http://exemplo.invalid/', from)).toContain('https');
  expect(redirectProblem('//exemplo.invalid', from)).toContain('https');
  expect(redirectProblem('javascript:alert(1)', from)).toContain('https');
  expect(redirectProblem('/a', from)).toContain('igual');
});

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

test('V3: an address that browsers cannot ask for, or that the site never looks up, is refused', () => {
  expect(redirectSourceProblem('/50%')).toContain('%20');
  expect(redirectSourceProblem('/%E0%A4%A')).toContain('%20');
  expect(redirectSourceProblem(`/${'á'.repeat(400)}`)).toContain('longo');
  for (const home of ['/./', '/a/..', '/%2e']) expect(redirectSourceProblem(home)).toContain('inicial');
  for (const own of ['/og/740x300', '/Sitemap.xml', '/sw.js', '/a/../api/x', '/%61pi', '/offline', '/icon.svg']) {
    expect(redirectSourceProblem(own)).toContain('próprio site');
  }
});

test('V3: an address with a dot, accents or escapes is an old address like any other', () => {
  for (const from of ['/preparo.pdf', '/fotos/a.jpg', '/contato.asp', '/preparação.pdf', '/prepara%C3%A7%C3%A3o']) {
    expect(redirectSourceProblem(from)).toBe(true);
  }
});

test('it leads to a path or to an https address, and not in a circle', () => {
  const from = { document: { from: '/a' } };
  expect(redirectProblem('/b#horarios', from)).toBe(true);
  expect(redirectProblem('https://exemplo.invalid/', from)).toBe(true);
  expect(redirectProblem('http://exemplo.invalid/', from)).toContain('https');
  expect(redirectProblem('//exemplo.invalid', from)).toContain('https');
  expect(redirectProblem('javascript:alert(1)', from)).toContain('https');
  expect(redirectProblem('/a', from)).toContain('igual');
  expect(redirectProblem('/A/#horarios', from)).toContain('igual');
});

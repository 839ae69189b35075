/** @jest-environment node */
import { sitePath } from './preview-link.ts';

it.each([
  ['/', '/'],
  ['/servicos?a=1#b', '/servicos?a=1#b'],
  ['/não', '/n%C3%A3o'],
  ['/a//b', '/a//b'],
])('%s is a path of the site', (given, path) => {
  expect(sitePath(given)).toBe(path);
});

it.each([
  '',
  'servicos',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '//this.site//evil.example',
  '/\\[',
])('%p leads nowhere but home', (given) => {
  expect(sitePath(given)).toBe('/');
});

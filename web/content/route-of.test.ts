import { routeOf } from './route-of.ts';

it.each([
  ['/', { kind: 'home' }],
  ['/a-clinica', { kind: 'page', slug: 'a-clinica' }],
  ['/a/b', { kind: 'page', slug: 'a/b' }],
  ['/profissional', { kind: 'professionals' }],
  ['/profissional/ana-exemplo', { kind: 'professional', slug: 'ana-exemplo' }],
  ['/profissional/ana/exemplo', { kind: 'nothing' }],
  ['/A-Clinica', { kind: 'nothing' }],
  ['/a--b', { kind: 'nothing' }],
  ['/%20', { kind: 'nothing' }],
  ['/../x', { kind: 'nothing' }],
  [`/${'a'.repeat(97)}`, { kind: 'nothing' }],
])('knows what %s shows', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

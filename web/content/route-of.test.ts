import { routeOf } from './route-of.ts';

it.each([
  ['/', { kind: 'home' }],
  ['/a-clinica', { kind: 'page', slug: 'a-clinica' }],
  ['/exames', { kind: 'page', slug: 'exames' }],
  ['/exames/abdome-total', { kind: 'exam', slug: 'abdome-total' }],
  ['/servicos/clinica-geral', { kind: 'service', slug: 'clinica-geral' }],
  ['/a/b', { kind: 'nothing' }],
  ['/profissional', { kind: 'professionals' }],
  ['/profissional/ana-exemplo', { kind: 'professional', slug: 'ana-exemplo' }],
  ['/profissional/ana/exemplo', { kind: 'nothing' }],
  ['/topics', { kind: 'topics' }],
  ['/topics/sono', { kind: 'topic', slug: 'sono' }],
  ['/topics/sono/dormir-bem', { kind: 'post', topic: 'sono', slug: 'dormir-bem' }],
  ['/topics/sono/dormir/bem', { kind: 'nothing' }],
  ['/coming-soon', { kind: 'fixed' }],
  ['/basic-components', { kind: 'fixed' }],
  ['/A-Clinica', { kind: 'nothing' }],
  ['/a--b', { kind: 'nothing' }],
  ['/%20', { kind: 'nothing' }],
  ['/../x', { kind: 'nothing' }],
  [`/${'a'.repeat(97)}`, { kind: 'nothing' }],
])('knows what %s shows (R6)', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

import { type Route, routeOf } from './route-of.ts';

/** A route by its name alone. */
function plain(at: Route) {
  if (at.kind === 'index') return { kind: at.kind, path: at.index.path };
  return at.kind === 'document' ? { kind: at.kind, type: at.route.type, ...at.params } : at;
}

it.each([
  ['/', { kind: 'home' }],
  ['/a-clinica', { kind: 'document', type: 'page', slug: 'a-clinica' }],
  ['/exames', { kind: 'document', type: 'page', slug: 'exames' }],
  ['/exames/abdome-total', { kind: 'document', type: 'exam', slug: 'abdome-total' }],
  ['/servicos/clinica-geral', { kind: 'document', type: 'service', slug: 'clinica-geral' }],
  ['/a/b', { kind: 'nothing' }],
  ['/profissional', { kind: 'index', path: '/profissional' }],
  ['/profissional/ana-exemplo', { kind: 'document', type: 'professional', slug: 'ana-exemplo' }],
  ['/profissional/ana/exemplo', { kind: 'nothing' }],
  ['/topics', { kind: 'index', path: '/topics' }],
  ['/topics/sono', { kind: 'document', type: 'topic', slug: 'sono' }],
  ['/topics/sono/dormir-bem', { kind: 'document', type: 'post', topic: 'sono', slug: 'dormir-bem' }],
  ['/topics/sono/dormir/bem', { kind: 'nothing' }],
  ['/coming-soon', { kind: 'fixed' }],
  ['/busca', { kind: 'fixed' }],
  ['/agendar', { kind: 'fixed' }],
  ['/agendar/exame/raio-x', { kind: 'fixed' }],
  ['/agendar/pedido/0a1b-2c3d-4e5f', { kind: 'fixed' }],
  ['/agendar/outro/raio-x', { kind: 'nothing' }],
  ['/basic-components', { kind: 'fixed' }],
  ['/basic-components/call-to-action', { kind: 'fixed' }],
  ['/basic-components/nada', { kind: 'nothing' }],
  ['/A-Clinica', { kind: 'nothing' }],
  ['/a--b', { kind: 'nothing' }],
  ['/%20', { kind: 'nothing' }],
  ['/../x', { kind: 'nothing' }],
  [`/${'a'.repeat(97)}`, { kind: 'nothing' }],
])('knows what %s shows (R6)', (path, route) => {
  expect(plain(routeOf(path))).toEqual(route);
});

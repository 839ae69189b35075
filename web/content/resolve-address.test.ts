import { resolveAddress, type Known } from './resolve-address.ts';
import { redirectProblem } from '#schemas/rules/links.ts';
import type { Place } from '#schemas/documents/places.ts';

const place = (id: string, path: string, former: string[] = []): Place => ({
  id,
  type: path.startsWith('/profissional/') ? 'professional' : 'page',
  path,
  params: { slug: path.slice(path.lastIndexOf('/') + 1) },
  former,
  updatedAt: '',
  listed: true,
  guards: [],
});

const known: Known = {
  places: [place('professional-1', '/profissional/ana-exemplo', ['/profissional/ana']), place('clinic', '/a-clinica')],
  redirects: [
    { from: '/Equipe/', to: '/profissional', permanent: null },
    { from: '/promo', to: '/a-clinica', permanent: false },
    { from: '/a', to: '/b', permanent: null },
    { from: '/b', to: '/A/', permanent: null },
  ],
  menu: [
    { label: 'Resultados', href: '/a-clinica#resultados' },
    { label: 'Convênios e preços', href: 'https://precos.invalid/' },
    { label: 'Nada', href: null },
    { label: 'Sumiu', href: '/sumiu' },
    { label: 'Também sumiu', href: '/sumiu-mesmo' },
  ],
  findByFormerPath: (path) => (path === '/quem-somos' ? 'clinic' : path === '/antiga' ? 'deleted' : undefined),
};

const nothing = { kind: 'nothing' };
const here = { kind: 'here', guards: [] };
const moved = (to: string, permanent = true) => ({ kind: 'moved', to, permanent });

it.each([
  ['a page', '/a-clinica', here],
  ['the list of professionals', '/profissional', here],
  ['a fixed page', '/basic-components', here],
  ['the form for a professional (U6)', '/agendar/profissional/ana-exemplo', here],
  ['the form for what is gone (U6)', '/agendar/exame/raio-x', moved('/agendar', false)],
  ['a redirect of the clinic', '/equipe', moved('/profissional')],
  ['one for the time being', '/promo', moved('/a-clinica', false)],
  ['the id of a professional', '/profissional/professional-1', moved('/profissional/ana-exemplo')],
  ['a slug that the content remembers', '/profissional/ana', moved('/profissional/ana-exemplo')],
  ['a slug that the site remembers', '/quem-somos', moved('/a-clinica')],
  ['something deleted', '/antiga', nothing],
  ['an unknown person', '/profissional/ninguem', nothing],
  ['a malformed id', '/profissional/Ana--X', nothing],
  ['redirects that lead in a circle', '/a', nothing],
  ['an invented address', '/nada', nothing],
  ['what the menu calls a part of a page', '/Resultados/', moved('/a-clinica#resultados', false)],
  ['the words of the menu as they are typed', '/conv%C3%AAnios-e-pre%C3%A7os', moved('https://precos.invalid/', false)],
  ['an item of the menu that leads to itself', '/sumiu', nothing],
  ['an item of the menu that leads nowhere', '/tambem-sumiu', nothing],
  ['the words of the menu below something', '/exames/resultados', nothing],
])('decides about %s (R2, R6, E1)', (_title, path, expected) => {
  expect(resolveAddress(path, known)).toEqual(expected);
});

test.each([
  '//evil.invalid',
  '/\\evil.invalid',
  '/\t/evil.invalid',
  'https:evil.invalid\n',
  'http://evil.invalid/',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.invalid',
])('O13: a redirect to %j, which no form takes, leads nobody anywhere', (to) => {
  const redirects = [{ from: '/promo', to, permanent: null }];
  expect(resolveAddress('/promo', { ...known, redirects })).toEqual(nothing);
  expect(redirectProblem(to, { document: { from: '/promo' } })).toContain('https://');
});

describe('V: /temas is a second address of /topics', () => {
  const topics = [place('sono', '/topics/sono'), place('post', '/topics/sono/dormir-bem')];
  const decide = (path: string, more: Partial<Known> = {}) =>
    resolveAddress(path, { ...known, places: topics, ...more });
  const rule = (from: string, to: string) => ({ from, to, permanent: null });

  it.each([
    ['/temas', moved('/topics')],
    ['/Temas/', moved('/topics')],
    ['/temas/sono', moved('/topics/sono')],
    ['/temas/sono/dormir-bem', moved('/topics/sono/dormir-bem')],
    ['/temas/nenhum', nothing],
    ['/topics', here],
    ['/topics/sono', here],
  ])('V: decides about %s', (path, expected) => {
    expect(decide(path)).toEqual(expected);
  });

  it('V: leaves it to the clinic where it has a page or a redirect there', () => {
    expect(decide('/temas', { places: [place('page', '/temas')] })).toEqual(here);
    expect(decide('/temas', { redirects: [rule('/temas', '/blog')] })).toEqual(moved('/blog'));
  });

  it.each([
    ['/medicos', moved('/profissional')],
    ['/profissionais/ana-exemplo', moved('/profissional/ana-exemplo')],
    ['/blog', moved('/topics')],
    ['/noticias/sono', moved('/topics/sono')],
    ['/medicos/ninguem', nothing],
  ])('leads on from what other sites call a list: %s', (path, expected) => {
    expect(decide(path, { places: [...topics, ...known.places] })).toEqual(expected);
  });

  it('leaves an address to the page that had it before', () => {
    expect(decide('/blog', { places: [...topics, place('page', '/novidades', ['/blog'])] })).toEqual(
      moved('/novidades'),
    );
    expect(decide('/noticias', { places: known.places, findByFormerPath: () => 'clinic' })).toEqual(
      moved('/a-clinica'),
    );
  });

  it('V: leads nobody in a circle, whatever the clinic redirects', () => {
    const redirects = [rule('/topics', '/temas')];
    expect(decide('/topics', { redirects })).toEqual(here);
  });
});

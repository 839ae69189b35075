import { slugField } from '../objects/document-fields.ts';
import { mapAddressProblem, pageSlugProblem, redirectProblem, redirectSourceProblem } from './links.ts';

test.each(['servicos', 'a-clinica', 'covid-19'])('/%s is a good address', (slug) => {
  expect(pageSlugProblem(slug)).toBe(true);
});

test.each(['Serviços', 'a--b', '-a', 'a/b', 'a b'])('%j is refused', (slug) => {
  expect(pageSlugProblem(slug)).toMatch('minúsculas');
});

test.each(['profissional', 'busca', 'studio', 'lake', 'api'])('/%s belongs to the site', (slug) => {
  expect(pageSlugProblem(slug)).toMatch('próprio site');
});

test('an empty address asks for one', () => {
  expect(pageSlugProblem(undefined)).toMatch('Informe');
});

test.each([
  ['Mãe & bebê', 'mae-e-bebe'],
  ['Check-up por R$ 100', 'check-up-por-r-100'],
  ['Coração | Pulmão', 'coracao-pulmao'],
  ['Febre < 38 °C', 'febre-38-c'],
  ['?!', ''],
  [
    'Quando procurar o pronto-socorro com suspeita de dengue e de outras febres',
    'quando-procurar-o-pronto-socorro-com-suspeita-de-dengue-e-de',
  ],
  [
    'Dor de cabeça que não passa: o que fazer em casa e quando procurar',
    'dor-de-cabeca-que-nao-passa-o-que-fazer-em-casa-e-quando',
  ],
])('Z12: “Gerar” makes of %j the address %j', (words, slug) => {
  const { slugify } = Object(slugField('content', 'title', '').options) as { slugify: (text: string) => string };
  expect(slugify(words)).toBe(slug);
});

test('V: the second address of the topics stays free for it', () => {
  expect(pageSlugProblem('temas')).toContain('usado pelo próprio site');
});

test('an old address is a path of this site', () => {
  expect(redirectSourceProblem('/contatos')).toBe(true);
  expect(redirectSourceProblem('/a/b')).toBe(true);
  for (const from of ['contatos', '//evil.invalid', '/a#b', '/a b']) {
    expect(redirectSourceProblem(from)).toContain('Comece');
  }
  expect(redirectSourceProblem('/a?b')).toContain('sem “?”');
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

test.each([
  ['https://maps.app.goo.gl/exemplo', 'Google Maps'],
  ['https://www.google.com/maps/place/exemplo', 'Google Maps'],
  ['https://waze.com/ul/hexemplo', 'Waze'],
])('%s is of %s', (url, app) => {
  expect(mapAddressProblem(url, app)).toBe(true);
});

test.each([
  ['https://waze.com/ul/hexemplo', 'Google Maps'],
  ['https://google.com.exemplo.invalid/maps', 'Google Maps'],
  ['https://maps.app.goo.gl/exemplo', 'Waze'],
])('%s is not of %s, which the button names', (url, app) => {
  expect(mapAddressProblem(url, app)).toBe(`Este link não é do ${app}.`);
});

test('an empty field is fine: the site makes the route itself', () => {
  expect(mapAddressProblem(undefined, 'Waze')).toBe(true);
});

import { parseVisit } from './visit-report.ts';

const OWN = 'https://clinica.com.br';
const parse = (report: object) => parseVisit(JSON.stringify({ path: '/', ...report }), OWN);

it.each([
  ['', 'direct'],
  ['https://www.google.com.br/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://www.googlemail.com/', 'other'],
  ['https://prefeitura.mt.gov.br/saude', 'other'],
  [`${OWN}/exames`, 'site'],
])('M2: who comes from “%s” counts as %s', (referrer, from) => {
  expect(parse({ referrer })).toEqual({ path: '/', from });
});

it.each([
  ['tel:+556635310000', 'call'],
  ['mailto:contato@clinica.com.br', 'mail'],
  ['https://wa.me/5566999110000', 'whatsapp'],
  ['https://www.google.com/maps/dir/', 'route'],
  ['https://waze.com/ul', 'route'],
  ['geo:-10.8,-55.4', 'route'],
])('M2: %s is followed to %s', (link, lead) => {
  expect(parse({ link })).toEqual({ path: '/', lead });
});

it('M2: another link is nothing that people came for', () => {
  expect(parse({ link: 'https://portal.cfm.org.br/' })).toEqual({ path: '/' });
});

it.each([
  ['no JSON', '{'],
  ['an address of another site', '{"path":"https://example.com/","referrer":""}'],
  ['a referrer that is none', '{"path":"/","referrer":"ana@example.com"}'],
  ['what only the server knows', '{"path":"/","lead":"sent"}'],
])('M2: refuses %s', (_title, text) => {
  expect(parseVisit(text, OWN)).toBeUndefined();
});

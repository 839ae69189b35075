/** @jest-environment node */
import type { Published } from './dependencies.ts';
import { BREACH_CHECKS } from '#schemas/rules/breach-checks.ts';
import { Answers } from './answers.ts';
import { Replica } from './replica.ts';

const stored = (
  document: { readonly _id: string; readonly _type: string; readonly [field: string]: unknown },
  _rev = 'r1',
): Published => ({
  ...document,
  _rev,
  _createdAt: '2026-11-21T12:00:00Z',
  _updatedAt: '2026-11-21T12:00:00Z',
});
const topic = (fields: object, rev?: string) => stored({ _id: 'topic', _type: 'topic', ...fields }, rev);
const ask = (replica: Replica, query: string) => new Answers(replica).read(query).data;

let lines: string[];
let replica: Replica;
beforeEach(() => {
  lines = [];
  replica = new Replica((line) => void lines.push(line));
});

it('P7: a document whose fields have other types leaves its version before in place, and is named', () => {
  replica.replace([topic({ title: 'Exames' })]);
  replica.apply('topic', topic({ title: { pt: 'Exames' } }, 'r2'));
  expect(ask(replica, '*[_type == "topic"][0].title')).toBe('Exames');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ event: 'content-does-not-fit', id: 'topic', path: 'title', wanted: 'texto' }),
  ]);
  replica.apply('topic', topic({ title: 'Exames de imagem' }, 'r3'));
  expect(ask(replica, '*[_type == "topic"][0].title')).toBe('Exames de imagem');
});

it.each([
  ['null among sections', { sections: [null] }],
  ['a number among sections', { sections: [1] }],
  ['a text in place of a list', { sections: 'nenhuma' }],
])('P7: a page with %s that never was right is not there', (_title, fields) => {
  replica.replace([stored({ _id: 'home', _type: 'page', ...fields })]);
  expect(ask(replica, '*[_type == "page"]')).toEqual([]);
});

it('what breaks a rule that protects people is in no answer, and the log says why, once', () => {
  const nameless = stored({ _id: 'ana', _type: 'professional', fullName: 'Dra. Ana' });
  replica.replace([nameless, topic({ title: 'Exames' })]);
  replica.apply('topic', topic({ title: 'Rotina' }, 'r2'));
  expect(ask(replica, '*._type')).toEqual(['topic']);
  expect(ask(replica, '*[_id == "ana"][0]')).toBeNull();
  expect(lines).toContainEqual(expect.stringMatching(/content-withheld.*"ana"/));
  expect(lines).toHaveLength(new Set(lines).size);
});

it('a picture without its text alternative loses its file, and nothing else', () => {
  const image = { _type: 'picture', asset: { _type: 'reference', _ref: 'image-a' }, isStock: false };
  replica.replace([
    stored({
      _id: 'portfolio',
      _type: 'portfolioItem',
      title: 'Sala',
      image,
    }),
  ]);
  expect(ask(replica, '*[_id == "portfolio"][0]{title, "has": defined(image.asset)}')).toEqual({
    title: 'Sala',
    has: false,
  });
});

it('what is not in a list of everything is gone', () => {
  replica.replace([topic({ title: 'Exames' })]);
  replica.replace([]);
  expect([ask(replica, '*'), replica.documents()]).toEqual([[], []]);
});

it('tells nobody of a list of everything in which nothing is new', () => {
  const told: unknown[] = [];
  replica.replace([topic({ title: 'Exames' })]);
  replica.onChange((names) => void told.push(names));
  replica.replace([topic({ title: 'Exames' })]);
  expect(told).toEqual([]);
});

it('V9: says that something is gone which visitors never saw: no file may keep it', () => {
  replica.replace([stored({ _id: 'ana', _type: 'professional', fullName: 'Dra. Ana' })]);
  const told: ReadonlySet<string>[] = [];
  replica.onChange((names) => void told.push(names));
  replica.apply('ana', undefined);
  expect([told.map(({ size }) => size), replica.documents()]).toEqual([[0], []]);
});

it('says that there is content, also where none is published', () => {
  const told: ReadonlySet<string>[] = [];
  replica.onChange((names) => void told.push(names));
  replica.replace([]);
  expect([told.length, replica.isLoaded]).toEqual([1, true]);
});

it('P7: of a person nothing earlier stays when a version does not fit: it may be the one that takes something back', () => {
  const quote = { _id: 'q', _type: 'testimonial', quote: 'Atendimento atencioso.' };
  replica.replace([stored(quote)]);
  replica.apply('q', stored({ ...quote, year: {}, consentRevokedAt: '2026-11-21' }, 'r2'));
  expect(replica.documents()).toEqual([]);
});

describe('M1: no fiction goes live', () => {
  const settings = (fields: object, rev?: string) =>
    stored({ _id: 'siteSettings', _type: 'siteSettings', ...fields }, rev);
  const isDemonstration = () => ask(replica, '*[_id == "siteSettings"][0].demoMode == true');

  it.each([
    ['is marked as invented', { title: 'Exames', isDemo: true }],
    ['names what was invented', { title: 'Exames em Cidade Exemplo' }],
  ])('S2: the site is a demonstration as long as anything %s, whatever the switch says', (_title, fields) => {
    replica.replace([settings({ demoMode: false }), topic(fields)]);
    expect(isDemonstration()).toBe(true);
    replica.apply('topic', topic({ title: 'Exames em Sinop', isDemo: false }, 'r2'));
    expect(isDemonstration()).toBe(false);
    replica.apply('topic', topic(fields, 'r3'));
    expect(isDemonstration()).toBe(true);
    replica.apply('topic', undefined);
    expect(isDemonstration()).toBe(false);
  });

  it('the switch keeps the ribbon on where nothing is invented', () => {
    replica.replace([settings({ demoMode: true })]);
    expect(isDemonstration()).toBe(true);
  });
});

it('X9: a rule that the documents show how to make holds on the site, for a type nobody thought of', () => {
  const checks = BREACH_CHECKS as (typeof BREACH_CHECKS)[number][];
  checks.push({ type: 'topic', rule: 'N1', hides: 'document', problem: () => 'Este assunto não pode ser mostrado.' });
  replica.replace([topic({ title: 'Exames' })]);
  checks.pop();
  expect(ask(replica, '*[_type == "topic"]')).toEqual([]);
});

/** @jest-environment node */
import type { Published } from '#web/replica/dependencies.ts';
import { Replica } from '#web/replica/replica.ts';
import { searchIndex } from './site-search.ts';

let revisions = 0;
const document = (fields: {
  readonly _id: string;
  readonly _type: string;
  readonly [field: string]: unknown;
}): Published => ({
  _rev: String((revisions += 1)),
  _createdAt: '2026-11-21T12:00:00Z',
  _updatedAt: '2026-11-21T12:00:00Z',
  ...fields,
});
const text = (words: string) => [
  {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 'a', _type: 'span', text: words, marks: [] }],
  },
];
const page = (slug: string, fields: object = {}) =>
  document({ _id: slug, _type: 'page', title: slug, slug: { _type: 'slug', current: slug }, ...fields });
const section = (type: string, fields: object = {}) => ({
  _key: type,
  _type: type,
  header: { _type: 'sectionHeader', title: 'Zulmira' },
  ...fields,
});
const settings = (fields: object) =>
  document({ _id: 'siteSettings', _type: 'siteSettings', tradeName: 'Clínica', ...fields });

let replica: Replica;
beforeEach(() => {
  replica = new Replica(() => {});
});

/** Addresses that a search for `words` finds when this is published. */
function find(words: string, ...documents: readonly Published[]): readonly string[] {
  if (documents.length > 0) replica.replace(documents);
  return searchIndex(replica)
    .search(words)
    .groups.flatMap(({ found }) => found.map(({ href }) => href));
}

it('U1: finds a section at its place in the page, and one without a place with the page', () => {
  const anchored = section('richText', { anchorId: 'historia', body: text('Fundada em Sinop') });
  expect(find('zulmira', page('a-clinica', { sections: [anchored] }))).toEqual(['/a-clinica#historia']);
  expect(find('sinop')).toEqual(['/a-clinica#historia']);
  expect(
    find('sinop', page('a-clinica', { sections: [section('richText', { body: text('Fundada em Sinop') })] })),
  ).toEqual(['/a-clinica']);
});

const price = document({ _id: 'p', _type: 'priceItem', label: 'Zulmira', kind: 'consulta', amountCents: 100 });
const priceList = page('valores', { sections: [section('pricing', { header: null, anchorId: 'lista' })] });
const question = document({ _id: 'f', _type: 'faqItem', question: 'Zulmira?', answer: text('Zulmira') });
const questions = page('duvidas', { sections: [section('faq', { mode: 'all', header: null })] });
const planList = page('convenios', { sections: [section('healthPlans', { header: null })] });
const zulmira = (fields: object = {}) => page('a', { sections: [section('richText', fields)] });
const guarded = (name: string) => page('a', { sections: [section('richText')], guards: [{ _key: 'g', name }] });
const plan = (validUntil: string) =>
  document({ _id: 'h', _type: 'healthPlan', name: 'Zulmira', active: true, validUntil });
const person = (fields: object = {}) =>
  document({
    _id: 'z',
    _type: 'professional',
    fullName: 'Zulmira Prado',
    status: 'ativo',
    slug: { _type: 'slug', current: 'zulmira' },
    genderLabel: 'feminine',
    registrations: [
      { _key: 'a', _type: 'councilRegistration', council: 'CRM', uf: 'MT', number: '12345', isPrimary: true },
    ],
    schedule: [{ _key: 'a', _type: 'weeklyHours', days: ['thursday'], intervals: [] }],
    ...fields,
  });
const news = (publishedAt: string): readonly Published[] => [
  document({ _id: 't', _type: 'topic', title: 'Tema', slug: { _type: 'slug', current: 't' } }),
  document({
    _id: 'n',
    _type: 'post',
    kind: 'noticia',
    title: 'Zulmira',
    slug: { _type: 'slug', current: 'z' },
    topic: { _type: 'reference', _ref: 't' },
    publishedAt,
  }),
];
const pricesOff = settings({ features: { pricing: false } });

it.each<[what: string, shown: readonly Published[], hidden: readonly Published[]]>([
  ['a section that staff hid', [zulmira()], [zulmira({ hidden: true })]],
  [
    'a section before its day',
    [zulmira({ visibility: { from: '2020-01-01T00:00:00Z' } })],
    [zulmira({ visibility: { from: '2999-01-01T00:00:00Z' } })],
  ],
  ['a page behind a guard', [guarded('availableUntil')], [guarded('maintenance')]],
  ['a page behind a guard that this build does not have', [zulmira()], [guarded('novo')]],
  ['an article before its date', news('2020-01-01T00:00:00Z'), news('2999-01-01T00:00:00Z')],
  ['a former professional', [person()], [person({ status: 'ex-membro' })]],
  ['a professional without a registration (M1)', [person()], [person({ registrations: [] })]],
  ['a price while prices are off', [price, priceList], [pricesOff, price, priceList]],
  [
    'a section of prices while they are off',
    [price, page('a', { sections: [section('pricing')] })],
    [pricesOff, price, page('a', { sections: [section('pricing')] })],
  ],
  ['a price that no page lists', [price, priceList], [price]],
  ['a plan whose contract has ended', [plan('2999-01-01'), planList], [plan('2020-01-01'), planList]],
  ['a question that no page asks', [question, questions], [question]],
  ['a section of a type that this build does not know', [zulmira()], [page('a', { sections: [section('carousel')] })]],
])('U1: does not find %s', (_what, shown, hidden) => {
  expect(find('zulmira', ...shown)).not.toEqual([]);
  expect(find('zulmira', ...hidden)).toEqual([]);
});

it('U1: finds whoever speaks a language', () => {
  expect(find('libras', person({ languages: ['libras'] }))).toHaveLength(1);
  expect(find('libras', person())).toEqual([]);
});

it.each(['libras', 'surdo', 'surda', 'deficiente auditivo', 'língua de sinais'])(
  'U1: finds for “%s” who attends in Libras, and says so',
  (words) => {
    const speaker = { languages: ['libras'], bio: text('Atende adultos.'), schedule: [] };
    replica.replace([person(speaker)]);
    const [group, ...others] = searchIndex(replica).search(words).groups;
    expect(others).toEqual([]);
    expect(group?.found.map(({ text }) => text.map((piece) => piece.text).join(''))).toEqual([
      'Atende adultos. Atende em: Português, Libras.',
    ]);
  },
);

it('U1: leads to where a list or a question stands', () => {
  expect(find('zulmira', price, priceList)).toEqual(['/valores#lista']);
  expect(find('zulmira', question, questions)).toEqual(['/duvidas#faq-f']);
});

it('U1: finds what was just published, and not what was withdrawn', () => {
  const shown = page('a', { sections: [section('richText')] });
  expect(find('zulmira', shown)).toEqual(['/a']);
  replica.apply('a', undefined);
  expect(find('zulmira')).toEqual([]);
});

it('U1: finds who attends on a day', () => {
  expect(find('quinta-feira', person())).toEqual(['/profissional/zulmira']);
  expect(find('sexta')).toEqual([]);
});

it('U1: stands content in which everything is missing', () => {
  const bare = ['professional', 'service', 'exam', 'topic', 'page', 'post'].map((type) =>
    document({ _id: type, _type: type, slug: { _type: 'slug', current: type } }),
  );
  const rest = ['priceItem', 'healthPlan', 'faqItem'].map((type) => document({ _id: type, _type: type }));
  expect(find('zulmira', ...bare, ...rest, zulmira(), settings({ tradeName: undefined }))).toEqual(['/a']);
});

it('U1: makes the index when somebody searches, and once for a state of the content', () => {
  replica.replace([page('a', { sections: [section('richText')] })]);
  const index = searchIndex(replica);
  expect(searchIndex(replica)).toBe(index);
  replica.apply('b', page('b'));
  expect(searchIndex(replica)).not.toBe(index);
});

it('U1: knows the words that staff say mean the same', () => {
  const shown = page('a', { sections: [section('richText', { body: text('Fica ao lado da rodoviária') })] });
  expect(find('terminal de ônibus', shown)).toEqual([]);
  expect(find('terminal de ônibus', shown, settings({ searchSynonyms: ['rodoviária, terminal de ônibus'] }))).toEqual([
    '/a',
  ]);
});

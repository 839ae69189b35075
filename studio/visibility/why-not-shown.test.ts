import { whyNotShown } from './why-not-shown.ts';

const usual = {
  guarded: [],
  features: { testimonials: true, pricing: true },
  topicHasLink: true,
  director: null,
  today: '2026-11-23',
  now: new Date('2026-11-23T14:00:00Z'),
};
const slug = { current: 'x' };
const reasons = (document: object, more: object = {}) =>
  whyNotShown({ _id: 'x', _type: '', ...document }, { ...usual, ...more }).map(({ message, whole, remedy }) => [
    message,
    whole,
    remedy?.path,
  ]);

const person = {
  _type: 'professional',
  slug,
  status: 'ativo',
  fullName: 'Ana Exemplo da Silva',
  registrations: [{ council: 'CRM', number: '12345', uf: 'MT', isPrimary: true }],
};

test('T3: what visitors see has no reason', () => {
  expect(reasons(person)).toEqual([]);
  expect(reasons({ _type: 'healthPlan', active: true, validUntil: '2026-11-23' })).toEqual([]);
  expect(reasons({ _type: 'notice', scope: 'site', until: '2026-11-24T00:00:00Z' })).toEqual([]);
  expect(reasons({ _type: 'siteSettings' }).filter(([, whole]) => whole)).toEqual([]);
});

test.each([
  [{ ...person, status: 'ex-membro' }, 'A situação é “Saiu da clínica”.', 'status'],
  [{ ...person, slug: undefined }, 'Falta o link da página.', 'slug'],
  [{ _type: 'healthPlan', active: false }, '“Contrato em vigor” está desmarcado.', 'active'],
  [{ _type: 'healthPlan', active: true, validUntil: '2026-11-22' }, 'O contrato acabou em 22/11/2026.', 'validUntil'],
  [{ _type: 'priceItem', kind: 'consulta', validUntil: '2026-11-01' }, 'O valor acabou em 01/11/2026.', 'validUntil'],
  [{ _type: 'notice', hidden: true }, '“Ocultar este aviso” está marcado.', 'hidden'],
  [{ _type: 'notice', scope: 'pages', pages: [] }, 'Nenhuma página foi escolhida.', 'pages'],
])('T3: %j is missing on the site, and the reason names the field', (document, message, path) => {
  expect(reasons(document)).toEqual([[message, true, path]]);
});

test.each([
  ['maintenance', undefined, 'Está em manutenção: é o que lê quem abre a página.'],
  ['availableUntil', '2026-11-20T15:00:00Z', expect.stringMatching(/^Saiu do site em 20\/11\/2026/)],
  [
    'comingSoonUntil',
    '2026-11-30T15:00:00Z',
    expect.stringMatching(/^Quem abre a página lê “Em breve” até 30\/11\/2026/),
  ],
])('T3: a page that waits behind %s until %s says so', (name, until, message) => {
  const guards = [
    { name: 'availableUntil', until: '2027-01-01T12:00:00Z' },
    { name, until },
  ];
  expect(reasons({ _type: 'page', slug, guards })).toEqual([[message, true, 'guards']]);
  expect(reasons({ _type: 'page', slug, guards: guards.slice(0, 1) })).toEqual([]);
});

test('T3: what has a date says when it comes', () => {
  const post = { _type: 'post', slug, reviewedBy: { _ref: 'a' }, publishedAt: '2026-12-01T12:00:00Z' };
  expect(reasons(post)[0]).toEqual([expect.stringContaining('aparece sozinho'), true, 'publishedAt']);
  expect(reasons({ ...post, publishedAt: '2026-11-01T12:00:00Z' }, { topicHasLink: false })[0]?.[2]).toBe('topic');
});

test('T3: a rule that withholds the document comes with the rule’s words, a part after the whole', () => {
  const broken = { ...person, fullName: 'Ana', honorific: 'dra', rqes: [{ title: 'Cardiologia' }] };
  const [first, ...others] = reasons(broken);
  expect(first).toEqual(['Informe nome e sobrenome, como no conselho.', true, undefined]);
  expect(others).toContainEqual([expect.stringMatching(/^“.*RQE.*” está fora do site: [^(]+/), false, 'rqes']);
});

test('S11: a name that left goes alone, and the director takes its place with one click', () => {
  const gone = { ...person, _id: 'gone', status: 'ex-membro' };
  const by = { _type: 'reference', _ref: 'gone' };
  const content = { title: 'Raio-X', preparation: { noPreparation: true }, reviewedBy: by };
  const exam = { _id: 'x', _type: 'exam', slug, ...content, reportedBy: by, approval: { by: 'u', content } };
  const director = { _id: 'dora', fullName: 'Dora Exemplo', status: 'ativo' };
  const found = whyNotShown(exam, { ...usual, guarded: [gone], director });
  expect(found).toMatchObject([
    {
      whole: false,
      message: expect.stringContaining('“Quem assina o laudo” está fora do site'),
      mend: { field: 'reportedBy' },
    },
    {
      whole: false,
      message: expect.stringMatching(/“Revisado por” está fora do site: .*o texto continua no site, sem o nome/),
      mend: { text: 'Trocar por Dora Exemplo', field: 'reviewedBy', value: { _type: 'reference', _ref: 'dora' } },
    },
  ]);
  expect(whyNotShown(exam, { ...usual, guarded: [gone] })[0]).not.toHaveProperty('mend');
});

test.each([
  [
    { _type: 'healthPlan', active: false },
    { field: 'active', value: true },
  ],
  [
    { _type: 'notice', hidden: true },
    { field: 'hidden', value: false },
  ],
])('S11: a tick that hides %j is set right with one click', (document, mend) => {
  expect(whyNotShown({ _id: 'x', ...document }, usual)[0]).toMatchObject({ mend });
});

test('T3: what is switched off for the whole site leads to the settings', () => {
  const price = { _id: 'p', _type: 'priceItem', kind: 'consulta' };
  const [reason] = whyNotShown(price, { ...usual, features: { pricing: false } });
  expect(reason?.remedy).toMatchObject({ id: 'siteSettings', path: 'features.pricing' });
});

test('T3: who repeats the number of somebody else is told so', () => {
  const other = { ...person, _id: 'other', _createdAt: '2020-01-01T00:00:00Z' };
  const document = { ...person, _createdAt: '2026-01-01T00:00:00Z' };
  expect(reasons(document, { guarded: [other] })).toEqual([
    [expect.stringContaining('já cadastrado'), true, undefined],
  ]);
});

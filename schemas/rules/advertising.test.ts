import { demonstrationDocuments } from '#demo/documents.ts';
import { TESTIMONIALS_FRAGMENT } from '../sections/testimonials/testimonials.query.ts';
import { ask, compiledSchema } from '../testing.ts';
import { approvedWith, hintsOf, paragraphOf, validationOf } from '../validation-testing.ts';
import { carefulLanguage } from './advertising.ts';
import { COUNCILS } from './councils.ts';
import { memberOf } from './form-value.ts';

/** M11–M25: what an announcement may say and show (CFM 2.336/2023, art. 8º, 9º, 11 and 14). Each against the whole schema. */

const TESTIMONIAL = 'testimonial-demonstracao';
const page = (sections: readonly object[]) => ({ _id: 'page-servicos', sections });
const banner = (fields: object) => page([{ _key: 'b', _type: 'banner', variant: 'marca', title: 'Exames', ...fields }]);
const picture = {
  _type: 'picture',
  asset: { _type: 'reference', _ref: 'image-a' },
  alt: 'Sala',
  peopleConsent: 'none',
};
const asset = { _id: 'image-a', _type: 'sanity.imageAsset' };

/** Names of all fields of all types, as `type.field`. */
const fieldNames = [
  'testimonial',
  'professional',
  'siteSettings',
  'clinicHours',
  'priceItem',
  'portfolioItem',
  'picture',
].flatMap((name) => {
  const fields = memberOf(compiledSchema.get(name), 'fields');
  return Array.isArray(fields) ? fields.map((field: unknown) => `${name}.${String(memberOf(field, 'name'))}`) : [];
});

test('M11: a promise of result is warned about everywhere, and stops a testimonial', async () => {
  expect((await validationOf(banner({ title: 'Resultado garantido' }))).warnings).toContain('promessa de resultado');
  expect((await validationOf(banner({ title: 'Exames com hora marcada' }))).warnings).toBe('');
  const body = paragraphOf('O tratamento é 100% eficaz.');
  expect(await validationOf(approvedWith({ _id: 'post-dia-do-exame', body }))).toMatchObject({
    errors: '',
    warnings: expect.stringContaining('“100%”'),
  });
  expect((await validationOf({ _id: TESTIMONIAL, quote: 'Saí de lá curada no mesmo dia.' })).errors).toContain(
    '“curada”',
  );
});

test.each([
  ['M12', 'equipment', 'indications', 'O aparelho mais moderno, de última geração', 'Mostra estruturas do abdome.'],
  [
    'M14',
    'service-clinica-geral',
    'summary',
    'A melhor clínica da região, referência em saúde.',
    'Consulta com hora marcada.',
  ],
  ['M15', 'post-dia-do-exame', 'title', 'Amanhã pode ser tarde demais', 'O que levar no dia do exame'],
  ['M17', 'service-clinica-geral', 'summary', 'Ganhe um brinde: avaliação sem custo.', 'Consulta com hora marcada.'],
])('%s: careless words are warned about in %s.%s', async (_rule, id, field, careless, sober) => {
  const model = {
    _id: id,
    ...(id === 'equipment' && { _type: id, name: 'Aparelho', anvisaRegistration: '80000000000' }),
  };
  expect(await validationOf(approvedWith({ ...model, [field]: careless }))).toMatchObject({
    errors: '',
    warnings: expect.stringContaining('CFM 2.336/2023, art. 11'),
  });
  expect((await validationOf({ ...model, [field]: sober })).warnings).toBe('');
});

test('M13: equipment without registration at Anvisa is not published', async () => {
  const equipment = { _type: 'equipment', name: 'Aparelho de ultrassonografia' };
  expect((await validationOf({ ...equipment, anvisaRegistration: '80000000000' })).errors).toBe('');
  expect((await validationOf(equipment)).errors).toContain('Anvisa');
  expect((await validationOf({ ...equipment, anvisaRegistration: '123' })).errors).toContain('art. 9º');
});

test('M14: there is no field for awards, rankings or stars', () => {
  expect(fieldNames.length).toBeGreaterThan(60);
  expect(fieldNames.filter((name) => /award|rating|star|rank|score/i.test(name))).toEqual([]);
});

test('M16, P4: prices of consultations are published, of exams with approval, of procedures and psychology never', async () => {
  const price = (more: object) => validationOf({ _id: 'price-consulta', amountCents: 250_00, ...more });
  expect((await price({})).errors).toBe('');
  expect((await price({ kind: 'exame' })).errors).toContain('aprovação do diretor técnico');
  const { label, note } = demonstrationDocuments.find(({ _id }) => _id === 'price-consulta') as Record<string, unknown>;
  const content = { label, note, kind: 'exame', amountCents: 250_00 };
  expect((await price({ kind: 'exame', approval: { by: 'u1', content } })).errors).toBe('');
  expect((await price({ kind: 'exame', label: 'Outro', approval: { by: 'u1', content } })).errors).toContain(
    'aprovação',
  );
  expect((await price({ kind: 'procedimento' })).errors).toContain('CFM');
  expect((await price({ kind: 'psicologia' })).errors).toContain('CFP');
  expect((await price({ kind: 'psicologia', amountCents: undefined })).errors).toBe('');
  expect(fieldNames.filter((name) => /discount|\.from$|package/i.test(name))).toEqual([]);
});

test('M18: three testimonials at most reach the site, the newest', async () => {
  const model = demonstrationDocuments.find(({ _id }) => _id === TESTIMONIAL);
  const many = [1, 2, 3, 4, 5].map((day) => ({ ...model, _id: `t${day}`, consentAt: `2026-01-0${day}` }));
  const settings = { _id: 'siteSettings', _type: 'siteSettings', features: { testimonials: true } };
  const section = { _id: 's', _type: 'testimonials' };
  expect(await ask(`*[_id == "s"][0]{${TESTIMONIALS_FRAGMENT}}`, [settings, section, ...many])).toMatchObject({
    items: [{ _id: 't5' }, { _id: 't4' }, { _id: 't3' }],
  });
});

test('M19: a testimonial is sober, anonymous, permitted and approved', async () => {
  const testimonial = (more: object) => validationOf({ _id: TESTIMONIAL, ...more });
  expect((await testimonial({})).errors).toBe('');
  expect((await testimonial({ quote: 'A melhor recepção que já vi em uma clínica.' })).errors).toContain('exalta');
  expect((await testimonial({ authorDisplay: 'Maria Souza' })).errors).toContain('não é identificado');
  expect((await testimonial({ consentRef: undefined })).errors).toContain('autorização');
  expect((await testimonial({ approval: undefined })).errors).toContain('diretor técnico');
  expect((await testimonial({ year: 2020 })).errors).toContain('aprovação do diretor técnico');
  expect((await testimonial({ subject: 'cura' })).errors).toContain('subject');
  expect(fieldNames.filter((name) => /testimonial\.(photo|image|age|condition|treatment|fullName)/.test(name))).toEqual(
    [],
  );
});

test('M20: a picture of the clinic is one, never a pair of before and after', () => {
  expect(fieldNames.filter((name) => /^portfolioItem\..*(image|photo|before|after)/i.test(name))).toEqual([
    'portfolioItem.image',
  ]);
});

test('all words that break a rule are named, each once', () => {
  const told = carefulLanguage('O melhor médico do Brasil: cura sem dor, 100% de sucesso, cura garantida.');
  for (const words of ['“cura”, “sem dor”, “100%”, “garantida”: ', '“o melhor”: ']) expect(told).toContain(words);
});

test('M21: a stock picture names its origin, and is no picture of this clinic', async () => {
  const place = (more: object) => validationOf({ _id: 'place-recepcao', image: { ...picture, ...more } }, asset);
  expect(await place({})).toEqual({ errors: '', warnings: '' });
  expect((await place({ isStock: true })).errors).toContain('citar a origem');
  expect(await place({ isStock: true, credit: 'Banco X' })).toMatchObject({
    errors: '',
    warnings: expect.stringContaining('foto da própria clínica'),
  });
  expect(await validationOf(banner({ image: { ...picture, isStock: true, credit: 'Banco X' } }), asset)).toEqual({
    errors: '',
    warnings: '',
  });
});

test('M22, M23: other professions, plans, address, booking, parking and hours have their places', () => {
  expect(COUNCILS.map(({ value }) => value)).toEqual(
    expect.arrayContaining(['CRM', 'CRP', 'CRTR', 'COREN', 'CREFITO']),
  );
  for (const field of ['address', 'booking', 'parking']) expect(fieldNames).toContain(`siteSettings.${field}`);
  expect(fieldNames).toContain('clinicHours.openingHours');
});

test('M25: content holds no video, so none goes without identification', () => {
  const types = JSON.stringify(demonstrationDocuments.map(({ _type }) => _type));
  expect(types).not.toContain('video');
  expect(compiledSchema.get('video')).toBeUndefined();
});

test.each([
  ['Resultado garantido em uma sessão', 'promessa'],
  ['Exame sem dor', 'promessa'],
  ['A melhor clínica da região', 'exalta'],
  ['Aparelho de última geração', 'exalta'],
  ['Primeira consulta grátis', 'Oferta'],
  ['Amanhã pode ser tarde demais', 'assustar'],
])('"%s" is warned about (4.9, M11, M12, M15, M17)', (text, word) => {
  expect(carefulLanguage(text)).toContain(word);
});

test.each([
  ['Veja o antes e depois', 'promessa'],
  ['Fotos de antes e depois do tratamento', 'promessa'],
  ['Procedimento indolor', 'promessa'],
  ['Solução definitiva para a dor', 'promessa'],
  ['Líder em exames na região', 'exalta'],
  ['A clínica nº 1 do norte', 'exalta'],
  ['A número um da cidade', 'exalta'],
  ['A maior clínica da cidade', 'exalta'],
  ['O maior da região', 'exalta'],
  ['Use o cupom no balcão', 'Oferta'],
  ['Avaliação cortesia', 'Oferta'],
  ['Black Friday de exames', 'Oferta'],
  ['Pague no carnê', 'Oferta'],
])('R: "%s" is warned about (4.9, M11, M12, M17)', (text, word) => {
  expect(carefulLanguage(text)).toContain(word);
});

test.each([
  'Atendemos pelo Sistema Único de Saúde',
  'Os melhores horários são os da manhã',
  'O melhor horário para o exame é cedo',
  'Diagnóstico definitivo',
  'A maior parte dos exames',
  'Evite carne vermelha na véspera',
  'Rua das Flores, nº 120',
  'Vale antes e depois do exame',
  'Desconto para pagamento no Pix',
])('R: "%s" is allowed and passes', (text) => {
  expect(carefulLanguage(text)).toBe(true);
});

test('R: a discount is a hint, which names its field; in psychology it stays a warning (M16, P4)', async () => {
  const summary = 'Campanha com 10% de desconto em outubro.';
  const service = { _id: 'service-clinica-geral', summary };
  expect(await validationOf(service)).toEqual({ errors: '', warnings: '' });
  expect(await hintsOf(service)).toMatch(/^summary: .*venda casada/);
  expect(await hintsOf({ ...service, summary: 'Promoção da saúde.' })).toBe('');
  const sections = [{ _key: 'n', _type: 'noticeBar', variant: 'informacao', title: 'Promoção de outubro' }];
  expect(await hintsOf({ _id: 'home', sections })).toMatch(/^sections\.title: .*venda casada/);
  const psychology = { _id: 'service-psicoterapia', summary };
  expect((await validationOf(psychology)).warnings).toContain('art. 20 d');
  expect(await hintsOf(psychology)).toBe('');
});

test.each(['Procurar ajuda cedo faz diferença', 'A recepção confirma o horário', 'Segurança e procura', '', undefined])(
  '"%s" passes',
  (text) => {
    expect(carefulLanguage(text)).toBe(true);
  },
);

test.each([
  [{ area: { regulation: 'psicologia' } }, '(CFP, Código de Ética, art. 20)'],
  [{ area: { regulation: 'medicina' } }, '(CFM 2.336/2023, art. 11)'],
  [{ registrations: [{ council: 'CRM' }] }, '(CFM 2.336/2023, art. 11)'],
  [{}, '(CFM 2.336/2023, art. 11; CFP, Código de Ética, art. 20)'],
])('M11, P5: of %j, a promise is told with the rule of its council', (document, rule) => {
  expect(carefulLanguage('Cura garantida', { document })).toContain(rule);
});

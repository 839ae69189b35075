import { demonstrationDocuments } from '#demo/documents.ts';
import { breachesOf } from './breaches.ts';

const crm = (number: string) => [{ council: 'CRM', number, uf: 'MT', isPrimary: true }];
const doctor = { _id: 'd', _type: 'professional', fullName: 'Ana Real da Silva', registrations: crm('1234') };
const reviewedBy = { _ref: 'd' };
const approved = <Content extends object>(content: Content) => ({ ...content, approval: { by: 'u1', content } });
const words = {
  quote: 'Fui bem recebida e atendida no horário marcado.',
  authorDisplay: 'M. S.',
  area: { _ref: 'area-clinica-geral' },
};
const testimonial = { _id: 't', _type: 'testimonial', consentRef: 'A-12', ...approved(words) };

const found = (...documents: unknown[]) => breachesOf(documents).map(({ id, rule, hides }) => [id, rule, hides]);

test('the demonstration breaks no rule', () => {
  expect(breachesOf(demonstrationDocuments)).toEqual([]);
});

test('a person without valid registration is withheld; the specialty without RQE goes alone', () => {
  expect(found(doctor)).toEqual([]);
  expect(found({ ...doctor, registrations: [] })).toEqual([['d', 'M1', 'document']]);
  expect(found({ ...doctor, registrations: null })).toEqual([['d', 'M1', 'document']]);
  expect(found({ ...doctor, registrations: crm('0000') })).toEqual([['d', 'M1', 'document']]);
  expect(found({ ...doctor, fullName: 'Ana' })).toEqual([['d', 'P1', 'document']]);
  expect(found({ ...doctor, rqes: [{ title: 'Cardiologia' }] })).toEqual([['d', 'M2', 'rqes']]);
});

test('C5: education with a course that would pass for a specialty is withheld', () => {
  const education = [{ course: 'Pós-graduação em cardiologia' }];
  expect(found({ ...doctor, education })).toEqual([['d', 'M7', 'education']]);
  expect(found({ ...doctor, education: [{ course: 'Graduação em Medicina' }] })).toEqual([]);
});

test('of two people with one number, the second to come is withheld', () => {
  const first = { ...doctor, _createdAt: '2026-01-01T00:00:00Z' };
  const second = { ...doctor, _id: 'a', _createdAt: '2026-02-01T00:00:00Z' };
  expect(found(second, first)).toEqual([['a', 'M1', 'document']]);
  expect(found({ ...second, registrations: crm('1235') }, first)).toEqual([]);
});

test('testimonials are sober, anonymous, permitted and approved, and never of psychology', () => {
  expect(found(testimonial)).toEqual([]);
  const own = { _id: 'area-mente', _type: 'area', title: 'Saúde mental', regulation: 'psicologia' };
  const ofPsychology = { ...testimonial, ...approved({ ...words, area: { _ref: 'area-mente' } }) };
  expect(found(ofPsychology, own)).toEqual([['t', 'P7', 'document']]);
  for (const change of [
    approved({ ...words, authorDisplay: 'Maria Souza' }),
    approved({ ...words, quote: 'Fui curada pela melhor médica' }),
    { consentRef: null },
    { approval: null },
    { approval: { ...testimonial.approval, by: null } },
  ])
    expect(found({ ...testimonial, ...change })).toEqual([['t', 'M19', 'document']]);
});

test('C9: what changed after the approval is not approved any more', () => {
  for (const change of [
    { quote: 'Fui muito bem recebida.' },
    { authorDisplay: 'A. S.' },
    { subject: 'recepcao' },
    { year: 2025 },
  ])
    expect(found({ ...testimonial, ...change })).toEqual([['t', 'M19', 'document']]);
  const price = { _id: 'p', _type: 'priceItem', ...approved({ label: 'Exames', kind: 'exame', amountCents: 100_00 }) };
  expect(found(price, { ...price, order: 3, validUntil: '2030-01-01' })).toEqual([]);
  for (const change of [{ label: 'Raio-X' }, { amountCents: 90_00 }, { note: 'Com laudo' }])
    expect(found({ ...price, ...change })).toEqual([['p', 'M16', 'document']]);
});

test('prices, equipment, exams and articles that may not be announced are withheld (4.5, 4.8, M13, M16)', () => {
  const price = { _id: 'p', _type: 'priceItem', kind: 'procedimento', amountCents: 100_00 };
  expect(found(price)).toEqual([['p', 'M16', 'document']]);
  expect(found({ ...price, kind: 'consulta' }, { ...price, amountCents: null })).toEqual([]);
  expect(found({ _id: 'q', _type: 'equipment', anvisaRegistration: null })).toEqual([['q', 'M13', 'document']]);
  expect(found({ _id: 'e', _type: 'exam', preparation: { noPreparation: true } })).toEqual([
    ['e', '4.5', 'preparation'],
  ]);
  expect(found({ _id: 'b', _type: 'post' })).toEqual([['b', '4.8', 'document']]);
  expect(found({ _id: 'b', _type: 'post', kind: 'saude' })).toEqual([['b', '4.8', 'document']]);
  // T8: news of the clinic has no reviewer.
  expect(found({ _id: 'b', _type: 'post', kind: 'noticia' })).toEqual([]);
});

test('a report signed by somebody without CRM does not name them (E7)', () => {
  const exam = { _id: 'e', _type: 'exam', reportedBy: { _ref: 'd' } };
  expect(found(doctor, exam)).toEqual([]);
  const technician = { ...doctor, registrations: [{ council: 'CRTR', number: '12', isPrimary: true }] };
  expect(found(technician, exam)).toEqual([['e', 'E7', 'reportedBy']]);
});

test('C6: the name of who left goes; what was reviewed stays', () => {
  const gone = { ...doctor, status: 'ex-membro' };
  const preparation = { noPreparation: true };
  const exam = { _id: 'e', _type: 'exam', ...approved({ preparation, reviewedBy }), reportedBy: { _ref: 'd' } };
  const post = { _id: 'p', _type: 'post', ...approved({ reviewedBy }) };
  expect(found(doctor, exam, post)).toEqual([]);
  expect(found(gone, exam, post)).toEqual([
    ['e', 'E7', 'reportedBy'],
    ['e', '4.5', 'reviewedBy'],
    ['p', '4.8', 'reviewedBy'],
  ]);
});

test('R: a price of psychology in disguise is withheld', () => {
  const price = { _id: 'v', _type: 'priceItem', kind: 'consulta', label: 'Psicoterapia', amountCents: 15000 };
  expect(found(price)).toEqual([['v', 'M16', 'document']]);
});

test('R: a preparation that no doctor reviewed is withheld', () => {
  const technician = { ...doctor, registrations: [{ council: 'CRTR', number: '123', region: '12', isPrimary: true }] };
  const exam = { _id: 'e', _type: 'exam', ...approved({ preparation: { noPreparation: true }, reviewedBy }) };
  expect(found(doctor, exam)).toEqual([]);
  expect(found(technician, exam)).toEqual([['e', '4.5', 'preparation']]);
});

test('C1: settings are reported; a director who is away stays, one without CRM here is taken away', () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    technicalDirector: { _ref: 'd' },
    crmRegistration: { number: '123', uf: 'MT' },
    cnpj: '12ABC34501DE35',
    dpo: { kind: 'pessoa', name: 'Fábio Modelo', email: 'a@exemplo.invalid' },
  };
  const active = { ...doctor, status: 'ativo' };
  expect(found(active, settings)).toEqual([]);
  const inSaoPaulo = { ...settings, crmRegistration: { number: '123', uf: 'SP' } };
  expect(found(active, inSaoPaulo)).toEqual([['siteSettings', 'E1', 'technicalDirector']]);
  expect(found({ ...active, registrations: [{ ...crm('1234')[0], uf: 'SP' }] }, inSaoPaulo)).toEqual([]);
  const left = { ...active, _id: 'l', status: 'ex-membro', registrations: crm('4321') };
  expect(found(active, left, { ...settings, imagingLead: { _ref: 'l' } })).toEqual([
    ['siteSettings', 'E1', 'imagingLead'],
  ]);
  const away = { ...active, status: 'licenca' };
  expect(found(away, settings)).toEqual([['siteSettings', 'E1', 'nothing']]);
  const substitute = {
    ...active,
    _id: 's',
    registrations: [{ council: 'CRM', number: '78', uf: 'MT', isPrimary: true }],
  };
  expect(found(away, substitute, { ...settings, technicalDirectorSubstitute: { _ref: 's' } })).toEqual([]);
  const elsewhere = { ...active, registrations: [{ council: 'CRM', number: '12', uf: 'GO', isPrimary: true }] };
  expect(found(elsewhere, settings)).toEqual([['siteSettings', 'E1', 'technicalDirector']]);
  expect(found(active, { ...settings, cnpj: '1', dpo: {}, crmRegistration: null }).map(([, rule]) => rule)).toEqual([
    'M3',
    'L3',
    'L12',
  ]);
});

test('pictures are found wherever they stand, and drafts are nobody’s business', () => {
  const page = { _id: 'x', _type: 'page', sections: [{ image: { _type: 'picture', asset: { _ref: 'image-a' } } }] };
  expect(found(page)).toEqual([['x', 'A2', 'picture']]);
  expect(found({ ...page, _id: 'drafts.x' }, { ...page, _id: 'versions.r.x' })).toEqual([]);
  const stock = { _type: 'picture', asset: {}, alt: 'Sala', isStock: true };
  expect(found({ ...page, sections: [{ image: stock }] })).toEqual([['x', 'M21', 'picture']]);
});

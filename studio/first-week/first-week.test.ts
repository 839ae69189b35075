/** @jest-environment node */
import { isInvented } from '../../schemas/rules/demonstration.ts';
import { memberOf } from '../../schemas/rules/form-value.ts';
import { slugOf } from '../../schemas/rules/links.ts';
import { problemsOf } from '../../schemas/testing.ts';
import { problemsOf as wrongIn, questions, stored, unansweredIn } from './answers.ts';
import { after, answers, byId, demonstration } from './first-week.fixture.ts';
import { ownContent } from './own-content.ts';
import { broughtBack, patchTo, type Stored } from './stored.ts';

const refsIn = (value: unknown): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : '_ref' in value
      ? [String(value._ref)]
      : Object.values(value).flatMap(refsIn);

test('S2: the fiction goes at once, and nothing leads to what is gone', () => {
  const own = after(answers);
  const ids = new Set(own.map(({ _id }) => _id));
  const types = new Set(own.filter(({ isDemo }) => isDemo === true).map(({ _type }) => _type));
  expect([...types].sort()).toEqual(['faqItem', 'page', 'service']);
  expect(own.flatMap((document) => refsIn(document).filter((id) => !ids.has(id)))).toEqual([]);
});

test('S2: a clinic that shows no prices promises none', () => {
  const promised = (given: typeof answers) =>
    /preços|valores da consulta|quanto custa|Ver valores/.test(JSON.stringify(after(given)));
  expect([promised(answers), promised({ ...answers, pricing: 'yes' })]).toEqual([false, true]);
});

test('S2: what was answered stands where it belongs, and Studio would publish it', async () => {
  const own = after(answers);
  const settings = own.find(({ _id }) => _id === 'siteSettings');
  expect(settings).toMatchObject({
    tradeName: 'Clínica Rio Teles Pires',
    technicalDirector: { _ref: 'professional-lucia-prado-nogueira' },
    address: { city: 'Sinop', cep: '78550000' },
    seo: { titleTemplate: '%s | Clínica Rio Teles Pires', defaultTitle: 'Clínica Rio Teles Pires em Sinop/MT' },
    features: { pricing: false },
  });
  expect(settings).not.toHaveProperty('resultsPortal');
  expect(own.filter(({ _type }) => _type === 'healthPlan').map(({ name }) => name)).toEqual(['Unimed', 'MT Saúde']);
  expect(own.find(({ _id }) => _id === 'clinicHours')).toMatchObject({ isDemo: false, specialDates: [] });
  const asked = own.filter(({ _type }) => ['siteSettings', 'clinicHours', 'professional'].includes(_type));
  const problems = await Promise.all(asked.map((document) => problemsOf(document)));
  expect(problems.flat()).toEqual([]);
});

test('M3: the colour that was answered is the site’s; left empty, the site stays as it was', () => {
  const colorAfter = (given: Record<string, string>) =>
    after({ ...answers, ...given }).find(({ _id }) => _id === 'siteSettings')?.brandColor;
  expect([colorAfter({ brandColor: '#b3261e' }), colorAfter({})]).toEqual(['#b3261e', undefined]);
  const [question] = questions([]).filter(({ fields }) => fields.some(({ name }) => name === 'brandColor'));
  const wrong = (brandColor: string) => question && wrongIn(question, { brandColor }, { brandColor });
  expect(wrong('#fdfdfd')?.brandColor).toMatch(/quase branca/);
  expect(wrong('#b3261e')).toEqual({});
});

test('S2: every name of the demonstration is known, so that nothing of it can be overlooked', () => {
  const words = /(\p{Lu}\p{L}+ )(Exemplo|Modelo|Amostra|Teste)\b|\.invalid\b/u;
  const overlooked = demonstration.filter((document) => {
    const texts = { ...document, isDemo: undefined };
    return words.test(JSON.stringify(texts)) && !isInvented(texts);
  });
  expect(overlooked).toEqual([]);
});

test('S2: what the clinic published before it left the demonstration stays: special dates, and the topic of its news', () => {
  const own = { _key: 'obra', _type: 'specialDate', date: '2026-11-28', status: 'fechado', label: 'Obra' };
  const topic = demonstration.find(({ _type }) => _type === 'topic')?._id;
  const news = { _id: 'noticia', _type: 'post', title: 'Novo ultrassom', topic: { _type: 'reference', _ref: topic } };
  const approval = { _id: 'drafts.approval', _type: 'approval', documentId: 'exam-rx-torax', state: 'waiting' };
  const before = demonstration.map((document) =>
    document._id === 'clinicHours' && Array.isArray(document.specialDates)
      ? { ...document, specialDates: [...document.specialDates, own] }
      : document,
  );
  const { put, remove } = ownContent([...before, news, approval], demonstration, { answers, today });
  expect(byId(put, 'clinicHours')).toMatchObject({ specialDates: [own] });
  expect(byId(put, 'noticia')).toBeUndefined();
  expect(remove).not.toContain(topic);
  expect(remove).toContain('drafts.approval');
});

test('S2: an area that the clinic has not takes its services, questions, page and links along', () => {
  const own = after({ ...answers, areas: 'area-clinica-geral' });
  const ids = own.map(({ _id }) => _id);
  expect(ids).not.toContain('page-exames');
  expect(ids).not.toContain('service-psicoterapia');
  expect(ids).not.toContain('faq-sigilo');
  const settings = own.find(({ _id }) => _id === 'siteSettings');
  expect(JSON.stringify(memberOf(settings, 'mainMenu'))).not.toContain('page-exames');
});

/** What is there after a change of the content. */
function done(documents: readonly Stored[], given: Parameters<typeof ownContent>[2]): readonly Stored[] {
  const { put, make, remove } = ownContent(documents, demonstration, given);
  const all = new Map(documents.map((document) => [document._id, document]));
  for (const document of put) all.set(document._id, document);
  for (const document of make) if (!all.has(document._id)) all.set(document._id, document);
  for (const id of remove) all.delete(id);
  return [...all.values()];
}
const today = '2026-11-27';

test('S2: going through the questions again writes what was answered differently, and nothing else', () => {
  const own = after(answers).map((document) =>
    document._id === 'siteSettings' ? { ...document, phones: [{ number: '+556635319999' }] } : document,
  );
  expect(ownContent(own, demonstration, { answers, applied: answers, today })).toEqual({
    put: [],
    make: [],
    remove: [],
  });
  const renamed = done(own, { answers: { ...answers, tradeName: 'Clínica Ipê' }, applied: answers, today });
  expect(byId(renamed, 'siteSettings')).toMatchObject({
    tradeName: 'Clínica Ipê',
    phones: [{ number: '+556635319999' }],
  });
  expect(JSON.stringify(renamed)).not.toContain('Teles Pires em Sinop');
  expect(JSON.stringify(byId(renamed, 'home'))).not.toContain('Teles Pires');
});

test('M1: an approval that names who is gone goes, and any other stays as it is', () => {
  const ref = (_ref: string) => ({ _type: 'reference', _ref });
  const exam = (_id: string, reviewedBy: object) => ({
    _id,
    _type: 'exam',
    title: 'Do consultório',
    reviewedBy,
    approval: { by: 'u', content: { reviewedBy } },
  });
  const own = exam('a', ref('professional-ana-exemplo'));
  const other = exam('b', ref('bia'));
  const result = done([...demonstration, own, other], { answers, today });
  expect(byId(result, 'a')).toEqual({ _id: 'a', _type: 'exam', title: 'Do consultório' });
  expect(byId(result, 'b')).toEqual(other);
});

test('S2: the clinic’s own areas, documents and messages stay, whatever leads to the fiction', () => {
  const ref = (_ref: string) => ({ _type: 'reference', _ref });
  const own = [
    ...demonstration,
    { _id: 'drafts.area-imagem', _type: 'area', title: 'Imagem' },
    { _id: 'area-derma', _type: 'area', title: 'Dermatologia' },
    { _id: 'peeling', _type: 'service', title: 'Consulta', area: ref('area-derma') },
    {
      _id: 'aviso',
      _type: 'notice',
      title: 'Aviso',
      link: { _type: 'link', kind: 'page', target: ref('exam-us-tireoide') },
    },
    { _id: 'messages.a', _type: 'message', text: 'Vi a Clínica Exemplo Norte em Cidade Exemplo' },
    { _id: 'versions.natal.exam-us-tireoide', _type: 'exam', title: 'Outro', isDemo: true },
  ];
  const result = done(own, { answers, today });
  for (const id of ['area-imagem', 'drafts.area-imagem', 'area-derma', 'service-ultrassonografia']) {
    expect(result.map(({ _id }) => _id)).toContain(id);
  }
  expect(byId(result, 'peeling')).toHaveProperty('area');
  expect(byId(result, 'aviso')).toEqual({ _id: 'aviso', _type: 'notice', title: 'Aviso' });
  expect(byId(result, 'messages.a')).toEqual(byId(own, 'messages.a'));
  expect(byId(result, 'versions.natal.exam-us-tireoide')).toBeUndefined();
});

test('S2: a director is whole or not there, somebody known is not made again, and no plan is lost for its letters', () => {
  const { directorGender: _gender, ...half } = answers;
  expect(byId(after(half), 'siteSettings')).not.toHaveProperty('technicalDirector');
  const known = { _id: 'a1b2', _type: 'professional', fullName: answers.director, status: 'ativo' };
  const again = done([...demonstration, known], { answers, today });
  expect(byId(again, 'siteSettings')).toMatchObject({ technicalDirector: { _ref: 'a1b2' } });
  expect(again.filter(({ _type }) => _type === 'professional')).toHaveLength(1);
  const plans = after({ ...answers, plans: 'Unimed\nUNIMED\nUnimed!\n🙂\n---', tradeName: 'Saúde $& Vida' });
  expect(plans.filter(({ _type }) => _type === 'healthPlan')).toHaveLength(4);
  expect(byId(plans, 'home')).toMatchObject({ seo: { title: expect.stringContaining('Saúde $& Vida') } });
});

describe('what is typed', () => {
  const all = questions([]);
  const wrong = (title: RegExp, typed: Record<string, string>) => {
    const question = all.find((one) => title.test(one.title));
    if (!question) throw new Error(String(title));
    const own = Object.fromEntries(
      question.fields.map((field) => [field.name, stored(field, typed[field.name] ?? '')]),
    );
    return wrongIn(question, typed, own);
  };
  test('is taken as people write it', () => {
    expect(wrong(/abre/, { weekOpens: '7h30', weekCloses: '11h', lateOpens: '13h', lateCloses: '18h' })).toEqual({});
    expect(wrong(/se chama/, {})).toEqual({});
    const director = all.flatMap(({ fields }) => fields).find(({ name }) => name === 'director');
    expect(director && stored(director, 'Dr. Paulo Ferraz')).toBe('Paulo Ferraz');
    expect(all.length).toBeLessThanOrEqual(11);
    expect(slugOf('Lúcia D’Ávila')).toBe('lucia-d-avila');
  });
  test.each([
    [/se fala/, { phone: '(66) 3531-0000', whatsapp: 'abc', email: 'a@b.br' }, 'whatsapp'],
    [/responde/, { director: 'Paulo Ferraz Lima', directorCrm: '7788' }, 'directorGender'],
    [/abre/, { weekOpens: '18h', weekCloses: '7h' }, 'weekCloses'],
    [/abre/, { weekOpens: '7h', weekCloses: '11h', lateOpens: '10h', lateCloses: '18h' }, 'lateOpens'],
    [/abre/, { saturdayOpens: '8h' }, 'saturdayCloses'],
    [/áreas/, {}, 'areas'],
    [/se chama/, { tradeName: 'x'.repeat(81), legalName: 'y', cnpj: '11222333000181' }, 'tradeName'],
  ])('gets a sentence beside it where it cannot be taken: %s %j', (title, typed, name) => {
    expect(Object.keys(wrong(title, typed))).toEqual([name]);
  });
  test('M1: what is no number is refused with how to write it', () => {
    expect(wrong(/se fala/, { phone: 'abc' })['phone']).toMatch(/como \(66\) 99999-0000/);
    expect(wrong(/registros/, { crm: 'abc' })['crm']).toMatch(/como 12345/);
    expect(wrong(/fica/, { cep: 'abc' })['cep']).toMatch(/como 78550-000/);
  });
});

test('M1: what is not answered is told with its question: two people lack a name', () => {
  const { director: _director, dpo: _dpo, ...others } = answers;
  expect(unansweredIn(others)).toEqual([
    'Quem responde por ela no CRM? Nome completo',
    'Quem cuida dos dados pessoais? Nome completo',
  ]);
  expect(unansweredIn(answers)).toEqual([]);
});

test('S4: undoing brings back requests that wait, and none that was answered', () => {
  const at = (_id: string, _updatedAt: string, more: object = {}) => ({ _id, _type: 'exam', _updatedAt, ...more });
  const request = (id: string, _updatedAt: string) =>
    at(`drafts.approval.${id}`, _updatedAt, { _type: 'approval', documentId: id, state: 'waiting' });
  const then = [
    at('a', '2026-11-02'),
    at('drafts.a', '2026-11-03'),
    request('a', '2026-11-01'),
    at('b', '2026-11-02'),
    at('drafts.b', '2026-11-03'),
    request('b', '2026-11-03'),
  ];
  const ids = broughtBack(new Map(then.map((document) => [document._id, document]))).map(({ _id }) => _id);
  expect(ids).toEqual(['a', 'drafts.a', 'b', 'drafts.b', 'drafts.approval.b']);
});

test('Z6: what is written is written upon the state that was read, and only what differs', () => {
  const before = { _id: 'a', _type: 'page', _rev: 'r1', _updatedAt: 'u', title: 'Um', legal: { law: 1 }, old: true };
  expect(patchTo({ ...before, title: 'Dois', old: undefined, fresh: false }, before)).toEqual({
    ifRevisionID: 'r1',
    set: { title: 'Dois', fresh: false },
    unset: ['old'],
  });
});

test('Z13: a plan has a name that its own form would take', () => {
  const question = questions([]).find(({ title }) => title === 'Que convênios ela atende?');
  if (!question) throw new Error('Nobody asks for plans.');
  const wrong = (plans: string) => wrongIn(question, { plans }, { plans })['plans'] ?? '';
  expect(wrong('Unimed\nMT Saúde')).toBe('');
  expect(wrong(`Unimed\n${'a'.repeat(400)}`)).toContain('é longo demais');
});

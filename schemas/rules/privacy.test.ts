import { demonstrationDocuments } from '#demo/documents.ts';
import { HEALTH_PLANS_QUERY, SETTINGS_QUERY } from '../queries.ts';
import { ask, compiledSchema } from '../testing.ts';
import { paragraphOf, validationOf } from '../validation-testing.ts';
import { listOf, memberOf, textOf } from './form-value.ts';
import { healthMessageProblem } from './privacy.ts';

/** L1–L14 and A2: personal data, consumers, accessibility (LGPD, CDC, LBI). Each against the whole schema. */

const settings = (more: object) => validationOf({ _id: 'siteSettings', ...more });
const picture = {
  _type: 'picture',
  asset: { _type: 'reference', _ref: 'image-a' },
  alt: 'Sala',
  peopleConsent: 'none',
};
const asset = { _id: 'image-a', _type: 'sanity.imageAsset' };
const place = (image: object) => validationOf({ _id: 'place-recepcao', image }, asset);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('L1: a message asks for no symptom, diagnosis, document or date of birth, and for a plan only to book (U6); a first text that tells one is warned about', async () => {
  const fields = memberOf(compiledSchema.get('message'), 'fields');
  const names = (Array.isArray(fields) ? fields : []).map((field: unknown) => String(memberOf(field, 'name')));
  expect(names).toContain('phone');
  expect(names.filter((name) => /cpf|birth|symptom|diagnos|plan/i.test(name))).toEqual(['plan']);
  const whatsapp = (defaultMessage: string) => settings({ whatsapp: { number: '+5566999990000', defaultMessage } });
  expect((await whatsapp('Olá, gostaria de agendar um horário.')).warnings).toBe('');
  expect((await whatsapp('Quero marcar psicologia')).warnings).toContain('dados de saúde');
});

test('L3: who answers for personal data has full name and address', async () => {
  const dpo = (value: object) => settings({ dpo: value });
  const email = 'privacidade@exemplo.invalid';
  expect((await dpo({ kind: 'pessoa', name: 'Fábio Modelo', email })).errors).toBe('');
  expect((await dpo({ kind: 'pessoa', name: 'Fábio', email })).errors).toContain('ANPD');
  expect((await dpo({ kind: 'pessoa', name: 'Fábio Modelo' })).errors).toContain('e-mail');
  expect((await dpo({ kind: 'empresa', name: 'Fábio Modelo', email })).errors).toContain('empresa encarregada');
  expect((await settings({ dpo: undefined })).errors).toContain('dpo');
});

test('L4: a channel alone is enough when it can be reached', async () => {
  expect((await settings({ dpo: { kind: 'canal', email: 'privacidade@exemplo.invalid' } })).errors).toBe('');
  expect((await settings({ dpo: { kind: 'canal' } })).errors).toContain('e-mail');
});

test('L5: a policy has version and date, and forms know which', async () => {
  const page = (legal: object) => validationOf({ _id: 'page-privacidade', legal });
  expect((await page({ kind: 'privacidade', version: '1.0', effectiveAt: '2026-01-01' })).errors).toBe('');
  expect((await page({ kind: 'privacidade' })).errors).toContain('versão');
  expect(await ask(SETTINGS_QUERY, demonstrationDocuments)).toMatchObject({
    privacyPath: '/privacidade',
    privacyVersion: expect.any(String),
  });
});

test('L8, L9: a picture says who is seen in it; papers and names have no field', async () => {
  expect((await place(picture)).warnings).toBe('');
  expect((await place({ ...picture, peopleConsent: 'staff' })).warnings).toBe('');
  expect((await place({ ...picture, peopleConsent: undefined })).warnings).toContain('pessoas na foto');
  // What the lake writes of an approval is no field that anybody fills, and an area is chosen from documents.
  const written = listOf(compiledSchema.get('testimonial'), 'fields').filter(
    (field) => !['approval', 'area'].includes(textOf(field, 'name')),
  );
  const types = written.map((field) => memberOf(memberOf(field, 'type'), 'jsonType'));
  // A code and nothing that could hold a signed paper.
  expect(new Set(types)).toEqual(new Set(['string', 'number', 'boolean']));
});

test('L11: name, number, address and e-mail of the clinic are required', async () => {
  for (const field of ['legalName', 'cnpj', 'address', 'email']) {
    expect((await settings({ [field]: undefined })).errors).toContain(field);
  }
});

test('L12: a company number may hold letters and must check', async () => {
  expect((await settings({ cnpj: '12ABC34501DE35' })).errors).toBe('');
  expect((await settings({ cnpj: '11222333000181' })).errors).toBe('');
  expect((await settings({ cnpj: '12ABC34501DE36' })).errors).toContain('CNPJ inválido');
});

test('L13: a price that is over is warned about', async () => {
  expect((await validationOf({ _id: 'price-consulta', validUntil: day(-2) })).warnings).toContain('venceu');
  expect((await validationOf({ _id: 'price-consulta', validUntil: day(20) })).warnings).toBe('');
});

test('L14: a plan whose contract ends is warned about, and leaves the site after its last day', async () => {
  expect((await validationOf({ _id: 'plan-exemplo-a', validUntil: day(10) })).warnings).toContain('30 dias');
  expect((await validationOf({ _id: 'plan-exemplo-a', validUntil: day(-2) })).warnings).toContain('terminou');
  expect((await validationOf({ _id: 'plan-exemplo-a', validUntil: day(90) })).warnings).toBe('');
  const plan = (validUntil: string) =>
    ask(HEALTH_PLANS_QUERY, [
      { _id: 'p', _type: 'healthPlan', active: true, kind: 'operadora', name: 'x', validUntil },
    ]);
  expect(await plan(day(-2))).toEqual([]);
  expect(await plan(day(2))).toHaveLength(1);
});

test('A2: a picture has a text alternative or is decorative', async () => {
  expect((await place(picture)).errors).toBe('');
  expect((await place({ ...picture, alt: undefined })).errors).toContain('quem não enxerga');
  expect((await place({ ...picture, alt: undefined, decorative: true })).errors).toBe('');
});

test('A2: links say where they lead, headings begin at the second level, a leaflet is not enough', async () => {
  const section = (label: string) => ({
    _id: 'page-servicos',
    sections: [
      {
        _key: 'c',
        _type: 'callToAction',
        variant: '1',
        title: 'Exames',
        ctas: [{ _key: 'a', _type: 'cta', label, link: { _type: 'link', kind: 'phone' } }],
      },
    ],
  });
  expect((await validationOf(section('Clique aqui'))).warnings).toContain('aonde o link leva');
  expect((await validationOf(section('Ligar para a clínica'))).warnings).toBe('');
  const body = (style: string) => paragraphOf('Como é o exame').map((block) => ({ ...block, style }));
  expect((await validationOf({ _id: 'exam-rx-torax', body: body('h2') })).errors).toBe('');
  expect((await validationOf({ _id: 'exam-rx-torax', body: body('h1') })).errors).not.toBe('');
  const leaflet = { _type: 'preparation', medicationNote: 'x', file: { _type: 'file', asset: { _ref: 'file-a' } } };
  const reviewedBy = { _type: 'reference', _ref: 'professional-bruno-modelo' };
  expect((await validationOf({ _id: 'exam-rx-torax', reviewedBy, preparation: leaflet })).errors).toContain(
    'também em texto',
  );
});

test('R: the policy of the demonstration names basis, rights, six months and the term of the setting (L5, L10)', () => {
  const policy = JSON.stringify(demonstrationDocuments.find(({ _id }) => _id === 'page-privacidade'));
  expect(policy).toContain('LGPD, art. 7º, V)');
  expect(policy).not.toContain('com o seu consentimento');
  for (const right of ['revogar o consentimento', 'opor-se', 'portabilidade', 'ANPD', 'anonimização'])
    expect(policy).toContain(right);
  expect(policy).toContain('por seis meses, em sigilo, como manda o Marco Civil');
  const setting = demonstrationDocuments.find(({ _id }) => _id === 'siteSettings');
  expect(policy).toContain(
    `apagada ${String(memberOf(memberOf(setting, 'formSettings'), 'retentionDays'))} dias depois`,
  );
});

test('R: a policy that promises another term than the setting is warned about (L5)', async () => {
  const setting = { _id: 'siteSettings', _type: 'siteSettings', formSettings: { retentionDays: 90 } };
  const policy = { _id: 'page-privacidade' };
  expect((await validationOf(policy)).warnings).toBe('');
  expect((await validationOf(policy, setting)).warnings).toContain('90 dias');
});

test('a first message that tells why somebody writes is warned about (LGPD, art. 11)', () => {
  expect(healthMessageProblem('Quero marcar psicologia')).toContain('saúde');
  expect(healthMessageProblem('Estou com dor no peito')).toContain('saúde');
});

test('a message about booking passes', () => {
  expect(healthMessageProblem('Olá, gostaria de agendar um horário.')).toBe(true);
  expect(healthMessageProblem(undefined)).toBe(true);
});

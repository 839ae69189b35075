/** M1–M10: who may be announced as what (CFM 2.336/2023, art. 4º, 5º, 11 and 13). Each against the whole schema. */
import { demonstrationDocuments } from '#demo/documents.ts';
import { rqeSchema } from '../objects/rqe.schema.ts';
import { EXAM_QUERY, SETTINGS_QUERY } from '../queries.ts';
import { ask } from '../testing.ts';
import { approvedWith, paragraphOf, validationOf } from '../validation-testing.ts';

const DOCTOR = 'professional-ana-exemplo';
const crm = { _key: 'a', _type: 'councilRegistration', council: 'CRM', number: '00000', uf: 'MT', isPrimary: true };
const rqe = { _key: 'r', _type: 'rqe', title: 'Pediatria', kind: 'especialidade', number: '1234', uf: 'MT' };
const area = { ...rqe, _key: 'u', title: 'Ultrassonografia Geral', kind: 'areaAtuacao' };

test.each(demonstrationDocuments.map(({ _id }) => _id))(
  'the model that the tests change, %s, may be published',
  async (id) => {
    expect(await validationOf({ _id: id })).toEqual({ errors: '', warnings: '' });
  },
);

test('M1: a doctor without number or state of the CRM is not published', async () => {
  expect((await validationOf({ _id: DOCTOR, registrations: [crm] })).errors).toBe('');
  expect((await validationOf({ _id: DOCTOR, registrations: [{ ...crm, uf: undefined }] })).errors).toContain('art. 4º');
  expect((await validationOf({ _id: DOCTOR, registrations: [{ ...crm, number: undefined }] })).errors).toContain(
    'art. 4º',
  );
  expect((await validationOf({ _id: DOCTOR, registrations: [] })).errors).toContain('Informe ao menos um registro');
  expect((await validationOf({ _id: DOCTOR, isDemo: false })).errors).toContain('número real');
});

test('M2: a specialty needs its RQE; a generalist needs none', async () => {
  expect((await validationOf({ _id: DOCTOR, rqes: [rqe] })).errors).toBe('');
  expect((await validationOf({ _id: DOCTOR, rqes: undefined })).errors).toBe('');
  expect((await validationOf({ _id: DOCTOR, rqes: [{ ...rqe, number: undefined }] })).errors).toContain(
    'Informe o RQE',
  );
});

test('M3: the clinic has its own registration and a technical director', async () => {
  const settings = { _id: 'siteSettings' };
  expect((await validationOf({ ...settings, crmRegistration: undefined })).errors).toContain('crmRegistration');
  expect((await validationOf({ ...settings, technicalDirector: undefined })).errors).toContain('art. 5º');
});

test('M4, M24: what identifies clinic and director comes with the settings, for the main page and every shared piece', async () => {
  expect(await ask(SETTINGS_QUERY, demonstrationDocuments)).toMatchObject({
    crmRegistration: { number: '00000', uf: 'MT' },
    technicalDirector: { fullName: 'Ana Exemplo da Silva', registrations: [{ council: 'CRM' }] },
  });
  const nobody = demonstrationDocuments.filter(({ _id }) => _id !== DOCTOR);
  expect(await ask(SETTINGS_QUERY, nobody)).toMatchObject({ technicalDirector: null });
});

test('M7: a course without RQE is warned about until the CRM has registered it', async () => {
  const course = { _key: 'c', _type: 'postgraduate', subject: 'geriatria', level: 'lato' };
  const withCourse = (more: object) => validationOf({ _id: DOCTOR, postgraduate: [{ ...course, ...more }] });
  expect(await withCourse({ registeredAtCrm: true })).toEqual({ errors: '', warnings: '' });
  expect(await withCourse({})).toMatchObject({ errors: '', warnings: expect.stringContaining('art. 13') });
});

test('C5, M7: a course without RQE does not come out through education without NÃO ESPECIALISTA', async () => {
  const withCourse = (course: string, more: object = {}) =>
    validationOf({ _id: DOCTOR, education: [{ _key: 'c', _type: 'education', course }], ...more });
  for (const course of ['Pós-graduação em Cardiologia', 'Especialização em Cardiologia', 'MBA em Cardiologia']) {
    expect((await withCourse(course)).errors).toContain('NÃO ESPECIALISTA');
    expect((await withCourse(course, { rqes: [{ ...rqe, title: 'Cardiologia' }] })).errors).toBe('');
  }
  expect(await withCourse('Graduação em Medicina')).toEqual({ errors: '', warnings: '' });
  const education = [{ _key: 'c', _type: 'education', course: 'Especialização em Psicologia Escolar' }];
  expect((await validationOf({ _id: 'professional-carla-amostra', education })).errors).toBe('');
});

test('C5, M2: “especialista” without RQE is warned about, of a person and elsewhere', async () => {
  const bio = paragraphOf('Especialista em cardiologia.');
  expect((await validationOf({ _id: DOCTOR, bio })).warnings).toContain('só quem tem RQE');
  expect((await validationOf({ _id: DOCTOR, bio, rqes: [rqe] })).warnings).toBe('');
  expect((await validationOf({ _id: DOCTOR, bio: paragraphOf('Médica, NÃO ESPECIALISTA.') })).warnings).toBe('');
  const summary = 'Atendimento com especialistas em coração.';
  expect((await validationOf({ _id: 'service-clinica-geral', summary })).warnings).toContain('só quem tem RQE');
});

test('M8: two specialties at most; an area of practice alone is warned about', async () => {
  const second = { ...rqe, _key: 's', title: 'Cardiologia' };
  expect(await validationOf({ _id: DOCTOR, rqes: [rqe, second, area] })).toEqual({ errors: '', warnings: '' });
  const third = { ...rqe, _key: 't', title: 'Geriatria' };
  expect((await validationOf({ _id: DOCTOR, rqes: [rqe, second, third] })).errors).toContain('no máximo duas');
  expect(await validationOf({ _id: DOCTOR, rqes: [area] })).toMatchObject({
    errors: '',
    warnings: expect.stringContaining('depende de uma especialidade'),
  });
});

test('M9: without RQE no organs or diseases are announced, of a person or a service', async () => {
  expect((await validationOf({ _id: DOCTOR, focusAreas: ['Tireoide'] })).warnings).toContain('Sem RQE');
  expect((await validationOf({ _id: DOCTOR, focusAreas: ['Tireoide'], rqes: [rqe] })).warnings).toBe('');
  const service = { _id: 'service-clinica-geral', title: 'Tratamento de diabetes' };
  expect((await validationOf(service)).warnings).toContain('art. 11 I');
  const specialist = [{ _key: 'b', _type: 'reference', _ref: 'professional-bruno-modelo' }];
  expect((await validationOf({ ...service, professionals: specialist })).warnings).toBe('');
});

test('M10: “clínica geral” is a service and no title', async () => {
  const specialty = { _id: 'specialty-radiologia', title: 'Clínica geral' };
  expect((await validationOf(specialty)).warnings).toContain('não uma especialidade');
  expect((await validationOf({ ...specialty, kind: 'servico' })).warnings).toBe('');
  expect((await validationOf({ _id: DOCTOR, rqes: [{ ...rqe, title: 'Clínico geral' }] })).warnings).toContain(
    'lista do CFM',
  );
});

test('E7: a report is signed by a doctor only', async () => {
  const signed = (id: string) => validationOf({ _id: 'exam-rx-torax', reportedBy: { _type: 'reference', _ref: id } });
  expect((await signed('professional-bruno-modelo')).errors).toBe('');
  expect((await signed('professional-davi-teste')).errors).toContain('ato médico');
  expect(await ask(EXAM_QUERY, demonstrationDocuments, { slug: 'raio-x-de-torax' })).toHaveProperty('reportedBy');
});

test('C6: who left the clinic signs no report and no review, of an exam or an article (E7)', async () => {
  const gone = { _id: 'gone', _type: 'professional', status: 'ex-membro', registrations: [crm] };
  const by = { _type: 'reference', _ref: 'gone' };
  const errorsOf = async (document: { readonly [field: string]: unknown }) =>
    (await validationOf(document, gone)).errors;
  expect(await errorsOf({ _id: 'exam-rx-torax', reportedBy: by })).toContain('reportedBy: Quem assina o laudo saiu');
  expect(await errorsOf({ _id: 'exam-rx-torax', reviewedBy: by })).toContain('reviewedBy: Quem revisou saiu');
  expect(await errorsOf({ _id: 'post-atendimento-psicologico', reviewedBy: by })).toContain('Quem revisou saiu');
  const away = { ...gone, status: 'licenca' };
  expect(
    (await validationOf(approvedWith({ _id: 'exam-rx-torax', reportedBy: by, reviewedBy: by }), away)).errors,
  ).toBe('');
});

test('R: a preparation is reviewed by a doctor', async () => {
  const reviewed = (id: string) => validationOf({ _id: 'exam-rx-torax', reviewedBy: { _type: 'reference', _ref: id } });
  expect((await reviewed('professional-bruno-modelo')).errors).toBe('');
  expect((await reviewed('professional-davi-teste')).errors).toContain(
    'reviewedBy: O preparo é revisado por quem tem CRM',
  );
});

test('R: an article is reviewed by the council of its author, or by a doctor or psychologist', async () => {
  const reviewed = (author: string | undefined, reviewer: string) => {
    const by = (id: string) => ({ _type: 'reference', _ref: `professional-${id}` });
    const change = { author: author && by(author), reviewedBy: by(reviewer) };
    return validationOf(approvedWith({ _id: 'post-atendimento-psicologico', ...change }));
  };
  expect((await reviewed('carla-amostra', 'carla-amostra')).warnings).toBe('');
  expect((await reviewed('carla-amostra', 'ana-exemplo')).warnings).toContain('reviewedBy: Quem escreveu é do CRP');
  expect((await reviewed('davi-teste', 'ana-exemplo')).warnings).toBe('');
  expect((await reviewed(undefined, 'carla-amostra')).warnings).toBe('');
  expect((await reviewed(undefined, 'davi-teste')).warnings).toContain('CRM ou CRP');
});

test('M2: a specialty begins in the state in which registrations begin', () => {
  expect(rqeSchema.fields.find(({ name }) => name === 'uf')).toMatchObject({ initialValue: 'MT' });
});

/** E1–E6 and P1–P10: the establishment, and psychology (CFM 2.147/2016; CFP, Código de Ética, art. 20). */
import { demonstrationDocuments } from '#demo/documents.ts';
import { EXAM_TECHNIQUES } from '../objects/choices.ts';
import { EXAM_QUERY, SETTINGS_QUERY } from '../queries.ts';
import { BANNER_FRAGMENT } from '../sections/banner/banner.query.ts';
import { ask } from '../testing.ts';
import { approvedWith, paragraphOf, validationOf } from '../validation-testing.ts';

const PSYCHOLOGIST = 'professional-carla-amostra';
const crp = { _key: 'a', _type: 'councilRegistration', council: 'CRP', number: '00000', region: '18', isPrimary: true };
const settings = (more: object) => validationOf({ _id: 'siteSettings', ...more });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('E1: the technical director is active and has a CRM of the clinic’s state', async () => {
  const director = (id: string) => settings({ technicalDirector: { _type: 'reference', _ref: id } });
  expect((await director('professional-bruno-modelo')).errors).toBe('');
  expect((await director(PSYCHOLOGIST)).errors).toContain('precisa ter CRM-MT');
  const away = { _id: 'away', _type: 'professional', status: 'licenca', registrations: [{ council: 'CRM', uf: 'MT' }] };
  const onLeave = { _id: 'siteSettings', technicalDirector: { _type: 'reference', _ref: 'away' } };
  expect((await validationOf(onLeave, away)).errors).toContain('em atividade');
});

const ANA = 'professional-ana-exemplo';
const BRUNO = 'professional-bruno-modelo';
const substitutedBy = (id: string) => ({ technicalDirectorSubstitute: { _type: 'reference', _ref: id } });
/** The demonstration, whose director is Ana, with changes of some documents. */
const withChanges = (changes: Readonly<Record<string, object>>): readonly object[] =>
  demonstrationDocuments.map((document) => ({ ...document, ...changes[document._id] }));

test('C1: a director who is away keeps no settings from being published once there is a substitute', async () => {
  const ana = demonstrationDocuments.find(({ _id }) => _id === ANA);
  const away = { ...ana, _id: 'away', status: 'licenca' };
  const director = { technicalDirector: { _type: 'reference', _ref: 'away' } };
  const judged = (more: object) => validationOf({ _id: 'siteSettings', ...director, ...more }, away);
  expect((await judged({})).errors).toContain('indique quem substitui');
  expect((await judged(substitutedBy(BRUNO))).errors).toBe('');
  expect((await judged(substitutedBy(PSYCHOLOGIST))).errors).toContain('com CRM-MT');
  expect((await settings(substitutedBy(ANA))).errors).toContain('Escolha outra pessoa');
});

test('C1: the form of the director who goes asks for a substitute first', async () => {
  const warned = async (status: string, ...others: readonly object[]) =>
    (await validationOf({ _id: ANA, status }, ...(others as never[]))).warnings;
  expect(await warned('ativo')).toBe('');
  expect(await warned('licenca')).toContain('Indique o(a) substituto(a) antes');
  expect(await warned('ex-membro')).toContain('Indique o(a) substituto(a) antes');
  expect((await validationOf({ _id: BRUNO, status: 'licenca' })).warnings).toBe('');
});

test.each(['licenca', 'ex-membro'])(
  'C1: the site names the substitute while the director is “%s”, never nobody',
  async (status) => {
    const named = async (changes: Readonly<Record<string, object>>) => {
      const documents = withChanges(changes);
      const banner = `*[_id == "siteSettings"][0]{"variant": "principal"}{${BANNER_FRAGMENT}}`;
      const found = await ask(banner, documents);
      const technicalDirector = (await ask(SETTINGS_QUERY, documents))?.technicalDirector;
      expect(found).toMatchObject({ clinic: { technicalDirector } });
      return technicalDirector?._id;
    };
    expect(await named({ siteSettings: substitutedBy(BRUNO) })).toBe(ANA);
    expect(await named({ siteSettings: substitutedBy(BRUNO), [ANA]: { status } })).toBe(BRUNO);
    expect(await named({ [ANA]: { status } })).toBe(ANA);
    expect(await named({ siteSettings: substitutedBy(BRUNO), [ANA]: { status }, [BRUNO]: { status } })).toBe(ANA);
    expect(await named({ siteSettings: substitutedBy(PSYCHOLOGIST), [ANA]: { status } })).toBe(ANA);
  },
);

test('E2: the imaging service may name its own doctor', async () => {
  expect((await settings({ imagingLead: { _type: 'reference', _ref: 'professional-bruno-modelo' } })).errors).toBe('');
  expect((await settings({ imagingLead: { _type: 'reference', _ref: 'nobody' } })).errors).toContain('imagingLead');
});

test('E3, E4: certificate and licence warn a month ahead and once they are over; CNES has seven digits', async () => {
  expect((await settings({ crmCertificate: { validUntil: inDays(90) } })).warnings).toBe('');
  expect((await settings({ crmCertificate: { validUntil: inDays(10) } })).warnings).toContain('30 dias');
  expect((await settings({ crmCertificate: { validUntil: inDays(-2) } })).warnings).toContain('vencido');
  expect((await settings({ sanitaryLicense: { validUntil: inDays(-2) } })).warnings).toContain('vencido');
  expect((await settings({ cnes: '123' })).warnings).toContain('7 números');
});

test('E5: an exam with radiation says so to the page, which warns about pregnancy', async () => {
  expect(await ask(EXAM_QUERY, demonstrationDocuments, { slug: 'raio-x-de-torax' })).toMatchObject({
    ionizingRadiation: true,
  });
});

test.each(EXAM_TECHNIQUES)(
  'C4: whether an exam radiates follows from its type, here $value, whatever was typed (E5)',
  async ({ title, value }) => {
    const type = { _id: 'type', _type: 'examType', title: 'Um tipo novo', technique: value };
    const modality = { _type: 'reference', _ref: 'type' };
    const exam = { _id: 'e', _type: 'exam', slug: { current: 'exame' }, modality, ionizingRadiation: 'typed' };
    expect(await ask(EXAM_QUERY, [type, exam], { slug: 'exame' })).toMatchObject({
      modality: { title: 'Um tipo novo' },
      ionizingRadiation: title.includes('(radiação)'),
    });
  },
);

test('E6: a radiographer has a registration of the CRTR, and none of the titles of doctors', async () => {
  const technician = { _id: 'professional-davi-teste' };
  expect((await validationOf(technician)).errors).toBe('');
  const rqe = { _key: 'r', _type: 'rqe', title: 'Radiologia', kind: 'especialidade', number: '1234', uf: 'MT' };
  expect((await validationOf({ ...technician, rqes: [rqe] })).errors).toContain('só para quem tem CRM');
});

test('P1: a psychologist is announced with region, number and full name', async () => {
  const person = (more: object) => validationOf({ _id: PSYCHOLOGIST, ...more });
  expect((await person({ registrations: [crp] })).errors).toBe('');
  expect((await person({ registrations: [{ ...crp, region: undefined }] })).errors).toContain('região (01 a 24)');
  expect((await person({ registrations: [{ ...crp, number: '12' }] })).errors).toContain('art. 20');
  expect((await person({ fullName: 'Carla' })).errors).toContain('nome e sobrenome');
  expect((await person({ displayName: 'Carla Lima' })).warnings).toContain('nome completo');
});

test('P2: “Dra.” in psychology needs a doctorate', async () => {
  const person = (more: object) => validationOf({ _id: PSYCHOLOGIST, honorific: 'Dra.', ...more });
  expect((await person({})).errors).toContain('doutorado');
  const doctorate = { _key: 'd', _type: 'education', course: 'Doutorado em Psicologia' };
  expect((await person({ education: [doctorate] })).errors).toBe('');
  expect((await validationOf({ _id: 'professional-ana-exemplo', honorific: 'Dra.' })).errors).toBe('');
});

test('R: “Dr.” is the CRP’s matter alone: nurses may use it (Cofen 256/2001) (P2)', async () => {
  const by = (council: string) => [
    {
      ...crp,
      council,
      number: '123',
      ...(council === 'CRP' ? { region: '18' } : { region: undefined, uf: 'MT', category: 'enfermeiro' }),
    },
  ];
  const judged = (council: string) =>
    validationOf({ _id: 'professional-davi-teste', isDemo: false, honorific: 'Dr.', registrations: by(council) });
  expect((await judged('COREN')).errors).toBe('');
  expect((await judged('CRP')).errors).toContain('doutorado');
});

test('P3: at most two specialties registered with the CRP', async () => {
  expect((await validationOf({ _id: PSYCHOLOGIST, psyTitles: ['Clínica', 'Escolar'] })).errors).toBe('');
  expect((await validationOf({ _id: PSYCHOLOGIST, psyTitles: ['a', 'b', 'c'] })).errors).toContain('psyTitles');
});

test('P5: psychology foresees no result and counts no sessions', async () => {
  const service = (summary: string) => validationOf({ _id: 'service-psicoterapia', summary });
  expect((await service('Cuidamos da sua ansiedade em 5 sessões.')).warnings).toContain('número de sessões');
  expect((await service('Um espaço de escuta, com sigilo.')).warnings).toBe('');
  const bio = paragraphOf('Técnica para curar a ansiedade com poucas sessões.');
  expect((await validationOf({ _id: PSYCHOLOGIST, bio })).warnings).not.toBe('');
  expect((await validationOf({ _id: 'service-clinica-geral', summary: 'Fisioterapia em 5 sessões.' })).warnings).toBe(
    '',
  );
});

test('P6: approaches are a short list, with a hint that only recognised ones count', async () => {
  expect((await validationOf({ _id: PSYCHOLOGIST, approaches: ['Terapia cognitivo-comportamental'] })).errors).toBe('');
  expect((await validationOf({ _id: PSYCHOLOGIST, approaches: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).errors).not.toBe(
    '',
  );
});

test('P7: psychology has no testimonials, whatever they say', async () => {
  const own = { _id: 'area-mente', _type: 'area', title: 'Saúde mental', regulation: 'psicologia' };
  const testimonial = (id: string) =>
    validationOf({ _id: 'testimonial-demonstracao', area: { _type: 'reference', _ref: id } }, own);
  expect((await testimonial('area-clinica-geral')).errors).toBe('');
  expect((await testimonial('area-psicologia')).errors).toContain('não são permitidos para psicologia');
  expect((await testimonial('area-mente')).errors).toContain('não são permitidos para psicologia');
});

test('P8: an article that seems to tell a case is warned about', async () => {
  const article = (text: string) =>
    validationOf(approvedWith({ _id: 'post-atendimento-psicologico', body: paragraphOf(text) }));
  expect((await article('Atendi uma moça da cidade que dormia mal.')).warnings).toContain('relatar um caso');
  expect((await article('Uma paciente de 32 anos chegou com medo.')).warnings).toContain('art. 54');
  expect((await article('O primeiro encontro serve para conhecer a demanda.')).warnings).toBe('');
});

test('P9: a clinic that is registered at the CRP shows the number, an enrolled one may', async () => {
  expect((await settings({ crpRegistration: { modality: 'registro' } })).errors).toContain('art. 8º');
  const registered = { modality: 'registro', region: '18', number: '00123' };
  expect((await settings({ crpRegistration: registered })).errors).toBe('');
  expect((await settings({ crpRegistration: { modality: 'cadastro' } })).errors).toBe('');
});

test('P10: care is offered in person, online or both, and nothing else', async () => {
  const modalities = (list: readonly string[]) => validationOf({ _id: 'service-psicoterapia', modalities: list });
  expect((await modalities(['presencial', 'online'])).errors).toBe('');
  expect((await modalities(['telepatia'])).errors).toContain('modalities');
});

test('R: who is registered only in another state is warned about, as something to confirm (M1, P1)', async () => {
  const crm = { ...crp, council: 'CRM', region: undefined, uf: 'SP' };
  const doctor = (...registrations: object[]) => validationOf({ _id: 'professional-ana-exemplo', registrations });
  expect(await doctor(crm)).toEqual({ errors: '', warnings: expect.stringContaining('a confirmar com o CRM') });
  expect((await doctor(crm, { ...crm, _key: 'b', uf: 'MT', isPrimary: false })).warnings).toBe('');
  const psychologist = (region: string) => validationOf({ _id: PSYCHOLOGIST, registrations: [{ ...crp, region }] });
  expect((await psychologist('18')).warnings).toBe('');
  expect(await psychologist('06')).toEqual({ errors: '', warnings: expect.stringContaining('a confirmar com o CRP') });
});

test('R: the state is the one of the clinic’s own registration', async () => {
  const registrations = [{ ...crp, council: 'CRM', region: undefined, uf: 'SP' }];
  const settings = { _id: 'siteSettings', _type: 'siteSettings', crmRegistration: { number: '1', uf: 'SP' } };
  const [warned, director] = await Promise.all([
    validationOf({ _id: 'professional-ana-exemplo', registrations }, settings),
    validationOf(
      { ...settings, technicalDirector: { _type: 'reference', _ref: 'd' } },
      {
        _id: 'd',
        _type: 'professional',
        status: 'ativo',
        registrations,
      },
    ),
  ]);
  expect(warned.warnings).toBe('');
  expect(director.errors).not.toContain('technicalDirector');
  const inMatoGrosso = await validationOf({ ...settings, technicalDirector: { _ref: 'professional-bruno-modelo' } });
  expect(inMatoGrosso.errors).toContain('precisa ter CRM-SP');
});

test('V: an emergency notice that names SAMU alone is warned about: it does not serve every town', async () => {
  expect((await settings({ emergencyNotice: 'Em emergência, ligue 192 (SAMU).' })).warnings).toContain('193');
  expect((await settings({ emergencyNotice: 'Ligue 192 (SAMU) ou 193 (Bombeiros).' })).warnings).toBe('');
  expect((await settings({ emergencyNotice: 'Ligue 193.' })).warnings).toBe('');
});

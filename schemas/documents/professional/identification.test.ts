import type { Identified } from '../../content.ts';
import { directorTitle, identificationLines, shownName } from './identification.ts';

const doctor = {
  fullName: 'Ana Exemplo da Silva',
  displayName: 'Ana Exemplo',
  honorific: 'Dra.',
  genderLabel: 'feminine',
  registrations: [
    { _key: 'b', council: 'CRM', category: null, number: '11111', uf: 'GO', region: null, isPrimary: false },
    { _key: 'a', council: 'CRM', category: null, number: '00000', uf: 'MT', region: null, isPrimary: true },
  ],
  rqes: [{ _key: 'r', title: 'Radiologia e Diagnóstico por Imagem', number: '00000', uf: 'MT', kind: null }],
  psyTitles: null,
  postgraduate: null,
} satisfies Identified;

const psychologist = {
  fullName: 'Carla Amostra Lima',
  displayName: 'Carla Lima',
  honorific: null,
  genderLabel: 'feminine',
  registrations: [
    { _key: 'a', council: 'CRP', category: null, number: '00000', uf: null, region: '18', isPrimary: true },
  ],
  rqes: null,
  psyTitles: null,
  postgraduate: null,
} satisfies Identified;

it('identifies a doctor by the word MÉDICA, every CRM and each specialty beside its RQE', () => {
  expect(identificationLines(doctor)).toEqual([
    'MÉDICA · CRM-MT 00000 · CRM-GO 11111',
    'Radiologia e Diagnóstico por Imagem · RQE 00000',
  ]);
});

it('R: prints the profession that was registered, not the first that its council knows', () => {
  const nurse = { _key: 'a', council: 'COREN', number: '123456', uf: 'MT', region: null, isPrimary: true } as const;
  const lines = (category: 'tecnico-enfermagem' | null, genderLabel: 'feminine' | 'masculine') =>
    identificationLines({ ...doctor, rqes: null, genderLabel, registrations: [{ ...nurse, category }] });
  expect(lines('tecnico-enfermagem', 'feminine')).toEqual(['Técnica de enfermagem · COREN-MT 123456']);
  expect(lines('tecnico-enfermagem', 'masculine')).toEqual(['Técnico de enfermagem · COREN-MT 123456']);
  // What was published before there were categories stays as it was printed.
  expect(lines(null, 'masculine')).toEqual(['Enfermeiro · COREN-MT 123456']);
});

it('R: gives each profession of one council a line of its own', () => {
  const first = {
    _key: 'a',
    council: 'CREFITO',
    category: 'fisioterapeuta',
    number: '1',
    uf: null,
    region: '9',
  } as const;
  const second = { ...first, _key: 'b', category: 'terapeuta-ocupacional', number: '2' } as const;
  const registrations = [
    { ...first, isPrimary: false },
    { ...second, isPrimary: true },
  ];
  expect(identificationLines({ ...doctor, rqes: null, registrations })).toEqual([
    'Terapeuta ocupacional · CREFITO 09/2',
    'Fisioterapeuta · CREFITO 09/1',
  ]);
});

it('says NÃO ESPECIALISTA after a course that no RQE covers, in a line like the others (M7)', () => {
  const course = { _key: 'p', subject: 'geriatria', level: 'lato', institution: null, year: null } as const;
  const imaging = { ...course, _key: 'q', subject: 'radiologia e diagnóstico por imagem' };
  expect(identificationLines({ ...doctor, postgraduate: [course, imaging] })).toEqual([
    'MÉDICA · CRM-MT 00000 · CRM-GO 11111',
    'Radiologia e Diagnóstico por Imagem · RQE 00000',
    'Pós-graduação em geriatria · NÃO ESPECIALISTA',
  ]);
});

it('calls a psychologist a specialist only in what the council registered (P3)', () => {
  expect(identificationLines({ ...psychologist, psyTitles: ['Psicologia Clínica'] })).toEqual([
    'Psicóloga · CRP 18/00000',
    'Especialista em Psicologia Clínica',
  ]);
  expect(identificationLines({ ...doctor, psyTitles: ['Psicologia Clínica'] }).join()).not.toContain('Especialista em');
});

it('prints at most two specialties, and an area of practice beside them (M8)', () => {
  const rqe = (title: string, kind: 'especialidade' | 'areaAtuacao') =>
    ({ _key: title, title, number: '1', uf: 'MT', kind }) as const;
  const rqes = [
    rqe('Área', 'areaAtuacao'),
    rqe('Um', 'especialidade'),
    rqe('Dois', 'especialidade'),
    rqe('Três', 'especialidade'),
  ];
  expect(identificationLines({ ...doctor, rqes }).slice(1)).toEqual(['Um · RQE 1', 'Dois · RQE 1', 'Área · RQE 1']);
});

it('identifies a psychologist by region and number', () => {
  expect(identificationLines(psychologist)).toEqual(['Psicóloga · CRP 18/00000']);
});

it('never shortens the name of a psychologist', () => {
  expect(shownName(psychologist)).toBe('Carla Amostra Lima');
  expect(shownName(doctor)).toBe('Dra. Ana Exemplo');
});

it('says nothing about a registration nobody entered', () => {
  expect(identificationLines({ ...psychologist, registrations: [] })).toEqual([]);
});

it('names the director in the gender of the person', () => {
  expect(directorTitle('feminine')).toBe('Diretora técnica médica');
  expect(directorTitle('masculine')).toBe('Diretor técnico médico');
});

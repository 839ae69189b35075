import type { Professional } from '#schemas/generated/content-types.ts';
import { paragraph } from '#schemas/objects/rich-text-body.fixture.ts';

import { type DemoDocument, reference } from './demo-document.ts';

type Schedule = NonNullable<Professional['schedule']>[number];

/** One line of somebody's schedule: these days, at these times. */
const attends = (
  days: Schedule['days'],
  ...times: readonly (readonly [opens: string, closes: string])[]
): Schedule & { _key: string } => ({
  _key: days[0] ?? 'dias',
  _type: 'weeklyHours',
  days,
  intervals: times.map(([opens, closes]) => ({ _key: opens.replace(':', ''), _type: 'interval', opens, closes })),
});

const MORNING = ['07:30', '11:30'] as const;
const AFTERNOON = ['13:00', '18:00'] as const;

const registration = (
  fields: Pick<Professional['registrations'][number], 'council' | 'category' | 'uf' | 'region'>,
): Professional['registrations'] => [
  { _key: 'principal', _type: 'councilRegistration', ...fields, number: '00000', isPrimary: true },
];

/** Invented people with unmistakable names and zeroed registrations; nobody here exists. */
export const people: readonly DemoDocument<Professional>[] = [
  {
    _id: 'professional-ana-exemplo',
    _type: 'professional',
    isDemo: true,
    fullName: 'Ana Exemplo da Silva',
    slug: { _type: 'slug', current: 'ana-exemplo' },
    honorific: 'Dra.',
    genderLabel: 'feminine',
    area: reference('area-clinica-geral'),
    registrations: registration({ council: 'CRM', uf: 'MT' }),
    drawing: 'portrait-woman-bun',
    bio: [
      paragraph(
        'bio-1',
        'Atende adultos e idosos em consultas de clínica geral: queixas do dia a dia, acompanhamento de condições crônicas e revisão de exames.',
      ),
      paragraph(
        'bio-2',
        'É a diretora técnica da clínica. Costuma reservar os primeiros minutos da consulta para ouvir a história inteira antes de examinar.',
      ),
    ],
    education: [
      {
        _key: 'graduacao',
        _type: 'education',
        course: 'Graduação em Medicina',
        institution: 'Universidade Exemplo de Mato Grosso',
        year: 2009,
      },
    ],
    schedule: [attends(['monday', 'wednesday'], MORNING, AFTERNOON), attends(['friday'], MORNING)],
    ageGroups: ['adultos', 'idosos'],
    modalities: ['presencial'],
    languages: ['espanhol'],
    status: 'ativo',
    order: 10,
  },
  {
    _id: 'professional-elisa-amostra',
    _type: 'professional',
    isDemo: true,
    fullName: 'Elisa Amostra Barros',
    slug: { _type: 'slug', current: 'elisa-amostra' },
    honorific: 'Dra.',
    genderLabel: 'feminine',
    area: reference('area-clinica-geral'),
    registrations: registration({ council: 'CRM', uf: 'MT' }),
    drawing: 'portrait-woman-long',
    bio: [
      paragraph(
        'bio-1',
        'Atende consultas de rotina e retornos no período da tarde e aos sábados. Faz atendimento por vídeo para quem mora na zona rural ou em cidades vizinhas.',
      ),
    ],
    postgraduate: [
      {
        _key: 'geriatria',
        _type: 'postgraduate',
        subject: 'geriatria',
        level: 'lato',
        institution: 'Faculdade Modelo do Norte',
        year: 2020,
        registeredAtCrm: true,
      },
    ],
    education: [
      {
        _key: 'graduacao',
        _type: 'education',
        course: 'Graduação em Medicina',
        institution: 'Universidade Exemplo de Mato Grosso',
        year: 2017,
      },
    ],
    schedule: [attends(['tuesday', 'thursday'], AFTERNOON)],
    visits: [
      {
        _key: 'sabado',
        _type: 'visitMonthly',
        week: 'first',
        day: 'saturday',
        room: 'Consultório 2',
        intervals: [{ _key: 'manha', _type: 'interval', opens: '08:00', closes: '12:00' }],
      },
    ],
    ageGroups: ['adultos', 'idosos'],
    modalities: ['presencial', 'online'],
    status: 'ativo',
    order: 20,
  },
  {
    _id: 'professional-carla-amostra',
    _type: 'professional',
    isDemo: true,
    fullName: 'Carla Amostra Lima',
    slug: { _type: 'slug', current: 'carla-amostra' },
    honorific: 'none',
    genderLabel: 'feminine',
    area: reference('area-psicologia'),
    registrations: registration({ council: 'CRP', region: '18' }),
    drawing: 'portrait-woman-curly',
    bio: [
      paragraph(
        'bio-1',
        'Atende adolescentes e adultos em psicoterapia individual, com encontros semanais ou quinzenais combinados com cada pessoa.',
      ),
      paragraph('bio-2', 'O primeiro encontro serve para conhecer a demanda e explicar como o trabalho acontece.'),
    ],
    education: [
      {
        _key: 'graduacao',
        _type: 'education',
        course: 'Graduação em Psicologia',
        institution: 'Faculdade Modelo do Norte',
        year: 2013,
      },
    ],
    schedule: [attends(['monday', 'tuesday', 'wednesday', 'thursday'], AFTERNOON)],
    ageGroups: ['adolescentes', 'adultos'],
    modalities: ['presencial', 'online'],
    languages: ['libras'],
    status: 'ativo',
    order: 10,
  },
  {
    _id: 'professional-bruno-modelo',
    _type: 'professional',
    isDemo: true,
    fullName: 'Bruno Modelo Souza',
    slug: { _type: 'slug', current: 'bruno-modelo' },
    honorific: 'Dr.',
    genderLabel: 'masculine',
    area: reference('area-imagem'),
    registrations: registration({ council: 'CRM', uf: 'MT' }),
    rqes: [
      {
        _key: 'radiologia',
        _type: 'rqe',
        title: 'Radiologia e Diagnóstico por Imagem',
        kind: 'especialidade',
        specialty: reference('specialty-radiologia'),
        number: '00000',
        uf: 'MT',
      },
    ],
    drawing: 'portrait-man-beard',
    bio: [
      paragraph(
        'bio-1',
        'Realiza e lauda os exames de imagem da clínica: ultrassonografia, raio-X e tomografia. Durante o exame, explica o que está sendo observado e responde ao que puder ser respondido na hora.',
      ),
    ],
    education: [
      {
        _key: 'residencia',
        _type: 'education',
        course: 'Residência médica em Radiologia e Diagnóstico por Imagem',
        institution: 'Hospital Exemplo',
        year: 2015,
      },
      {
        _key: 'graduacao',
        _type: 'education',
        course: 'Graduação em Medicina',
        institution: 'Universidade Exemplo de Mato Grosso',
        year: 2012,
      },
    ],
    schedule: [attends(['tuesday', 'thursday'], MORNING, AFTERNOON), attends(['friday'], AFTERNOON)],
    modalities: ['presencial'],
    languages: ['ingles'],
    status: 'ativo',
    order: 10,
  },
  {
    _id: 'professional-davi-teste',
    _type: 'professional',
    isDemo: true,
    fullName: 'Davi Teste Rocha',
    slug: { _type: 'slug', current: 'davi-teste' },
    honorific: 'none',
    genderLabel: 'masculine',
    area: reference('area-imagem'),
    registrations: registration({ council: 'CRTR', category: 'tecnico-radiologia' }),
    drawing: 'portrait-man-short',
    bio: [
      paragraph(
        'bio-1',
        'Técnico em radiologia. Recebe quem vem fazer exame, confere o preparo e acompanha do cadastro à saída da sala.',
      ),
    ],
    education: [
      {
        _key: 'tecnico',
        _type: 'education',
        course: 'Curso técnico em Radiologia',
        institution: 'Escola Técnica Modelo',
        year: 2018,
      },
    ],
    status: 'ativo',
    order: 20,
  },
];

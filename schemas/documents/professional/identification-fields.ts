import { defineArrayMember, defineField } from '@sanity/types';
import { areaField } from '../../objects/document-fields.ts';
import { inArea, psychologistAreaProblem } from '../../rules/area-regulation.ts';
import { slugOf, slugProblem } from '../../rules/links.ts';
import { displayNameProblem, fullNameProblem, honorificProblem } from '../../rules/professional-name.ts';
import {
  hasCouncil,
  localRegistrationProblem,
  registrationsProblem,
  uniqueRegistrationProblem,
} from '../../rules/registrations.ts';
import { areasProblem, rqesProblem } from '../../rules/specialties.ts';

/** Who the person is for the council: the site makes the identification lines of these fields, never of free text. */
export const identificationFields = [
  defineField({
    name: 'fullName',
    title: 'Nome completo',
    type: 'string',
    group: 'identification',
    description: 'Como está no conselho. Para psicólogas e psicólogos o site mostra sempre este nome (CFP, art. 20).',
    validation: (rule) => [rule.required(), rule.max(80), rule.custom(fullNameProblem)],
  }),
  defineField({
    name: 'displayName',
    title: 'Nome no site',
    type: 'string',
    group: 'identification',
    description: 'Opcional. Um nome mais curto para listas e cartões.',
    validation: (rule) => [rule.max(60), rule.custom(displayNameProblem).warning()],
  }),
  defineField({
    name: 'slug',
    title: 'Link da página',
    type: 'slug',
    group: 'identification',
    description: 'O final do link do perfil: /profissional/ana-exemplo.',
    options: { source: 'fullName', maxLength: 60, slugify: (words) => slugOf(words) },
    validation: (rule) => rule.custom((slug) => slugProblem(slug?.current)),
  }),
  defineField({
    name: 'honorific',
    title: 'Título antes do nome (Dr./Dra.)',
    type: 'string',
    group: 'identification',
    description: 'Na psicologia, só para quem tem doutorado.',
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: [
        { title: 'Nenhum', value: 'none' },
        { title: 'Dr.', value: 'Dr.' },
        { title: 'Dra.', value: 'Dra.' },
      ],
    },
    initialValue: 'none',
    validation: (rule) => rule.custom(honorificProblem),
  }),
  defineField({
    name: 'genderLabel',
    title: 'Como escrever a profissão',
    type: 'string',
    group: 'identification',
    description:
      'A palavra que identifica a pessoa, em qualquer profissão: Enfermeira ou Enfermeiro, Técnica ou Técnico.',
    options: {
      layout: 'radio',
      direction: 'horizontal',
      list: [
        { title: 'No feminino: Médica, Psicóloga', value: 'feminine' },
        { title: 'No masculino: Médico, Psicólogo', value: 'masculine' },
      ],
    },
    validation: (rule) => rule.required(),
  }),
  areaField('identification', 'O grupo em que aparece na página da equipe. As áreas ficam em Equipe › Áreas.', {
    validation: (rule) => [rule.required(), rule.custom(inArea(psychologistAreaProblem)).warning()],
  }),
  defineField({
    name: 'registrations',
    title: 'Registros no conselho',
    type: 'array',
    group: 'identification',
    description: 'Obrigatório pelo CFM (Res. 2.336/2023, art. 4º) e pelo CFP (Código de Ética, art. 20).',
    of: [defineArrayMember({ type: 'councilRegistration' })],
    validation: (rule) => [
      rule.required().min(1).error('Informe ao menos um registro.'),
      rule.custom(registrationsProblem),
      rule.custom(uniqueRegistrationProblem),
      rule.custom(localRegistrationProblem).warning(),
    ],
  }),
  defineField({
    name: 'rqes',
    title: 'Especialidades com RQE',
    type: 'array',
    group: 'identification',
    description: 'Só especialidades registradas no CRM, no máximo duas. Sem RQE, deixe vazio.',
    of: [defineArrayMember({ type: 'rqe' })],
    validation: (rule) => [rule.custom(rqesProblem), rule.custom(areasProblem).warning()],
  }),
  defineField({
    name: 'psyTitles',
    title: 'Especialidades registradas no CRP',
    type: 'array',
    group: 'identification',
    description:
      'Só títulos registrados no conselho (Res. CFP 23/2022), no máximo dois. O site escreve “Especialista em”.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    hidden: ({ document }) => !hasCouncil(document, 'CRP'),
    validation: (rule) => [rule.unique(), rule.max(2)],
  }),
  defineField({
    name: 'postgraduate',
    title: 'Pós-graduação sem RQE',
    type: 'array',
    group: 'identification',
    description: 'De quem é médica ou médico. O site acrescenta “NÃO ESPECIALISTA” (CFM 2.336/2023, art. 13).',
    of: [defineArrayMember({ type: 'postgraduate' })],
    hidden: ({ document }) => !hasCouncil(document, 'CRM'),
    validation: (rule) => rule.max(4),
  }),
];

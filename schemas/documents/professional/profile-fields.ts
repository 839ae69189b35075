import { defineArrayMember, defineField } from '@sanity/types';
import { AGE_GROUPS, LANGUAGES, MODALITIES } from '../../objects/choices.ts';
import { acceptedPlansField } from '../../objects/document-fields.ts';
import { PORTRAITS } from '../../objects/drawings.ts';
import { carefulBody } from '../../rules/advertising.ts';
import { blockText, memberOf } from '../../rules/form-value.ts';
import { visitsProblem } from '../../rules/opening-hours.ts';
import { ownPictureProblem } from '../../rules/pictures.ts';
import { hasCouncil } from '../../rules/registrations.ts';
import { educationProblem, focusAreasProblem } from '../../rules/specialties.ts';

/** What a visitor wants to know of the person beside the identification. */
export const profileFields = [
  defineField({
    name: 'photo',
    title: 'Foto',
    type: 'picture',
    group: 'profile',
    description:
      'Retrato. O site corta em quadrado ao redor do ponto de foco. Sem foto, mostra o retrato desenhado ou as iniciais.',
    validation: (rule) => rule.custom(ownPictureProblem).warning(),
  }),
  defineField({
    name: 'drawing',
    title: 'Retrato desenhado',
    type: 'string',
    group: 'profile',
    description: 'Fica no lugar da foto enquanto não houver uma. É um desenho, não um retrato da pessoa.',
    options: { list: [...PORTRAITS] },
    hidden: ({ document }) => Boolean(memberOf(document?.photo, 'asset')),
  }),
  defineField({
    name: 'bio',
    title: 'Apresentação',
    type: 'richTextBody',
    group: 'profile',
    description: 'Até dois parágrafos: o que atende e como. Sem promessas de resultado nem superlativos.',
    validation: (rule) => [
      rule.custom(carefulBody).warning(),
      rule
        .custom(
          (bio: readonly unknown[] | undefined) =>
            blockText(bio).length <= 1200 || 'Mais de 1.200 caracteres: poucas pessoas leem até o fim.',
        )
        .warning(),
    ],
  }),
  defineField({
    name: 'education',
    title: 'Formação',
    type: 'array',
    group: 'profile',
    description:
      'Graduação, residência, mestrado e doutorado, do mais recente ao mais antigo. Pós-graduação de quem tem CRM: com RQE, em “Especialidades com RQE”; sem RQE, em “Pós-graduação sem RQE”.',
    of: [defineArrayMember({ type: 'education' })],
    validation: (rule) => rule.custom(educationProblem),
  }),
  defineField({
    name: 'modalities',
    title: 'Atendimento',
    type: 'array',
    group: 'profile',
    description: 'Como a pessoa pode ser atendida.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'grid', list: [...MODALITIES] },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'languages',
    title: 'Idiomas',
    type: 'array',
    group: 'profile',
    description: 'Idiomas em que atende, além do português.',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'grid', list: [...LANGUAGES] },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'focusAreas',
    title: 'Áreas de interesse',
    type: 'array',
    group: 'profile',
    description: 'Só para quem tem RQE: sem ele, não se anunciam órgãos nem doenças (CFM, art. 11 I).',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    validation: (rule) => [rule.unique(), rule.max(8), rule.custom(focusAreasProblem).warning()],
  }),
  defineField({
    name: 'approaches',
    title: 'Abordagens',
    type: 'array',
    group: 'profile',
    description: 'Psicologia: só técnicas reconhecidas (CFP, art. 20 c).',
    of: [defineArrayMember({ type: 'string' })],
    options: { layout: 'tags' },
    hidden: ({ document, value }) => !hasCouncil(document, 'CRP') && !value?.length,
    validation: (rule) => [rule.unique(), rule.max(6)],
  }),
  defineField({
    name: 'ageGroups',
    title: 'Idades',
    type: 'array',
    group: 'profile',
    description: 'Quem atende.',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: [...AGE_GROUPS] },
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'schedule',
    title: 'Dias e horários em que atende',
    type: 'array',
    group: 'profile',
    description:
      'Um item para cada grupo de dias com o mesmo horário. Aparece no perfil e na página de profissionais, dia por dia.',
    of: [defineArrayMember({ type: 'weeklyHours' })],
  }),
  defineField({
    name: 'visits',
    title: 'Datas em que vem à clínica',
    type: 'array',
    group: 'profile',
    description: 'Para quem não atende toda semana. O site mostra as próximas três datas.',
    of: [defineArrayMember({ type: 'visitDay' }), defineArrayMember({ type: 'visitMonthly' })],
    validation: (rule) => rule.custom(visitsProblem).warning(),
  }),
  defineField({
    name: 'absences',
    title: 'Dias em que não atende',
    type: 'array',
    group: 'profile',
    description: 'Férias ou congresso: o site avisa desde trinta dias antes, e deixa de avisar quando acabam.',
    of: [defineArrayMember({ type: 'absence' })],
  }),
  acceptedPlansField('profile'),
  defineField({
    name: 'bookingUrl',
    title: 'Link de agendamento próprio',
    type: 'url',
    group: 'profile',
    description: 'Opcional, quando a agenda da pessoa tem um link só dela. Vazio: o agendamento da clínica.',
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
  defineField({
    name: 'lattesUrl',
    title: 'Currículo Lattes',
    type: 'url',
    group: 'profile',
    description: 'Opcional, começando com https://.',
    validation: (rule) => rule.uri({ scheme: ['https'] }),
  }),
];

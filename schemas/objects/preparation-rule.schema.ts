import { defineField, defineType } from '@sanity/types';

import { fastingProblem } from '../rules/exam-preparation.ts';
import { BLADDER, PERIODS } from './choices.ts';

/** One line of a preparation: what holds for one band of ages at one time of day. */
export const preparationRuleSchema = defineType({
  name: 'preparationRule',
  title: 'Regra de preparo',
  type: 'object',
  fields: [
    defineField({
      name: 'ageMin',
      title: 'De (anos)',
      type: 'number',
      description: 'Idade inicial, em anos completos. Vazio: desde o nascimento.',
      validation: (rule) => rule.integer().min(0).max(120),
    }),
    defineField({
      name: 'ageMax',
      title: 'Até (anos)',
      type: 'number',
      description: 'Idade final, incluída. Vazio: sem limite.',
      validation: (rule) => rule.integer().min(0).max(120),
    }),
    defineField({
      name: 'fastingHours',
      title: 'Jejum, ao menos (horas)',
      type: 'number',
      description: 'De 0 a 24; 0 aparece como “Sem jejum”. Vazio: não se fala em jejum.',
      validation: (rule) => rule.min(0).max(24),
    }),
    defineField({
      name: 'fastingHoursMax',
      title: 'Jejum, no máximo (horas)',
      type: 'number',
      description: 'Opcional: com 8 e 12, o site escreve “Jejum de 8 a 12 horas”.',
      validation: (rule) => [rule.min(0).max(24), rule.custom(fastingProblem)],
    }),
    defineField({
      name: 'water',
      title: 'Água',
      type: 'string',
      description: 'Como “Água liberada” ou quanto beber e quando.',
      validation: (rule) => rule.max(160),
    }),
    defineField({
      name: 'bladder',
      title: 'Bexiga',
      type: 'string',
      description: 'Como a bexiga deve estar na hora do exame.',
      options: {
        layout: 'radio',
        list: [...BLADDER],
      },
    }),
    defineField({
      name: 'period',
      title: 'Horário do exame',
      type: 'string',
      description: 'Quando a regra vale.',
      options: {
        layout: 'radio',
        list: [...PERIODS],
      },
    }),
    defineField({
      name: 'note',
      title: 'Observação',
      type: 'string',
      description: 'Opcional, uma frase. Para bebês, escreva aqui os meses.',
      validation: (rule) => rule.max(200),
    }),
  ],
  preview: {
    select: { ageMin: 'ageMin', ageMax: 'ageMax', fasting: 'fastingHours' },
    prepare: ({ ageMin, ageMax, fasting }) => ({
      title: ageMin || ageMax ? `De ${ageMin ?? 0} a ${ageMax ?? '…'} anos` : 'Todas as idades',
      subtitle: fasting ? `Jejum de ${fasting} h` : '',
    }),
  },
});

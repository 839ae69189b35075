import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { intervalsInOrder } from '../rules/opening-intervals.ts';
import { titleOf, WEEKDAYS } from './choices.ts';
import { intervalsInWords, openingInterval } from './opening-interval.ts';

export const weeklyHoursSchema = defineType({
  name: 'weeklyHours',
  title: 'Horário',
  type: 'object',
  fields: [
    defineField({
      name: 'days',
      title: 'Dias',
      type: 'array',
      description: 'Dias da semana com o mesmo horário.',
      of: [defineArrayMember({ type: 'string' })],
      options: {
        layout: 'grid',
        list: [...WEEKDAYS],
      },
      validation: (rule) => [rule.required().min(1).error('Escolha ao menos um dia.'), rule.unique()],
    }),
    defineField({
      name: 'intervals',
      title: 'Períodos',
      type: 'array',
      description: 'Dois períodos quando há pausa para o almoço.',
      of: [openingInterval],
      validation: (rule) => [rule.required().min(1), rule.custom(intervalsInOrder)],
    }),
    defineField({
      name: 'department',
      title: 'Setor',
      type: 'string',
      description: 'Opcional, quando um setor tem horário próprio: “Ultrassonografia”.',
      // Of a person's hours it says nothing; one that was written must be seen to be taken away.
      hidden: ({ document, value }) => document?._type === 'professional' && !value,
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'room',
      title: 'Sala',
      type: 'string',
      description: 'Opcional: onde a pessoa atende nesses dias, como “Consultório 3”.',
      hidden: ({ document, value }) => document?._type !== 'professional' && !value,
      validation: (rule) => rule.max(40),
    }),
  ],
  preview: {
    select: { days: 'days', department: 'department', intervals: 'intervals' },
    prepare: ({ days, department, intervals }) => ({
      title: Array.isArray(days) ? days.map((day) => titleOf(WEEKDAYS, day)).join(', ') : 'Sem dias',
      subtitle: [department, intervalsInWords(intervals)].filter(Boolean).join(' · '),
    }),
  },
});

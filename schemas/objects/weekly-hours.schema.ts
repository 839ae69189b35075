import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { intervalsInOrder } from '../rules/opening-intervals.ts';
import { titleOf, WEEKDAYS } from './choices.ts';

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

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
      description: 'Dois períodos quando a clínica fecha para o almoço.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'interval',
          title: 'Período',
          fields: [
            defineField({
              name: 'opens',
              title: 'Abre às',
              type: 'string',
              description: 'Hora e minuto, como 07:30.',
              validation: (rule) => rule.required().regex(time, { name: 'hora no formato 07:30' }),
            }),
            defineField({
              name: 'closes',
              title: 'Fecha às',
              type: 'string',
              description: 'Hora e minuto, como 18:00.',
              validation: (rule) => rule.required().regex(time, { name: 'hora no formato 18:00' }),
            }),
          ],
          preview: {
            select: { opens: 'opens', closes: 'closes' },
            prepare: ({ opens, closes }) => ({ title: `${opens ?? '?'} às ${closes ?? '?'}` }),
          },
        }),
      ],
      validation: (rule) => [rule.required().min(1), rule.custom(intervalsInOrder)],
    }),
    defineField({
      name: 'department',
      title: 'Setor',
      type: 'string',
      description: 'Opcional, quando um setor tem horário próprio: “Ultrassonografia”.',
      validation: (rule) => rule.max(40),
    }),
  ],
  preview: {
    select: { days: 'days', department: 'department' },
    prepare: ({ days, department }) => ({
      title: Array.isArray(days) ? days.map((day) => titleOf(WEEKDAYS, day)).join(', ') : 'Sem dias',
      subtitle: department,
    }),
  },
});

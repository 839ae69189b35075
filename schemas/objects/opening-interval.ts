import { defineArrayMember, defineField } from '@sanity/types';

import { textOf } from '../rules/form-value.ts';

/** Intervals in one line, as lists show them: “07:30 às 11:30, 13:30 às 18:00”. */
export function intervalsInWords(intervals: unknown): string {
  if (!Array.isArray(intervals)) return '';
  return intervals.map((one) => `${textOf(one, 'opens') || '?'} às ${textOf(one, 'closes') || '?'}`).join(', ');
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

/** From when to when, within one day; shared by the week and by special dates. */
export const openingInterval = defineArrayMember({
  type: 'object',
  name: 'interval',
  title: 'Período',
  fields: [
    defineField({
      name: 'opens',
      title: 'Das',
      type: 'string',
      description: 'Hora e minuto, como 07:30.',
      validation: (rule) => rule.required().regex(time, { name: 'hora no formato 07:30' }),
    }),
    defineField({
      name: 'closes',
      title: 'Às',
      type: 'string',
      description: 'Hora e minuto, como 18:00.',
      validation: (rule) => rule.required().regex(time, { name: 'hora no formato 18:00' }),
    }),
  ],
  preview: {
    select: { opens: 'opens', closes: 'closes' },
    prepare: ({ opens, closes }) => ({ title: intervalsInWords([{ opens, closes }]) }),
  },
});

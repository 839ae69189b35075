import { defineArrayMember, defineField, defineType, type StringRule } from '@sanity/types';
import { textOf } from '../rules/form-value.ts';
import { intervalsInOrder } from '../rules/opening-hours.ts';
import { titleOf, WEEKDAYS } from './choices.ts';
import { MASKS, TIME } from './studio-inputs.ts';

/** Intervals in one line, as lists show them: “7h30 às 11h30, 13h30 às 18h”. */
export function formatIntervals(intervals: unknown): string {
  if (!Array.isArray(intervals)) return '';
  const time = (one: unknown, end: string) => MASKS.time.shown(textOf(one, end)) || '?';
  return intervals.map((one) => `${time(one, 'opens')} às ${time(one, 'closes')}`).join(', ');
}

const timeRule = (rule: StringRule) => rule.required().regex(TIME).error('Escreva a hora como 7h30 ou 18h.');

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
      description: 'Como 7h30.',
      options: { mask: 'time' },
      validation: timeRule,
    }),
    defineField({
      name: 'closes',
      title: 'Às',
      type: 'string',
      description: 'Como 18h.',
      options: { mask: 'time' },
      validation: timeRule,
    }),
  ],
  preview: {
    select: { opens: 'opens', closes: 'closes' },
    prepare: ({ opens, closes }) => ({ title: formatIntervals([{ opens, closes }]) }),
  },
});

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
      subtitle: [department, formatIntervals(intervals)].filter(Boolean).join(' · '),
    }),
  },
});

import { defineField, defineType } from '@sanity/types';
import { memberOf } from '../rules/form-value.ts';
import { intervalsInOrder, sameAsWeekProblem } from '../rules/opening-hours.ts';
import { titleOf } from './choices.ts';
import { DATE_OPTIONS, formatDay, lastDayField } from './date-options.ts';
import { formatIntervals, openingInterval } from './weekly-hours.schema.ts';

const isSpecial = (parent: unknown) => memberOf(parent, 'status') === 'especial';

const STATES = [
  { title: 'Fechado', value: 'fechado' },
  { title: 'Outro horário', value: 'especial' },
] as const;

/** A day or a range of days whose hours differ from the week's, of the clinic or of one of its departments. */
export const specialDateSchema = defineType({
  name: 'specialDate',
  title: 'Data especial',
  type: 'object',
  fields: [
    defineField({
      name: 'status',
      title: 'Como fica',
      type: 'string',
      description: 'Escolha primeiro: fecha o dia todo, ou atende em outro horário.',
      options: {
        input: 'dayOutcome',
        layout: 'radio',
        direction: 'horizontal',
        list: [...STATES],
      },
      validation: (rule) => [
        rule.required().error('Escolha: fechado ou outro horário.'),
        rule.custom((_status, { document, parent }) => sameAsWeekProblem(parent, document)),
      ],
    }),
    defineField({
      name: 'intervals',
      title: 'Períodos',
      type: 'array',
      description: 'O horário desse dia.',
      of: [openingInterval],
      hidden: ({ parent }) => !isSpecial(parent),
      validation: (rule) => [
        rule.custom(intervalsInOrder),
        rule.custom((value, { parent }) =>
          isSpecial(parent) && !value?.length ? 'Informe ao menos um período.' : true,
        ),
      ],
    }),
    defineField({
      name: 'asUsual',
      title: 'Abre como sempre',
      type: 'boolean',
      description: 'Para um feriado da cidade, ou a véspera do Natal, em que a clínica abre no horário de sempre.',
      hidden: ({ parent }) => !isSpecial(parent),
    }),
    defineField({
      name: 'date',
      title: 'Dia',
      type: 'date',
      options: DATE_OPTIONS,
      description: 'O dia, ou o primeiro deles.',
      validation: (rule) => rule.required(),
    }),
    lastDayField('date', 'O último dia, quando são vários. Vazio: só um dia.'),
    defineField({
      name: 'department',
      title: 'Setor',
      type: 'string',
      description:
        'Só este setor muda, como “Ultrassonografia”: a clínica abre como sempre. Vazio: vale para a clínica toda.',
      options: { input: 'department' },
      validation: (rule) => rule.max(40),
    }),
    defineField({
      name: 'label',
      title: 'Nome',
      type: 'string',
      description: 'Opcional. Como “Dia do Trabalho” ou “Recesso de fim de ano”: o site mostra ao lado do dia.',
      validation: (rule) => rule.max(50),
    }),
  ],
  preview: {
    select: {
      title: 'label',
      department: 'department',
      date: 'date',
      until: 'until',
      status: 'status',
      intervals: 'intervals',
    },
    prepare: ({ title, department, date, until, status, intervals }) => {
      const days = [date, until].filter(Boolean).map(formatDay).join(' a ');
      const hours = status === 'especial' ? formatIntervals(intervals) : titleOf(STATES, status);
      return {
        title: title ?? days,
        subtitle: [title && days, department, hours].filter(Boolean).join(' · '),
      };
    },
  },
});

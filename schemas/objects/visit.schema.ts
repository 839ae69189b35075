import { defineField, defineType } from '@sanity/types';
import { intervalsInOrder } from '../rules/opening-hours.ts';
import { titleOf, WEEKDAYS, WEEKS_OF_MONTH } from './choices.ts';
import { DATE_OPTIONS, formatDay, lastDayField } from './date-options.ts';
import { formatIntervals, openingInterval } from './weekly-hours.schema.ts';

const intervals = defineField({
  name: 'intervals',
  title: 'Horário',
  type: 'array',
  description: 'Opcional. De que horas a que horas a pessoa atende nesse dia.',
  of: [openingInterval],
  validation: (rule) => rule.custom(intervalsInOrder),
});

const room = defineField({
  name: 'room',
  title: 'Sala',
  type: 'string',
  description: 'Opcional: onde a pessoa atende nesse dia, como “Consultório 3”.',
  validation: (rule) => rule.max(40),
});

/** One day on which somebody attends who does not come every week. */
export const visitDaySchema = defineType({
  name: 'visitDay',
  title: 'Um dia',
  type: 'object',
  fields: [
    defineField({
      name: 'date',
      title: 'Dia',
      type: 'date',
      options: DATE_OPTIONS,
      description: 'Depois desse dia, a data sai do site sem que ninguém a apague.',
      validation: (rule) => rule.required(),
    }),
    intervals,
    room,
  ],
  preview: {
    select: { date: 'date', intervals: 'intervals' },
    prepare: ({ date, intervals: times }) => ({
      title: typeof date === 'string' ? formatDay(date) : '',
      subtitle: formatIntervals(times),
    }),
  },
});

/** `1ª sexta do mês`, `último sábado do mês`: Saturday and Sunday are masculine. */
function formatMonthly(week: unknown, day: unknown): string {
  const [masculine, feminine = ''] = titleOf(WEEKS_OF_MONTH, week).split('/');
  const which = day === 'saturday' || day === 'sunday' ? masculine : feminine;
  return `${which} ${titleOf(WEEKDAYS, day)} do mês`.trim().toLocaleLowerCase('pt-BR');
}

/** The same weekday of every month, such as the first Friday. */
export const visitMonthlySchema = defineType({
  name: 'visitMonthly',
  title: 'Todo mês',
  type: 'object',
  fields: [
    defineField({
      name: 'week',
      title: 'Qual do mês',
      type: 'string',
      description: 'A primeira, a segunda… ou a última do mês.',
      options: { layout: 'radio', direction: 'horizontal', list: [...WEEKS_OF_MONTH] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'day',
      title: 'Dia da semana',
      type: 'string',
      description: 'O site calcula as próximas datas.',
      options: { list: [...WEEKDAYS] },
      validation: (rule) => rule.required(),
    }),
    intervals,
    room,
  ],
  preview: {
    select: { week: 'week', day: 'day', intervals: 'intervals' },
    prepare: ({ week, day, intervals: times }) => ({
      title: formatMonthly(week, day),
      subtitle: formatIntervals(times),
    }),
  },
});

/** Days on which somebody does not attend: holidays, a congress. The reason is nobody's business. */
export const absenceSchema = defineType({
  name: 'absence',
  title: 'Ausência',
  type: 'object',
  fields: [
    defineField({
      name: 'from',
      title: 'De',
      type: 'date',
      options: DATE_OPTIONS,
      description: 'O primeiro dia em que não atende.',
      validation: (rule) => rule.required(),
    }),
    lastDayField('from', 'O último dia. Vazio: só um dia.'),
  ],
  preview: {
    select: { from: 'from', until: 'until' },
    prepare: ({ from, until }) => ({ title: [from, until].filter(Boolean).map(formatDay).join(' a ') }),
  },
});

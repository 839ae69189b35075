import { defineField } from '@sanity/types';
import { memberOf } from '../rules/form-value.ts';

/** Days are written as people here write them; what is stored stays `YYYY-MM-DD`. */
export const DATE_OPTIONS = { dateFormat: 'DD/MM/YYYY' } as const;

/** The same for moments, which are stored in UTC. */
export const DATETIME_OPTIONS = { ...DATE_OPTIONS, timeFormat: 'HH:mm' } as const;

/** `2026-12-25` as people here write it. */
export function formatDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/**
 * The last of several days; empty when it is one.
 * @param first name of the field beside it that has the first day
 */
export function lastDayField(first: string, description: string) {
  return defineField({
    name: 'until',
    title: 'Até',
    type: 'date',
    options: DATE_OPTIONS,
    description,
    validation: (rule) =>
      rule.custom((value, { parent }) => {
        const date = memberOf(parent, first);
        return !value || typeof date !== 'string' || value >= date || 'O último dia vem antes do primeiro.';
      }),
  });
}

import { defineField, defineType } from '@sanity/types';

import { memberOf } from '../rules/form-value.ts';
import { DATETIME_OPTIONS } from './date-options.ts';
import { PAGE_GUARDS, titleOf } from './choices.ts';

const usesDate = (parent: unknown) => memberOf(parent, 'name') !== 'maintenance';

const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** A condition that the site checks before it shows a page. Its name is that of a guard in `web/page-guards.ts`. */
export const pageGuardSchema = defineType({
  name: 'pageGuard',
  title: 'Condição',
  type: 'object',
  fields: [
    defineField({
      name: 'name',
      title: 'O que fazer',
      type: 'string',
      description: 'O que o visitante encontra em vez da página.',
      options: { layout: 'radio', list: [...PAGE_GUARDS] },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'until',
      title: 'Até',
      type: 'datetime',
      options: DATETIME_OPTIONS,
      description: 'Quando a condição muda.',
      hidden: ({ parent }) => !usesDate(parent),
      validation: (rule) =>
        rule.custom((value, { parent }) => (usesDate(parent) && !value ? 'Informe a data e a hora.' : true)),
    }),
    defineField({
      name: 'message',
      title: 'Texto para quem abrir',
      type: 'string',
      description: 'Opcional. Uma frase.',
      validation: (rule) => rule.max(160),
    }),
  ],
  preview: {
    select: { name: 'name', until: 'until' },
    prepare: ({ name, until }) => ({
      title: titleOf(PAGE_GUARDS, name),
      subtitle: until && usesDate({ name }) ? `Até ${moment.format(new Date(until))}` : '',
    }),
  },
});

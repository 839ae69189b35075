import { defineField, defineType } from '@sanity/types';

import { UFS } from './choices.ts';

/** A specialty may be announced only with its registration number (CFM 2.336/2023, art. 4º II). */
export const rqeSchema = defineType({
  name: 'rqe',
  title: 'Especialidade',
  type: 'object',
  fields: [
    defineField({
      name: 'title',
      title: 'Especialidade',
      type: 'string',
      description: 'Como está registrada no CRM.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'number',
      title: 'RQE',
      type: 'string',
      description: 'Só os números.',
      validation: (rule) => rule.required().regex(/^\d{1,6}$/, { name: 'até 6 números' }),
    }),
    defineField({
      name: 'uf',
      title: 'Estado',
      type: 'string',
      description: 'O estado do CRM que registrou a especialidade.',
      options: { list: [...UFS] },
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'number' } },
});

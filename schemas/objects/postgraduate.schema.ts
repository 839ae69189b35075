import { defineField, defineType } from '@sanity/types';

import { courseRegistrationProblem } from '../rules/specialties.ts';

/**
 * A course that gives no specialty. Announced as "Pós-graduação em …" followed by NÃO ESPECIALISTA, which the site adds
 * (CFM 2.336/2023, art. 13 §1º).
 */
export const postgraduateSchema = defineType({
  name: 'postgraduate',
  title: 'Pós-graduação',
  type: 'object',
  fields: [
    defineField({
      name: 'subject',
      title: 'Em quê',
      type: 'string',
      description: 'Só o assunto, em minúsculas: “geriatria”.',
      validation: (rule) => rule.required().max(60),
    }),
    defineField({
      name: 'level',
      title: 'Nível',
      type: 'string',
      description: 'O tipo do curso.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Lato sensu', value: 'lato' },
          { title: 'Mestrado', value: 'mestrado' },
          { title: 'Doutorado', value: 'doutorado' },
        ],
      },
      initialValue: 'lato',
    }),
    defineField({
      name: 'institution',
      title: 'Instituição',
      type: 'string',
      description: 'Onde fez o curso.',
      validation: (rule) => rule.max(100),
    }),
    defineField({
      name: 'year',
      title: 'Ano de conclusão',
      type: 'number',
      description: 'Quatro números.',
      validation: (rule) => rule.integer().min(1940).max(2100),
    }),
    defineField({
      name: 'registeredAtCrm',
      title: 'Registrada no CRM',
      type: 'boolean',
      description: 'O curso precisa estar registrado no CRM para ser anunciado.',
      initialValue: false,
      validation: (rule) => rule.custom(courseRegistrationProblem).warning(),
    }),
  ],
  preview: { select: { title: 'subject', subtitle: 'institution' } },
});

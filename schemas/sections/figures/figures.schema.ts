import { defineArrayMember, defineField, defineType } from '@sanity/types';

import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  shortTitleOf,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

/** How it is drawn. */
const VARIANTS = [
  { title: 'Faixa', value: 'faixa' },
  { title: 'Cartões', value: 'cartoes' },
] as const;

export const figuresSchema = defineType({
  name: 'figures',
  title: 'Números',
  type: 'object',
  description: 'Fatos que se podem conferir, em números: salas, horários, cidades. Nada de “98% satisfeitos”.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Faixa é uma linha só; Cartões dá mais espaço ao texto.', VARIANTS),
    headerField,
    defineField({
      name: 'items',
      title: 'Números',
      type: 'array',
      group: 'content',
      description: 'De dois a quatro.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'figure',
          title: 'Número',
          fields: [
            defineField({
              name: 'value',
              title: 'Número',
              type: 'string',
              description: 'Como “6” ou “40 min”.',
              validation: (rule) => [rule.required(), rule.max(10), rule.custom(carefulLanguage).warning()],
            }),
            defineField({
              name: 'label',
              title: 'O que é',
              type: 'string',
              description: 'Como “salas no mesmo endereço”.',
              validation: (rule) => [rule.required(), rule.max(50), rule.custom(carefulLanguage).warning()],
            }),
            defineField({
              name: 'note',
              title: 'Detalhe',
              type: 'string',
              description: 'Opcional, uma frase.',
              validation: (rule) => [rule.max(120), rule.custom(carefulLanguage).warning()],
            }),
          ],
          preview: { select: { title: 'value', subtitle: 'label' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).max(4),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Números · ${shortTitleOf(VARIANTS, variant ?? 'faixa')}` }),
  },
});

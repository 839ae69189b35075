import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { DRAWINGS } from '../../objects/drawings.ts';
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
  { title: 'Imagem à direita', value: 'direita' },
  { title: 'Imagem à esquerda', value: 'esquerda' },
  { title: 'Imagem larga, texto abaixo', value: 'larga' },
] as const;

export const imageTextSchema = defineType({
  name: 'imageText',
  title: 'Imagem e texto',
  type: 'object',
  description: 'Um texto ao lado de uma imagem, para contar algo com calma.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('De que lado fica a imagem em telas largas.', VARIANTS),
    headerField,
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'richTextBody',
      group: 'content',
      description: 'Dois ou três parágrafos curtos.',
    }),
    defineField({
      name: 'points',
      title: 'Pontos',
      type: 'array',
      group: 'content',
      description: 'Opcional. Até cinco frases curtas, com um sinal ao lado.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(carefulLanguage).warning() })],
      validation: (rule) => rule.max(5),
    }),
    defineField({
      name: 'image',
      title: 'Imagem',
      type: 'picture',
      group: 'content',
      description: 'Uma foto da clínica. Sem foto, aparece a ilustração escolhida abaixo.',
    }),
    defineField({
      name: 'drawing',
      title: 'Ilustração',
      type: 'string',
      group: 'content',
      description: 'Usada quando não há imagem.',
      options: { list: [...DRAWINGS] },
      initialValue: 'reception',
    }),
    defineField({
      name: 'ctas',
      title: 'Botões',
      type: 'array',
      group: 'content',
      description: 'Até dois.',
      of: [defineArrayMember({ type: 'cta' })],
      validation: (rule) => rule.max(2),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant', media: 'image' },
    prepare: ({ title, variant, media }) => ({
      title,
      subtitle: `Imagem e texto · ${shortTitleOf(VARIANTS, variant ?? 'direita')}`,
      media,
    }),
  },
});

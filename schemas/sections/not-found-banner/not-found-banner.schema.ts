import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { DRAWINGS } from '../../objects/drawings.ts';
import { SECTION_GROUPS, sectionFields } from '../../objects/section-fields.ts';
import { carefulLanguage } from '../../rules/advertising.ts';

export const notFoundBannerSchema = defineType({
  name: 'notFoundBanner',
  title: 'Página não encontrada',
  type: 'object',
  description: 'O que se vê em um link que não existe, com caminhos para continuar.',
  groups: SECTION_GROUPS,
  fields: [
    defineField({
      name: 'title',
      title: 'Título',
      type: 'string',
      group: 'content',
      description: 'Como “Página não encontrada”.',
      validation: (rule) => [rule.required(), rule.max(70), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'text',
      title: 'Texto',
      type: 'text',
      rows: 2,
      group: 'content',
      description: 'Uma frase que ajude a pessoa a continuar.',
      validation: (rule) => [rule.max(220), rule.custom(carefulLanguage).warning()],
    }),
    defineField({
      name: 'ctas',
      title: 'Caminhos',
      type: 'array',
      group: 'content',
      description: 'Até três botões. Vazio: início e profissionais.',
      of: [defineArrayMember({ type: 'cta' })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: 'drawing',
      title: 'Ilustração',
      type: 'string',
      group: 'content',
      description: 'O desenho ao lado do texto.',
      options: { list: [...DRAWINGS] },
      initialValue: 'forest',
    }),
    ...sectionFields,
  ],
  preview: {
    select: { title: 'title' },
    prepare: ({ title }) => ({ title, subtitle: 'Página não encontrada' }),
  },
});

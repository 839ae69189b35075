import { defineField, defineType } from '@sanity/types';

import { sectionFields, SECTION_GROUPS, surfaceField } from '../../objects/section-fields.ts';

export const richTextSchema = defineType({
  name: 'richText',
  title: 'Texto',
  type: 'object',
  description: 'Texto corrido com subtítulos, listas e links.',
  groups: SECTION_GROUPS,
  fields: [
    defineField({
      name: 'header',
      title: 'Cabeçalho',
      type: 'sectionHeader',
      group: 'content',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'body',
      title: 'Texto',
      type: 'richTextBody',
      group: 'content',
      description: 'Parágrafos curtos. Use subtítulos para dividir textos longos.',
      validation: (rule) => rule.required(),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title' },
    prepare: ({ title }) => ({ title, subtitle: 'Texto' }),
  },
});

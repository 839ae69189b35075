import { defineArrayMember, defineField, defineType } from '@sanity/types';

import { EXAM_MODALITIES } from '../../objects/choices.ts';
import {
  SECTION_GROUPS,
  headerField,
  sectionFields,
  surfaceField,
  variantField,
} from '../../objects/section-fields.ts';

export const examsSchema = defineType({
  name: 'exams',
  title: 'Exames',
  type: 'object',
  description: 'A lista dos exames, com busca por qualquer nome que as pessoas usem.',
  groups: SECTION_GROUPS,
  fields: [
    variantField('Lista leva à página de cada exame; Preparo abre o preparo ali mesmo.', [
      { title: 'Lista com busca', value: 'lista' },
      { title: 'Preparo que abre com um toque', value: 'preparo' },
    ]),
    headerField,
    defineField({
      name: 'modalities',
      title: 'Tipos de exame',
      type: 'array',
      group: 'content',
      description: 'Vazio: todos.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...EXAM_MODALITIES] },
      validation: (rule) => rule.unique(),
    }),
    surfaceField,
    ...sectionFields,
  ],
  preview: {
    select: { title: 'header.title', variant: 'variant' },
    prepare: ({ title, variant }) => ({ title, subtitle: `Exames · ${variant ?? 'lista'}` }),
  },
});
